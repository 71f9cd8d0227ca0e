---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICollectionLayoutListConfiguration { ... } takes.
---@class UICollectionLayoutListConfiguration.Properties
---@field appearance? UICollectionLayoutListConfiguration.Appearance The look, which must be given.
---@field showsSeparators? boolean Whether there are lines between rows.
---@field backgroundColor? UIColor|string Behind the list; nil for the system's.
---@field headerMode? UICollectionLayoutListConfiguration.HeaderMode Whether sections have headers, or their first item is one.
---@field footerMode? UICollectionLayoutListConfiguration.FooterMode Whether sections have footers.
---@field headerTopPadding? number The room above each section; nil for the system's. Points.
---@field leadingSwipeActionsConfigurationProvider? function Called as provider(indexPath) when a row is swiped; it returns the actions at its start as a UISwipeActionsConfiguration, or nil.
---@field trailingSwipeActionsConfigurationProvider? function Called as provider(indexPath) when a row is swiped; it returns the actions at its end as a UISwipeActionsConfiguration, or nil.
---@field itemSeparatorHandler? function Called as handler(indexPath, separator) for each row; it returns the UIListSeparatorConfiguration that it shall have.

---What a list in a collection view looks like: UICollectionViewCompositionalLayout.list(UICollectionLayoutListConfiguration { appearance = "insetGrouped" }).
---@class UICollectionLayoutListConfiguration
---@field appearance UICollectionLayoutListConfiguration.Appearance The look. Read-only.
---@field showsSeparators boolean Whether there are lines between rows.
---@field backgroundColor UIColor|string|nil Behind the list; nil for the system's.
---@field headerMode UICollectionLayoutListConfiguration.HeaderMode Whether sections have headers, or their first item is one.
---@field footerMode UICollectionLayoutListConfiguration.FooterMode Whether sections have footers.
---@field headerTopPadding number|nil The room above each section; nil for the system's. Points.
---@field leadingSwipeActionsConfigurationProvider function|nil Called as provider(indexPath) when a row is swiped; it returns the actions at its start as a UISwipeActionsConfiguration, or nil.
---@field trailingSwipeActionsConfigurationProvider function|nil Called as provider(indexPath) when a row is swiped; it returns the actions at its end as a UISwipeActionsConfiguration, or nil.
---@field itemSeparatorHandler function|nil Called as handler(indexPath, separator) for each row; it returns the UIListSeparatorConfiguration that it shall have.
---@field super UICollectionLayoutListConfiguration
---@field init? fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@overload fun(properties?: UICollectionLayoutListConfiguration.Properties): UICollectionLayoutListConfiguration
UICollectionLayoutListConfiguration = {}
