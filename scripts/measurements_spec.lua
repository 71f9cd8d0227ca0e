-- Sizes with their units, and names of people: docs/rules/world.md 4

describe("A measurement", function()
  local five = Measurement { value = 5, unit = "kilometers" }

  it("is the same in another unit of its kind", function()
    assert.near(3.10686, five:converted("miles").value, 1e-5)
    assert.near(37.7778, Measurement { value = 100, unit = "fahrenheit" }:converted("celsius").value, 1e-4)
    assert.near(-40, Measurement { value = -40, unit = "celsius" }:converted("fahrenheit").value, 1e-4)
    assert.raises("must be a unit of length", function() five:converted "kelvin" end)
  end)

  it("is written in the units of the locale, with three decimals at most", function()
    assert.are.equal("3.107 mi", MeasurementFormatter {}:string(five))
    assert.are.equal("5 km", MeasurementFormatter { locale = "de_DE" }:string(five))
    assert.are.equal("0,5 km", MeasurementFormatter { locale = "de_DE" }:string(Measurement { value = 0.5, unit = "kilometers" }))
    assert.are.equal("68°F", MeasurementFormatter {}:string(Measurement { value = 20, unit = "celsius" }))
    assert.are.equal("20 °C", (MeasurementFormatter { locale = "fr_FR" }:string(Measurement { value = 68, unit = "fahrenheit" }):gsub("\u{202F}", " "):gsub("\u{A0}", " ")))
  end)

  it("keeps its unit, takes a fitting one or none, and has a long or a short form", function()
    local formatter = MeasurementFormatter { unitOptions = { "providedUnit" }, unitStyle = "long" }
    assert.are.equal("5 kilometers", formatter:string(five))
    assert.are.equal("1 kilometer", formatter:string(Measurement { value = 1, unit = "kilometers" }))
    formatter.unitStyle = "short"
    assert.are.equal("5km", formatter:string(five))
    formatter.numberFormatter = NumberFormatter { minimumFractionDigits = 2 }
    assert.are.equal("5.00km", formatter:string(five))
    local german = MeasurementFormatter { locale = "de_DE", unitOptions = { "naturalScale" } }
    assert.are.equal("1,5 km", german:string(Measurement { value = 1500, unit = "meters" }))
    assert.are.equal("20 g", german:string(Measurement { value = 0.02, unit = "kilograms" }))
    german.unitOptions = { "temperatureWithoutUnit" }
    assert.are.equal("20°", german:string(Measurement { value = 20, unit = "celsius" }))
  end)

  it("says which units there are", function()
    assert.raises("did you mean \"kilometers\"", function() return Measurement { value = 1, unit = "kilometres" } end)
    assert.raises("no unit", function() return Measurement { value = 1 } end)
  end)

  it("of any size is a text", function()
    for _, value in ipairs { 1e308, -1e308, -1e-308, 0, -0.0 } do
      assert.are.equal("string", type(MeasurementFormatter {}:string(Measurement { value = value, unit = "meters" })))
    end
    assert.raises("a finite number", function() return Measurement { value = 0 / 0, unit = "meters" } end)
  end)
end)

describe("The name of a person", function()
  local ada = PersonNameComponents { namePrefix = "Lady", givenName = "Ada", middleName = "K", familyName = "Byron", nickname = "Addie" }

  it("is as long as its style", function()
    local formatter = PersonNameComponentsFormatter {}
    assert.are.equal("Ada Byron", formatter:string(ada))
    for style, text in pairs { short = "Addie", medium = "Ada Byron", long = "Lady Ada K Byron", abbreviated = "AB" } do
      formatter.style = style
      assert.are.equal(text, formatter:string(ada))
    end
    assert.are.equal("", formatter:string(PersonNameComponents {}))
  end)

  it("has the family first where its letters want it", function()
    local name = PersonNameComponents { givenName = "太郎", familyName = "山田" }
    assert.are.equal("山田太郎", PersonNameComponentsFormatter {}:string(name))
    assert.are.equal("山田", PersonNameComponentsFormatter { style = "abbreviated" }:string(name))
  end)
end)
