#!/bin/sh
# Tries what docs/scale.md says about GNU parallel over ssh, on one machine: two network namespaces, each with an ssh server, which run the
# shards of a suite and of a campaign. Needs root, GNU parallel, ssh and its server. Leaves nothing behind.
#
#   Tools/two-machines.sh PROGRAM [FOLDER OF SPECS] [PLUGIN]
set -eu

program=$(realpath "${1:-.build/debug/lunette}")
specs=${2:-scripts}
plugin=${3:-fruits}
project=$PWD
work=$(mktemp -d)
shards=4

for tool in ip parallel ssh ssh-keygen; do
  command -v "$tool" >/dev/null || { echo "two-machines: $tool is missing (apt-get install iproute2 parallel openssh-client)" >&2; exit 2; }
done
server=$(command -v sshd || echo /usr/sbin/sshd)
[ -x "$server" ] || { echo "two-machines: there is no ssh server (apt-get install openssh-server)" >&2; exit 2; }
[ "$(id -u)" -eq 0 ] || { echo "two-machines: namespaces need root" >&2; exit 2; }

clean() {
  for number in 1 2; do
    if [ -f "$work/$number.pid" ]; then kill "$(cat "$work/$number.pid")" 2>/dev/null || true; fi
    ip netns del "lunette$number" 2>/dev/null || true
    ip link del "lunette$number" 2>/dev/null || true
  done
  rm -rf "$work"
}
trap clean EXIT INT TERM

mkdir -p /run/sshd
ssh-keygen -q -t ed25519 -N '' -f "$work/host"
ssh-keygen -q -t ed25519 -N '' -f "$work/key"
cp "$work/key.pub" "$work/authorized"
chmod 700 "$work"

# Each simulated machine has the address 10.77.N.2; the side that starts the jobs has 10.77.N.1.
for number in 1 2; do
  ip netns add "lunette$number"
  ip link add "lunette$number" type veth peer name eth0 netns "lunette$number"
  ip addr add "10.77.$number.1/24" dev "lunette$number"
  ip link set "lunette$number" up
  ip -n "lunette$number" addr add "10.77.$number.2/24" dev eth0
  ip -n "lunette$number" link set eth0 up
  ip -n "lunette$number" link set lo up
  ip netns exec "lunette$number" "$server" -f /dev/null -h "$work/host" -o ListenAddress="10.77.$number.2" -o PidFile="$work/$number.pid" \
    -o AuthorizedKeysFile="$work/authorized" -o StrictModes=no -o PermitRootLogin=yes -o UsePAM=no
done

cat >"$work/ssh" <<END
#!/bin/sh
exec ssh -q -i $work/key -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null "\$@"
END
chmod +x "$work/ssh"
machines="2/$work/ssh root@10.77.1.2,2/$work/ssh root@10.77.2.2"
numbers=$(seq "$shards")

echo "== a suite: the first round notes the times, the second one divides by them =="
for round in 1 2; do
  # shellcheck disable=SC2086
  parallel -S "$machines" --joblog "$work/jobs$round" \
    "cd $project && $program test $specs --timings $work/times.txt --shard {}/$shards | tail -1" ::: $numbers
  awk 'NR > 1 { total += $4; if ($4 > most) most = $4 } END { printf "the longest shard took %.2f times the mean\n", most / (total / (NR - 1)) }' "$work/jobs$round"
done
echo "$(wc -l <"$work/times.txt") tests have times"

echo "== a campaign: two machines with seeds of their own, corpora merged by copying =="
for number in 1 2; do mkdir -p "$work/machine$number"; cp -r "$project/plugins" "$work/machine$number/"; done
parallel -S "$machines" "cd $work/machine{} && $program fuzz $plugin --events 20000 --shard {}/2 | tail -1" ::: 1 2 || true
mkdir -p "$work/merged"
for number in 1 2; do cp -r "$work/machine$number/.lunette/fuzz/$plugin/." "$work/merged/"; done
echo "$(find "$work/merged/corpus" -name '*.txt' | wc -l) lists of actions in the merged corpus"
