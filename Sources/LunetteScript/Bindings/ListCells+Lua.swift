import Foundation
import Lua
import LunetteKit

extension UIBackgroundConfiguration: NamedStruct { static var luaName: String { "UIBackgroundConfiguration" } }
extension UIListSeparatorConfiguration: NamedStruct { static var luaName: String { "UIListSeparatorConfiguration" } }
extension UIListSeparatorConfiguration.Visibility: LuaEnum {}
extension UIViewConfigurationState: LuaObject {
  /// Keys of an app's own are asked for and given without a declaration. Source: Apple, UIConfigurationState's subscript
  public func push(on stack: LuaStack) { pushBox(on: stack)?.pointee.flags |= UInt16(LSHIM_OPEN) }
}
extension UICellAccessory: LuaObject {}
extension UICellAccessory.DisplayedState: LuaEnum {}
extension UICellAccessory.OutlineStyle: LuaEnum {}
extension UICellAccessory.Placement: LuaEnum {}
extension UICollectionLayoutListConfiguration: LuaObject {}
extension UICollectionLayoutListConfiguration: CompanionKeeper {}
extension UICollectionLayoutListConfiguration.Appearance: LuaEnum {}
extension UICollectionLayoutListConfiguration.HeaderMode: LuaEnum {}
extension UICollectionLayoutListConfiguration.FooterMode: LuaEnum {}
extension UICollectionViewCellRegistration: LuaObject {}
extension UICollectionViewSupplementaryRegistration: LuaObject {}

/// Cells of lists, what they are made of, and how lists look. Source: docs/rules/lists.md 2
extension Registry {
  static func listCells(_ r: RegistryBuilder) {
    configurationStates(r)
    cellAccessories(r)
    listConfigurations(r)
    registrations(r)
    r.type(
      UICollectionViewListCell.self, "UICollectionViewListCell", inherits: "UICollectionViewCell", doc: "A row of a list in a collection view."
    ) { c in
      c.constructor { _ in UICollectionViewListCell() }
      c.property("accessories", "Signs and controls beside the content: UICellAccessory.disclosureIndicator().", \.accessories)
      c.property("indentationLevel", "How far the content is indented, in steps of indentationWidth.", \.indentationLevel)
      c.property("indentationWidth", "The width of a step of the indentation; 10 by default.", unit: .points, \.indentationWidth)
      c.property("indentsAccessories", "Whether accessories before the content are indented, too.", \.indentsAccessories)
      c.property("separatorLayoutGuide", "A guide for the ends of the line below the cell.", get: \.separatorLayoutGuide)
      c.method("defaultContentConfiguration", "A configuration without texts and image.") { (cell: UICollectionViewListCell) in
        ScriptStruct(cell.defaultContentConfiguration())
      }
      c.method("defaultBackgroundConfiguration", "What rows of the list have behind their content.") { (cell: UICollectionViewListCell) in
        ScriptStruct(cell.defaultBackgroundConfiguration())
      }
    }
  }

  private static func configurationStates(_ r: RegistryBuilder) {
    r.type(
      UIViewConfigurationState.self, "UIViewConfigurationState",
      doc: "What the looks of a header or footer depend on. Keys of your own need no declaration, and are nil where nobody has set them."
    ) { c in
      c.constructor { _ in UIViewConfigurationState(traitCollection: UITraitCollection.current) }
      c.property("isSelected", "Whether the item is selected.", \.isSelected)
      c.property("isHighlighted", "Whether a finger is on the view.", \.isHighlighted)
      c.property("isDisabled", "Whether the view takes no touches.", \.isDisabled)
      c.property("isFocused", "Whether the view has the focus; always false.", \.isFocused)
      c.property("isPinned", "Whether the view is pinned; always false.", \.isPinned)
      c.property("traitCollection", "The traits of the view.", get: \.traitCollection)
    }
    r.type(
      UICellConfigurationState.self, "UICellConfigurationState", inherits: "UIViewConfigurationState",
      doc: "What a cell's looks depend on. Keys of your own need no declaration, and are nil where nobody has set them."
    ) { c in
      c.constructor { _ in UICellConfigurationState(traitCollection: UITraitCollection.current) }
      c.property("isEditing", "Whether the list is being edited.", \.isEditing)
      c.property("isSwiped", "Whether the row is swiped open.", \.isSwiped)
      c.property("isExpanded", "Whether the items below this one are shown.", \.isExpanded)
      c.property("isReordering", "Whether the cell hangs from a finger.", \.isReordering)
    }
    r.type(ScriptStruct<UIBackgroundConfiguration>.self, "UIBackgroundConfiguration", doc: "What stands behind a cell's content.") { c in
      typealias Background = UIBackgroundConfiguration
      c.constructor { _ in ScriptStruct(Background.clear()) }
      c.function("clear", "Nothing.") { ScriptStruct(Background.clear()) }
      c.function("listPlainCell", "As of a cell of a plain list.") { ScriptStruct(Background.listPlainCell()) }
      c.function("listGroupedCell", "As of a cell of a grouped list.") { ScriptStruct(Background.listGroupedCell()) }
      c.function("listSidebarCell", "As of a cell of a sidebar.") { ScriptStruct(Background.listSidebarCell()) }
      c.function("listAccompaniedSidebarCell", "The same.") { ScriptStruct(Background.listAccompaniedSidebarCell()) }
      c.function("listPlainHeaderFooter", "As of a header of a plain list.") { ScriptStruct(Background.listPlainHeaderFooter()) }
      c.function("listGroupedHeaderFooter", "As of a header of a grouped list.") { ScriptStruct(Background.listGroupedHeaderFooter()) }
      c.function("listSidebarHeader", "As of a header of a sidebar.") { ScriptStruct(Background.listSidebarHeader()) }
      c.property(
        "backgroundColor", "The colour; nil is the view's tint.", get: \.value.backgroundColor,
        set: { $0.value.setColor($1) })
      c.property("cornerRadius", "The radius of the corners.", unit: .points, \.value.cornerRadius)
      c.property("backgroundInsets", "The room around it.", unit: .points, \.value.backgroundInsets)
      c.property("strokeColor", "The colour of the stroke; nil is the view's tint.", \.value.strokeColor)
      c.property("strokeWidth", "The width of the stroke; 0 is none.", unit: .points, \.value.strokeWidth)
      c.property("strokeOutset", "How far outside of the edge the stroke is.", unit: .points, \.value.strokeOutset)
      c.property("customView", "A view in place of the colour, or nil.", \.value.customView)
      c.property("visualEffect", "An effect under the colour, or nil.", \.value.visualEffect)
      c.property("image", "An image over the colour, or nil.", get: { $0.value.image.map(ScriptImage.init) }, set: { $0.value.image = $1?.image })
      c.property("imageContentMode", "How the image fills the background.", \.value.imageContentMode)
      transformer(c, "backgroundColorTransformer", "the colour", \.backgroundColorTransformer)
      transformer(c, "strokeColorTransformer", "the colour of the stroke", \.strokeColorTransformer)
      c.method("updated", "The configuration as it looks in a state.", args: "state") {
        (background: ScriptStruct<Background>, state: UIViewConfigurationState) in ScriptStruct(background.value.updated(for: state))
      }
    }
  }

  private static func cellAccessories(_ r: RegistryBuilder) {
    r.type(UICellAccessory.self, "UICellAccessory", doc: "A sign or control beside a list cell's content: UICellAccessory.checkmark().") { c in
      func simple(_ name: String, _ doc: String, _ kind: UICellAccessory.Kind) {
        c.function(name, doc, args: "options") { (options: AccessoryOptions?) in try (options ?? AccessoryOptions()).accessory(kind) }
      }
      simple("disclosureIndicator", "A sign that a tap shows more.", .disclosureIndicator)
      simple("checkmark", "A tick.", .checkmark)
      simple("detail", "A button with an i; actionHandler() is called.", .detail)
      simple("delete", "A minus before the content, while editing: a tap opens the trailing swipe actions, or calls actionHandler().", .delete)
      simple("insert", "A plus before the content, while editing; actionHandler() is called.", .insert)
      simple("reorder", "A handle by which a finger moves the row, while editing unless displayed says otherwise.", .reorder)
      simple("multiselect", "A circle before the content, while editing.", .multiselect)
      c.function("outlineDisclosure", "A sign that opens and closes what is below the item: { style = \"header\" }.", args: "options") {
        (options: AccessoryOptions?) in
        try (options ?? AccessoryOptions()).accessory(.outlineDisclosure(options?.style ?? options?.options?.style ?? .automatic))
      }
      c.function("label", "A grey text at the end: { text = \"12\" }.", args: "options") { (options: AccessoryOptions) in
        try options.accessory(.label(options.text ?? ""))
      }
      c.function(
        "popUpMenu", "A button that shows what is chosen in a menu with the option singleSelection, and opens it: { menu = menu }.", args: "options"
      ) { (options: AccessoryOptions) in
        guard let menu = options.menu else { throw LuaMismatch(wanted: "menu = a UIMenu", got: "no menu") }
        return try options.accessory(.popUpMenu(menu))
      }
      c.function("customView", "A view of your own: { customView = view, placement = \"trailing\" }.", args: "options") { (options: AccessoryOptions) in
        guard let view = options.customView ?? options.configuration?.customView else {
          throw LuaMismatch(wanted: "customView = a UIView", got: "no customView")
        }
        return try options.accessory(.customView(view, options.placement ?? options.configuration?.placement ?? .trailing))
      }
      c.property("displayed", "Whether it is shown always, or only while the collection view is or is not being edited.", get: \.displayed)
      c.property("isHidden", "Whether it is not shown.", get: \.isHidden)
    }
  }

  private static let (leadingProvider, trailingProvider, separatorHandler) = (FunctionCompanion.Key(), FunctionCompanion.Key(), FunctionCompanion.Key())

  private static func listConfigurations(_ r: RegistryBuilder) {
    typealias Configuration = UICollectionLayoutListConfiguration
    r.type(
      Configuration.self, "UICollectionLayoutListConfiguration",
      doc:
        "What a list in a collection view looks like: UICollectionViewCompositionalLayout.list(UICollectionLayoutListConfiguration { appearance = \"insetGrouped\" })."
    ) { c in
      c.state("appearance") { $0.appearance }
      c.constructor { a in
        guard let appearance = try a.take("appearance", as: Configuration.Appearance.self, "The look, which must be given.") else {
          throw LuaMismatch(wanted: "appearance = \(Configuration.Appearance.luaTypeName)", got: "no appearance")
        }
        return Configuration(appearance: appearance)
      }
      c.property("appearance", "The look.", get: \.appearance)
      c.property("showsSeparators", "Whether there are lines between rows.", \.showsSeparators)
      c.property(
        "separatorConfiguration", "The lines of all rows, which itemSeparatorHandler gets for each row.",
        get: { (configuration: Configuration) in
          ScriptStruct(
            configuration.separatorConfiguration, read: { configuration.separatorConfiguration }, write: { configuration.separatorConfiguration = $0 })
        }, set: { $0.separatorConfiguration = $1.value })
      c.property("backgroundColor", "Behind the list; nil for the system's.", \.backgroundColor)
      c.property("headerMode", "Whether sections have headers, or their first item is one.", \.headerMode)
      c.property("footerMode", "Whether sections have footers.", \.footerMode)
      c.property("headerTopPadding", "The room above each section; nil for the system's.", unit: .points, \.headerTopPadding)
      func provider(
        _ name: String, _ side: String, _ key: FunctionCompanion.Key, _ path: ReferenceWritableKeyPath<Configuration, Configuration.SwipeProvider?>
      ) {
        c.property(
          name, "Called as provider(indexPath) when a row is swiped; it returns the actions at its \(side) as a UISwipeActionsConfiguration, or nil.",
          get: { FunctionCompanion.function(key, of: $0) },
          set: { (configuration: Configuration, function: LuaFunction?) in
            let callback = FunctionCompanion.set(key, function, of: configuration)
            configuration[keyPath: path] = callback.map { callback in
              { indexPath in callback.answer(RowPath(indexPath), as: UISwipeActionsConfiguration?.self, named: name) ?? nil }
            }
          })
        c.calls(with: ["indexPath": RowPath.luaType])
      }
      provider("leadingSwipeActionsConfigurationProvider", "start", leadingProvider, \.leadingSwipeActionsConfigurationProvider)
      provider("trailingSwipeActionsConfigurationProvider", "end", trailingProvider, \.trailingSwipeActionsConfigurationProvider)
      c.property(
        "itemSeparatorHandler", "Called as handler(indexPath, separator) for each row; it returns the UIListSeparatorConfiguration that it shall have.",
        get: { FunctionCompanion.function(separatorHandler, of: $0) },
        set: { (configuration: Configuration, function: LuaFunction?) in
          let callback = FunctionCompanion.set(separatorHandler, function, of: configuration)
          configuration.itemSeparatorHandler = callback.map { callback in
            { indexPath, separator in
              let list: [any LuaPushable] = [RowPath(indexPath), ScriptStruct(separator)]
              return callback.answer(list: list, as: ScriptStruct<UIListSeparatorConfiguration>.self, named: "itemSeparatorHandler")?.value ?? separator
            }
          }
        })
      c.calls(with: ["indexPath": RowPath.luaType, "separator": ScriptStruct<UIListSeparatorConfiguration>.luaType])
    }
    r.type(ScriptStruct<UIListSeparatorConfiguration>.self, "UIListSeparatorConfiguration", doc: "The lines of a row of a list.") { c in
      c.constructor { a in
        _ = try a.take(
          "listAppearance", as: UICollectionLayoutListConfiguration.Appearance.self, "The look of the list; the lines are the same in all.")
        return ScriptStruct(UIListSeparatorConfiguration())
      }
      c.property("color", "The colour; nil for the system's.", \.value.color)
      c.property(
        "bottomSeparatorVisibility", "Whether there is a line below the row; automatic is one except below the last row of a group.",
        \.value.bottomSeparatorVisibility)
      c.property("bottomSeparatorInsets", "How far from the sides it ends; nil for the system's.", unit: .points, \.value.bottomSeparatorInsets)
      c.property("topSeparatorVisibility", "Whether there is a line above the row; automatic is none.", \.value.topSeparatorVisibility)
      c.property("topSeparatorInsets", "How far from the sides that one ends; nil for the system's.", unit: .points, \.value.topSeparatorInsets)
    }
  }

  private static func registrations(_ r: RegistryBuilder) {
    r.type(
      UICollectionViewCellRegistration.self, "UICollectionViewCellRegistration",
      doc: "Makes and fills cells: UICollectionView.CellRegistration { cellClass = UICollectionViewListCell, handler = function(cell, indexPath, item) end }."
    ) { c in
      c.constructor { a in
        let cellClass = try a.take("cellClass", as: ViewClass<UICollectionViewCell>.self, "The cells' class; UICollectionViewListCell if it is left out.")
        guard
          let handler = try a.take(
            "handler", as: LuaFunction.self, "Called as handler(cell, indexPath, item) for each cell.",
            calledWith: ["cell": UICollectionViewListCell.luaType.orDerived, "indexPath": RowPath.luaType, "item": .any]
          ).map(Callback.init)
        else {
          throw LuaMismatch(wanted: "handler = a function(cell, indexPath, item)", got: "no handler")
        }
        let registration = UICollectionViewCellRegistration { frame in
          cellClass.map { $0.make(frame: frame) ?? UICollectionViewCell(frame: frame) } ?? UICollectionViewListCell(frame: frame)
        } handler: { cell, path, item in
          handler.call(list: [cell, RowPath(path), item as? LuaReference])
        }
        registration.cause = (cellClass, handler)
        return registration
      }
    }
    r.type(
      UICollectionViewSupplementaryRegistration.self, "UICollectionViewSupplementaryRegistration",
      doc:
        "The same for headers and footers: UICollectionView.SupplementaryRegistration { elementKind = \"header\", handler = function(view, kind, indexPath) end }."
    ) { c in
      c.constructor { a in
        let viewClass = try a.take(
          "supplementaryClass", as: ViewClass<UICollectionReusableView>.self, "The views' class; UICollectionViewListCell if it is left out.")
        guard let kind = try a.take("elementKind", as: String.self, "The kind of the views, which must be given.") else {
          throw LuaMismatch(wanted: "elementKind = a string", got: "no elementKind")
        }
        guard
          let handler = try a.take(
            "handler", as: LuaFunction.self, "Called as handler(view, kind, indexPath) for each view.",
            calledWith: ["view": UICollectionViewListCell.luaType.orDerived, "kind": .string, "indexPath": RowPath.luaType]
          ).map(Callback.init)
        else {
          throw LuaMismatch(wanted: "handler = a function(view, kind, indexPath)", got: "no handler")
        }
        let registration = UICollectionViewSupplementaryRegistration(elementKind: kind) { frame in
          viewClass.map { $0.make(frame: frame) ?? UICollectionReusableView(frame: frame) } ?? UICollectionViewListCell(frame: frame)
        } handler: { view, kind, path in
          handler.call(view, kind, RowPath(path))
        }
        registration.cause = (viewClass, handler)
        return registration
      }
      c.property("elementKind", "The kind of the views.", get: \.elementKind)
    }
  }

  /// Declares the registrations of collection views.
  static func collectionRegistrations(_ c: ClassBuilder<UICollectionView>) {
    c.value("CellRegistration", "The class of registrations of cells.") { NestedClass(name: "UICollectionViewCellRegistration") }
    c.value("SupplementaryRegistration", "The class of registrations of supplementary views.") {
      NestedClass(name: "UICollectionViewSupplementaryRegistration")
    }
    c.method(
      "dequeueConfiguredReusableCell", "A cell of a registration, filled by its handler.", args: "registration", "indexPath", "item"
    ) { (v: UICollectionView, registration: UICollectionViewCellRegistration, path: RowPath, item: LuaReference?) in
      v.dequeueConfiguredReusableCell(using: registration, for: path.indexPath, item: item)
    }
    c.method(
      "dequeueConfiguredReusableSupplementary", "A supplementary view of a registration, filled by its handler.", args: "registration", "indexPath"
    ) { (v: UICollectionView, registration: UICollectionViewSupplementaryRegistration, path: RowPath) in
      v.dequeueConfiguredReusableSupplementary(using: registration, for: path.indexPath)
    }
    c.method(
      "reconfigureItems", "Asks for the contents of these items again: cellForItemAt dequeues the cells that they have.", args: "indexPaths"
    ) { (v: UICollectionView, paths: [RowPath]) in v.reconfigureItems(at: paths.map(\.indexPath)) }
    c.property("isEditing", "Whether cells show what belongs to editing.", \.isEditing)
    c.method("setEditing", "Sets isEditing, with an animation.", args: "editing", "animated") { (v: UICollectionView, editing: Bool, animated: Bool?) in
      v.edit(editing, animated: animated ?? false)
    }
  }
}

/// Source: Apple, UICellAccessory.DisclosureIndicatorOptions and its likes
private struct AccessoryLooks: OptionTable {
  @LuaOption("Whether it is not shown.") var isHidden: Bool? = nil
  @LuaOption("Its colour.") var tintColor: UIColor? = nil
  @LuaOption("Of an outline disclosure: header, cell or automatic.") var style: UICellAccessory.OutlineStyle? = nil
  @LuaOption("Of a label: its font.") var font: ScriptFont? = nil
  @LuaOption("Of a label. Kept only.") var adjustsFontForContentSizeCategory: Bool? = nil
  @LuaOption("Taken, without effect: the usual width is kept.") var reservedLayoutWidth: LuaReference? = nil
  @LuaOption("Of a handle. Taken, without effect.") var showsVerticalSeparator: Bool? = nil
  @LuaOption("Of a sign of editing. Taken, without effect.") var backgroundColor: UIColor? = nil
}

/// Source: Apple, UICellAccessory.CustomViewConfiguration
private struct AccessoryView: OptionTable {
  @LuaOption("The view.") var customView: UIView? = nil
  @LuaOption("Leading or trailing.") var placement: UICellAccessory.Placement? = nil
  @LuaOption("Whether it is not shown.") var isHidden: Bool? = nil
  @LuaOption("Its colour.") var tintColor: UIColor? = nil
  @LuaOption("Taken, without effect: the view has the place that it needs.") var reservedLayoutWidth: LuaReference? = nil
  @LuaOption("Taken, without effect: the view keeps its size.") var maintainsFixedSize: Bool? = nil
}

/// `{ displayed =, isHidden =, tintColor =, actionHandler = }` and what single kinds have.
private struct AccessoryOptions: OptionTable {
  @LuaOption("Whether it is shown always, or only while the collection view is or is not being edited.") var displayed: UICellAccessory.DisplayedState? = nil
  @LuaOption("Whether it is not shown.") var isHidden: Bool? = nil
  @LuaOption("Its colour.") var tintColor: UIColor? = nil
  @LuaOption("Called without arguments when it is tapped.") var actionHandler: LuaFunction? = nil
  @LuaOption("Of an outline disclosure: header, cell or automatic.") var style: UICellAccessory.OutlineStyle? = nil
  @LuaOption("Of a label: its text.") var text: String? = nil
  @LuaOption("Of a pop-up menu: the menu.") var menu: UIMenu? = nil
  @LuaOption("Of a custom view: the view.") var customView: UIView? = nil
  @LuaOption("Of a custom view: leading or trailing.") var placement: UICellAccessory.Placement? = nil
  @LuaOption("The looks in a table of their own, as UIKit takes them: { tintColor =, isHidden =, style = }.") var options: AccessoryLooks? = nil
  @LuaOption("Of a custom view, in a table of their own: { customView =, placement = }.") var configuration: AccessoryView? = nil
  @LuaOption("Of a label: its font.") var font: ScriptFont? = nil
  @LuaOption("Of a label. Kept only.") var adjustsFontForContentSizeCategory: Bool? = nil
  @LuaOption("Taken, without effect: the usual width is kept.") var reservedLayoutWidth: LuaReference? = nil
  @LuaOption("Of a handle. Taken, without effect.") var showsVerticalSeparator: Bool? = nil
  @LuaOption("Of a sign of editing. Taken, without effect.") var backgroundColor: UIColor? = nil
  @LuaOption("Of a custom view. Taken, without effect: the view keeps its size.") var maintainsFixedSize: Bool? = nil

  func accessory(_ kind: UICellAccessory.Kind) throws -> UICellAccessory {
    let callback = actionHandler.map(Callback.init)
    let accessory = UICellAccessory(
      kind, displayed: displayed, isHidden: isHidden ?? options?.isHidden ?? configuration?.isHidden ?? false,
      tintColor: tintColor ?? options?.tintColor ?? configuration?.tintColor, font: (font ?? options?.font)?.font,
      action: callback.map { callback in { callback.call() } })
    accessory.cause = callback
    return accessory
  }
}
