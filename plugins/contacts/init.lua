-- A list of people in sections by their first letter: headers that float, footers that count, and an index bar at the right.

local names = {
  "Ada", "Agnes", "Alan", "Barbara", "Betty", "Blaise", "Carl", "Clara", "Claude", "Dana", "Donald", "Edsger", "Emmy", "Erna", "Frances", "Fritz",
  "Grace", "Gottfried", "Hedy", "Ida", "Joan", "John", "Jean", "Karen", "Kathleen", "Konrad", "Leonhard", "Lise", "Margaret", "Marie",
  "Mary", "Niklaus", "Noriko", "Olga", "Pierre", "Radia", "Rosalind", "Shafi", "Sofia", "Sophie", "Stephen", "Thelma", "Tony",
  "Ursula", "Vera", "Vint", "Whitfield", "Yvonne", "Zora",
}

-- { { letter = "A", people = { "Ada", ... } }, ... }, in the order of the names
local sections = {}
for _, name in ipairs(names) do
  local letter = name:sub(1, 1)
  if #sections == 0 or sections[#sections].letter ~= letter then sections[#sections + 1] = { letter = letter, people = {} } end
  local people = sections[#sections].people
  people[#people + 1] = name
end

local contacts = { name = "Contacts", sections = sections }

function contacts:numberOfSections(tableView) return #sections end

function contacts:numberOfRowsInSection(tableView, section) return #sections[section].people end

function contacts:titleForHeaderInSection(tableView, section) return sections[section].letter end

function contacts:titleForFooterInSection(tableView, section)
  local count = #sections[section].people
  return count > 2 and count .. " people" or nil
end

function contacts:cellForRowAt(tableView, indexPath)
  local cell = tableView:dequeueReusableCell("person") or UITableViewCell { reuseIdentifier = "person" }
  cell.textLabel.text = sections[indexPath.section].people[indexPath.row]
  return cell
end

-- The index bar has every letter, also letters with which no person's name begins.
local letters = {}
for code = string.byte "A", string.byte "Z" do letters[#letters + 1] = string.char(code) end

function contacts:sectionIndexTitles(tableView) return letters end

--- The section of a letter; for a letter without a section, the next section.
function contacts:sectionForSectionIndexTitle(tableView, title, index)
  for number, section in ipairs(sections) do
    if section.letter >= title then return number end
  end
  return #sections
end

return contacts
