/// What Lua writes for the methods of Swift's texts, lists and numbers, which ported code calls most.
extension Advice {
  /// What to write in place of Swift's methods, by name; `text`, `list` and `n` are the value.
  static let methodsOfSwift: [String: String] = [
    "hasPrefix": "write text:sub(1, #start) == start",
    "hasSuffix": "write text:sub(-#ending) == ending",
    "uppercased": "write text:upper()",
    "lowercased": "write text:lower()",
    "capitalized": "write (text:gsub(\"%a+\", function(w) return w:sub(1, 1):upper() .. w:sub(2):lower() end))",
    "trimmingCharacters": "write text:match(\"^%s*(.-)%s*$\")",
    "components": "write for part in text:gmatch(\"[^,]+\") do",
    "split": "write for part in text:gmatch(\"[^,]+\") do",
    "contains": "a text: text:find(part, 1, true) ~= nil; a list: a loop over ipairs(list)",
    "replacingOccurrences": "write text:gsub(\"old\", \"new\"), whose first result is the text",
    "map": "write for i, value in ipairs(list) do result[i] = change(value) end",
    "compactMap": "write for _, value in ipairs(list) do result[#result + 1] = change(value) end, which leaves nil out",
    "flatMap": "write a loop over ipairs(list)",
    "filter": "write for _, value in ipairs(list) do if fits(value) then result[#result + 1] = value end end",
    "reduce": "write local sum = 0 for _, value in ipairs(list) do sum = sum + value end",
    "forEach": "write for _, value in ipairs(list) do",
    "enumerated": "write for i, value in ipairs(list) do, where i counts from 1",
    "sorted": "write table.sort(list, function(a, b) return a < b end), which sorts the list itself",
    "joined": "write table.concat(list, \", \")",
    "write": "a text is its bytes: write Data.write(text, url), or FileManager.default:createFile(path, text)",
    "base64EncodedString": "write Data.base64EncodedString(text)",
    "data": "a text is its bytes: write the text itself",
    "append": "write list[#list + 1] = value, or text .. more",
    "removeAll": "write list = {}",
    "removeLast": "write table.remove(list)",
    "firstIndex": "write for i, value in ipairs(list) do if value == wanted then return i end end",
    "formatted": "write NumberFormatter { numberStyle = \"decimal\" }:string(n), or date:formatted()",
  ]
}
