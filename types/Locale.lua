---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What Locale { ... } takes.
---@class Locale.Properties
---@field identifier? Locale|string Language and region: "de_DE".

---How dates and numbers are written: Locale { identifier = "de_DE" }.
---@class Locale
---@field current Locale The device's locale, as it is now.
---@field autoupdatingCurrent Locale The device's locale, as it is now.
---@field availableIdentifiers string[] The locales that have words, by their identifiers.
---@field isoRegionCodes string[] The codes of all regions.
---@field isoLanguageCodes string[] The codes of all languages.
---@field preferredLanguages string[] The languages that the user reads, the best first.
---@field identifier string Language and region: "de_DE". Read-only.
---@field languageCode string The language: "de". Read-only.
---@field regionCode string|any The region, "DE", or nil. Read-only.
---@field scriptCode string|any The script, "Hant", or nil. Read-only.
---@field language table<string, table<string, string>> The language in its parts: { languageCode = { identifier = "de" }, script =, region = }, the last two with an identifier, or nil. Read-only.
---@field region table<string, string>|any The region: { identifier = "DE" }, or nil. Read-only.
---@field currency table<string, string>|any The money of the region: { identifier = "EUR" }, or nil. Read-only.
---@field measurementSystem string "metric", "us" or "uk". Read-only.
---@field usesMetricSystem boolean Whether people reckon in metres. Read-only.
---@field quotationBeginDelimiter string What stands before quoted words. Read-only.
---@field quotationEndDelimiter string What stands behind quoted words. Read-only.
---@field alternateQuotationBeginDelimiter string What stands before words that are quoted in quoted ones. Read-only.
---@field alternateQuotationEndDelimiter string What stands behind words that are quoted in quoted ones. Read-only.
---@field decimalSeparator string What stands before the fraction of a number. Read-only.
---@field groupingSeparator string What stands between the thousands of a number. Read-only.
---@field currencyCode string The money of the region: "EUR". Read-only.
---@field currencySymbol string The sign of that money. Read-only.
---@field super Locale
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: Locale.Properties): Locale
Locale = {}

---"leftToRight" or "rightToLeft", as a language is written.
---@param language string
---@return string
function Locale.characterDirection(language) end

---The name of a language in this locale's language, or nil.
---@param code string
---@return string|any
function Locale:localizedStringForLanguageCode(code) end

---The name of a region in this locale's language, or nil.
---@param code string
---@return string|any
function Locale:localizedStringForRegionCode(code) end

---The name of a script in this locale's language, or nil.
---@param code string
---@return string|any
function Locale:localizedStringForScriptCode(code) end

---The name of a variant in this locale's language, or nil.
---@param code string
---@return string|any
function Locale:localizedStringForVariantCode(code) end

---The name of a locale in this locale's language, or nil.
---@param code string
---@return string|any
function Locale:localizedStringForIdentifier(code) end

---The name of a kind of money in this locale's language, or nil.
---@param code string
---@return string|any
function Locale:localizedStringForCurrencyCode(code) end

---The same under Foundation's labels: { forLanguageCode = "de" }, { forRegionCode = "FR" }.
---@param code table
---@return string|any
function Locale:localizedString(code) end
