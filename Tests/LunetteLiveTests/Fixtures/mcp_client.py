# Drives `lunette mcp` with the protocol's official client. Arguments: the lunette program, the project's folder.
import asyncio
import base64
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


def failed(result):
    """Of both of the client's generations."""
    return getattr(result, "is_error", False) or getattr(result, "isError", False)


async def main(program, project):
    server = StdioServerParameters(command=program, args=["mcp"], cwd=project)
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        await session.initialize()
        names = {tool.name for tool in (await session.list_tools()).tools}
        assert {"launch", "tap", "frame", "seek", "evaluate", "recording"} <= names, names

        async def call(tool, **arguments):
            result = await session.call_tool(tool, arguments)
            assert not failed(result), (tool, result.content)
            return result.content[0]

        await call("launch", plugin="fruits")
        await call("tap", target="Cherry")
        await call("settle")
        selected = await call("evaluate", code="app.table:cellForRow(app.table.indexPathForSelectedRow).textLabel.text")
        assert selected.text == "Cherry\n", selected
        end = (await call("frame")).text
        assert "Cherry" in end
        picture = await session.call_tool("frame", {"form": "png"})
        if not failed(picture):  # a machine without librsvg says so
            assert base64.b64decode(picture.content[0].data).startswith(b"\x89PNG")
        await call("seek", frame=0)
        assert (await call("frame")).text != end
        await call("seek", frame=3)
        resources = (await session.list_resources()).resources
        assert any(str(resource.uri).endswith("reference/classes.md") for resource in resources)
        code = (await call("recording")).text
        assert code.startswith('local app = launch("fruits")\napp:tap("Cherry")\n'), code
        await call("recording", path=".build/mcp-recording.lua", overwrite=True)
        wrong = await session.call_tool("tap", {"target": "Chery"})
        assert failed(wrong) and "Cherry" in wrong.content[0].text, wrong
        # Who did it: docs/why.md
        await call("evaluate", code="app.table.alpha = 0.5")
        why = (await call("why", question="set", target="UITableView.alpha")).text
        assert "from 1 to 0.5" in why, why
        ran = (await call("why", question="ran", target="3")).text
        assert "didSelectRowAt" in ran and "instructions" in ran, ran
        for arguments, words in (({"question": "sett", "target": "x"}, "set"), ({"question": "set", "target": "UITableView.alhpa"}, "alpha"),
                                 ({"question": "hidden", "target": "Chery"}, "Cherry"), ({"question": "set", "target": "Cherry.alpha", "at": "x"}, "moment")):
            try:
                bad = await session.call_tool("why", arguments)
                assert failed(bad) and words in bad.content[0].text, bad
            except Exception as error:  # a wrong parameter is an error of the protocol
                assert words in str(error), error
    print("fine")


asyncio.run(main(*sys.argv[1:]))
