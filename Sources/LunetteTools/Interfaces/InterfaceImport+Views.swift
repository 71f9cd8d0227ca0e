import Foundation
import Lua
import LunetteKit

/// Views: their properties, what is in them, and what only one kind of them has.
extension InterfaceImport {
  typealias Field = (name: String, value: String)

  /// Writes what makes a view and all in it. Returns: what the view is called
  @discardableResult func emit(_ element: InterfaceElement, _ function: InterfaceFunction, addedBy add: String? = nil) -> String {
    element.markRead()
    let className = className(of: element)
    var fields: [Field] = []
    var after: [String] = []
    constructorFields(element, className, &fields, function)
    attributes(element, className, &fields, &after)
    keyedChildren(element, className, &fields, &after, function)
    let (declaration, name) = function.declare(element, element.name == "containerView" ? "container" : element.name)
    let custom = element.take("customClass")
    if let custom {
      function.assign("\(declaration) = ", "UIStoryboard.make(\(LuaLiteral.quoted(custom)), \(className), {", fields, closing: "})")
    } else {
      function.assign("\(declaration) = ", "\(className) {", fields)
    }
    for line in after { function.line(line, about: name) }
    content(element, className, name, function)
    if let add { function.line("\(add)(\(name))") }
    collect(element, function)
    return name
  }

  /// The API's class of an element; a plain view where there is none.
  func className(of element: InterfaceElement) -> String {
    if let known = InterfaceNames.classes[element.name], types.has(known) { return known }
    warn(element, "\(element.name) is not simulated")
    missing.insert(ObjectIdentifier(element))
    return "UIView"
  }

  /// What is said when an object is made.
  private func constructorFields(_ element: InterfaceElement, _ className: String, _ fields: inout [Field], _ function: InterfaceFunction) {
    // A view without constraints of its own stays where it is.
    if element.flag("translatesAutoresizingMaskIntoConstraints") == false, element.attributes["fixedFrame"] != "YES" {
      fields.append(("translatesAutoresizingMaskIntoConstraints", "false"))
      // The constraints say where it is. What stands in a table has constraints to the table's width before the table has its own.
      let holdsViews = element.child(key: "tableHeaderView") != nil || element.child(key: "tableFooterView") != nil
      if !holdsViews { element.child(key: "frame")?.markAllRead() }
      element.child(key: "autoresizingMask")?.markAllRead()
    }
    if ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(element.name), element.parent?.name != "objects" {
      // Its list says where it is.
      for key in ["frame", "autoresizingMask"] { element.child(key: key)?.markAllRead() }
    }
    if element.name == "refreshControl" {
      // Above the content, as wide as it.
      for key in ["frame", "autoresizingMask"] { element.child(key: key)?.markAllRead() }
    }
    switch element.name {
    case "segmentedControl":
      let segments = element.group("segments")
      let items = segments.map { segment -> String in
        segment.markRead()
        let (title, picture, catalog) = (segment.take("title") ?? "", segment.take("image"), segment.take("catalog"))
        guard title.isEmpty, let picture else { return LuaLiteral.quoted(title) }
        return image(picture, isSymbol: catalog == "system")
      }
      fields.append(("items", "{ \(items.joined(separator: ", ")) }"))
    case "datePicker":
      if let locale = element.child(key: "locale") {
        locale.markRead()
        if let identifier = locale.take("localeIdentifier") { fields.append(("locale", "Locale { identifier = \(LuaLiteral.quoted(identifier)) }")) }
      }
    case "collectionView":
      if let layout = element.child(key: "collectionViewLayout") { fields.append(("collectionViewLayout", self.layout(layout))) }
    case "visualEffectView":
      if let blur = element.children.first(where: { ["blurEffect", "vibrancyEffect"].contains($0.name) }) {
        let effect = blur.name == "blurEffect" ? blur : blur.child("blurEffect") ?? blur
        blur.markRead()
        effect.markRead()
        fields.append(("effect", blurEffect(effect.take("style"))))
      }
    default: break
    }
  }

  func layout(_ element: InterfaceElement) -> String {
    element.markRead()
    let isFlow = element.name == "collectionViewFlowLayout"
    let className = isFlow ? "UICollectionViewFlowLayout" : "UICollectionViewLayout"
    var fields: [Field] = []
    var after: [String] = []
    attributes(element, className, &fields, &after)
    for child in element.children { keyed(child, className, &fields, &after) }
    let inside = fields.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
    if let custom = element.take("customClass") { return "UIStoryboard.make(\(LuaLiteral.quoted(custom)), \(className), { \(inside) })" }
    return isFlow ? "\(className) { \(inside) }" : "UICollectionViewFlowLayout { \(inside) }"
  }

  /// What an object has anyway.
  private static let usual: [String: [String: [String]]] = [
    "*": [
      "contentMode": ["scaleToFill"], "opaque": ["NO", "YES"], "clearsContextBeforeDrawing": ["NO", "YES"], "lineBreakMode": ["tailTruncation"],
      "baselineAdjustment": ["alignBaselines"],
      "adjustsFontSizeToFit": ["NO"], "textAlignment": ["natural"], "contentVerticalAlignment": ["center"], "multipleTouchEnabled": ["NO"],
      "adjustsLetterSpacingToFitWidth": ["YES", "NO"], "numberOfLines": ["1"],
    ],
    "label": ["userInteractionEnabled": ["NO"], "contentMode": ["left"]], "imageView": ["userInteractionEnabled": ["NO"]],
    "button": ["contentHorizontalAlignment": ["center"], "lineBreakMode": ["middleTruncation"]],
    "textField": ["contentHorizontalAlignment": ["left"], "minimumFontSize": ["17"]],
    "switch": ["contentHorizontalAlignment": ["center"]], "slider": ["contentHorizontalAlignment": ["center"]],
    "stepper": ["contentHorizontalAlignment": ["center"]],
    "datePicker": ["contentHorizontalAlignment": ["center"]],
    "segmentedControl": ["contentHorizontalAlignment": ["left"], "contentVerticalAlignment": ["top"]],
    "tableView": [
      "clipsSubviews": ["YES"], "alwaysBounceVertical": ["YES"], "style": ["plain"], "separatorStyle": ["default"], "rowHeight": ["-1"],
      "estimatedRowHeight": ["-1"],
      "sectionHeaderHeight": ["22", "28", "18", "-1"], "sectionFooterHeight": ["22", "28", "18", "-1"], "multipleTouchEnabled": ["YES"],
    ],
    "scrollView": ["clipsSubviews": ["YES"], "multipleTouchEnabled": ["YES"]], "textView": ["clipsSubviews": ["YES"], "multipleTouchEnabled": ["YES"]],
    "collectionView": ["clipsSubviews": ["YES"], "multipleTouchEnabled": ["YES"]],
    "tableViewCell": [
      "clipsSubviews": ["YES"], "selectionStyle": ["default", "blue"], "indentationWidth": ["10"], "style": ["IBUITableViewCellStyleDefault"],
    ],
    "tableViewCellContentView": ["clipsSubviews": ["YES"], "multipleTouchEnabled": ["YES"], "contentMode": ["center"]],
    "collectionViewCell": ["clipsSubviews": ["YES"], "multipleTouchEnabled": ["YES"], "contentMode": ["center"]],
    "collectionReusableView": ["clipsSubviews": ["YES"], "multipleTouchEnabled": ["YES"], "contentMode": ["center"]],
    "searchBar": ["contentMode": ["redraw"]],
  ]

  private func isUsual(_ attribute: String, _ value: String, _ element: InterfaceElement) -> Bool {
    [element.name, "*"].contains { Self.usual[$0]?[attribute]?.contains(value) == true }
  }

  func attributes(_ element: InterfaceElement, _ className: String, _ fields: inout [Field], _ after: inout [String]) {
    for attribute in element.attributes.keys.sorted() {
      guard let value = element.attributes[attribute], !["id", "key", "customClass", "translatesAutoresizingMaskIntoConstraints"].contains(attribute) else {
        continue
      }
      if missing.contains(ObjectIdentifier(element)), types.property(for: attribute, of: className) == nil { continue }
      if isUsual(attribute, value, element) {
        _ = element.take(attribute)
        continue
      }
      if special(attribute, value, element, className, &fields, &after) {
        _ = element.take(attribute)
        continue
      }
      if let (name, type) = types.property(for: attribute, of: className) {
        // A picture's name is a text, too.
        if type.mentionsImage {
          _ = element.take(attribute)
          fields.append((name, image(value, isSymbol: element.take("catalog") == "system")))
        } else if let literal = type.literal(value, for: attribute) {
          _ = element.take(attribute)
          fields.append((name, localized(element, attribute, literal)))
        }
        continue
      }
      if InterfaceNames.silentAttributes.contains(attribute) { _ = element.take(attribute) }
    }
  }

  /// Attributes that are no property. Returns: whether it was one
  private func special(
    _ attribute: String, _ value: String, _ element: InterfaceElement, _ className: String, _ fields: inout [Field], _ after: inout [String]
  ) -> Bool {
    if attribute.hasSuffix("HuggingPriority") || attribute.hasSuffix("CompressionResistancePriority") {
      let axis = attribute.hasPrefix("vertical") ? "vertical" : "horizontal"
      let kind = attribute.hasSuffix("HuggingPriority") ? "Hugging" : "CompressionResistance"
      guard let priority = Double(value) else { return false }
      after.append("$:setContent\(kind)Priority(\(Self.number(priority)), \"\(axis)\")")
      return true
    }
    switch (element.name, attribute) {
    case ("segmentedControl", "selectedSegmentIndex"), ("tabBar", "selectedItem"):
      guard let index = Int(value) else { return false }
      if index >= 0 { fields.append((attribute, String(index + 1))) }
      return true
    case ("pageControl", "currentPage"):
      guard let page = Int(value) else { return false }
      fields.append((attribute, String(page + 1)))
      return true
    case ("stackView", "spacingType"):
      if value == "standard" { fields.append(("spacing", "UIStackView.spacingUseSystem")) }
      return true
    case ("activityIndicatorView", "animating"), ("imageView", "animating"):
      if value == "YES" { after.append("$:startAnimating()") }
      return true
    case ("label", "minimumFontSize"):
      guard let size = Double(value), size > 0 else { return false }
      let font = element.child(key: "fontDescription")?.attributes["pointSize"].flatMap(Double.init) ?? 17
      fields.append(("minimumScaleFactor", Self.number(min(1, size / max(1, font)))))
      return true
    case ("tableViewCell", "textLabel"), ("tableViewCell", "detailTextLabel"), ("tableViewCell", "imageView"), ("tableViewCell", "rowHeight"): return true
    case ("searchBar", "showsCancelButton"), ("stackView", "axis"): return false
    case ("datePicker", "style"):
      guard ["automatic", "wheels", "inline", "compact"].contains(value) else { return false }
      fields.append(("preferredDatePickerStyle", "\"\(value)\""))
      return true
    case ("collectionViewFlowLayout", "automaticEstimatedItemSize"):
      if value == "YES" { fields.append(("estimatedItemSize", "UICollectionViewFlowLayout.automaticSize")) }
      return true
    case ("collectionViewFlowLayout", "sectionInsetReference"):
      guard let reference = ["contentInset": "fromContentInset", "safeArea": "fromSafeArea", "layoutMargins": "fromLayoutMargins"][value] else { return false }
      fields.append((attribute, "\"\(reference)\""))
      return true
    // The code that registers the nib gives the identifier.
    case ("collectionViewCell", "reuseIdentifier"), ("collectionReusableView", "reuseIdentifier"): return true
    case ("pageViewController", "pageSpacing"):
      fields.append(("interPageSpacing", Self.number(Double(value) ?? 0)))
      return true
    // Of views it is left out: only controllers are restored.
    case (_, "restorationIdentifier") where types.property(attribute, of: InterfaceNames.classes[element.name] ?? "UIView") == nil: return false
    case (_, "restorationIdentifier"), (_, "catalog"), (_, "storyboardIdentifier"), (_, "useStoryboardIdentifierAsRestorationIdentifier"):
      if attribute == "restorationIdentifier" { fields.append((attribute, LuaLiteral.quoted(value))) }
      if attribute == "useStoryboardIdentifierAsRestorationIdentifier", value == "YES", let identifier = element.attributes["storyboardIdentifier"] {
        fields.append(("restorationIdentifier", LuaLiteral.quoted(identifier)))
      }
      return true
    default: return false
    }
  }

  /// Children with a key that are values: colours, fonts, sizes, texts.
  private func keyedChildren(
    _ element: InterfaceElement, _ className: String, _ fields: inout [Field], _ after: inout [String], _ function: InterfaceFunction
  ) {
    for child in element.children {
      switch child.name {
      case "state": states(child, element, &after)
      case "textInputTraits":
        child.markRead()
        if element.name == "searchBar" {
          // Its field has them.
          var inner: [Field] = []
          attributes(child, "UITextField", &inner, &after)
          for field in inner { after.append("$.searchTextField.\(field.name) = \(field.value)") }
        } else {
          attributes(child, className, &fields, &after)
        }
      case "userDefinedRuntimeAttributes": userDefined(child, &after)
      case "accessibility": accessibility(child, className, &fields)
      case "buttonConfiguration": after.append("$.configuration = \(buttonConfiguration(child, of: element))")
      default: keyed(child, className, &fields, &after)
      }
    }
  }

  func keyed(_ child: InterfaceElement, _ className: String, _ fields: inout [Field], _ after: inout [String]) {
    guard let key = child.key else { return }
    if className == "UIButton", key == "fontDescription" {
      if let font = font(child) { after.append("$.titleLabel.font = \(font)") }
      return
    }
    guard let (name, _) = types.property(for: key, of: className), !child.isRead, let value = value(of: child, for: name) else { return }
    // Sizes below zero say that the layout finds them.
    if child.name == "nil" || child.name == "size" && value.contains("-") { return }
    fields.append((name, ["string", "mutableString"].contains(child.name) ? localized(child.parent ?? child, key, value) : value))
  }

  private func states(_ state: InterfaceElement, _ element: InterfaceElement, _ after: inout [String]) {
    state.markRead()
    guard let key = state.key, ["normal", "highlighted", "disabled", "selected", "focused"].contains(key) else { return }
    if let title = state.take("title") {
      after.append("$:setTitle(\(localized(element, "\(key)Title", LuaLiteral.quoted(title))), \"\(key)\")")
    }
    // The catalog is the image's; what a picture in the background is, the file's resources tell.
    let isSymbol = state.take("catalog") == "system"
    if let name = state.take("image") { after.append("$:setImage(\(image(name, isSymbol: isSymbol)), \"\(key)\")") }
    if let name = state.take("backgroundImage") {
      after.append("$:setBackgroundImage(\(image(name, isSymbol: resource(image: name)?.attributes["catalog"] == "system")), \"\(key)\")")
    }
    for child in state.children {
      guard let name = child.key, let value = value(of: child, for: name) else { continue }
      switch name {
      case "title": after.append("$:setTitle(\(localized(element, "\(key)Title", value)), \"\(key)\")")
      case "titleColor": after.append("$:setTitleColor(\(value), \"\(key)\")")
      case "titleShadowColor": after.append("$:setTitleShadowColor(\(value), \"\(key)\")")
      case "attributedTitle": after.append("$:setAttributedTitle(\(value), \"\(key)\")")
      default: break
      }
    }
  }

  func userDefined(_ group: InterfaceElement, _ after: inout [String]) {
    group.markRead()
    for attribute in group.children {
      attribute.markRead()
      _ = attribute.take("type")
      guard let path = attribute.take("keyPath"), path.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }) else { continue }
      var value: String?
      if let text = attribute.take("value") {
        value = attribute.attributes["type"] == "boolean" || text == "YES" || text == "NO" ? (text == "YES" ? "true" : "false") : LuaLiteral.quoted(text)
      }
      for child in attribute.children { value = self.value(of: child, for: path) ?? value }
      if let value { after.append("UIStoryboard.assign($, \"\(path)\", \(value))") }
    }
  }

  private func accessibility(_ element: InterfaceElement, _ className: String, _ fields: inout [Field]) {
    element.markRead()
    for (attribute, name) in [("identifier", "accessibilityIdentifier"), ("label", "accessibilityLabel"), ("hint", "accessibilityHint")] {
      if types.property(name, of: className) != nil, let value = element.take(attribute) { fields.append((name, LuaLiteral.quoted(value))) }
    }
    if let isElement = element.child("bool") ?? element.child(key: "isElement") {
      isElement.markAllRead()
      if types.property("isAccessibilityElement", of: className) != nil {
        fields.append(("isAccessibilityElement", isElement.attributes["value"] == "YES" ? "true" : "false"))
      }
    }
    if let traits = element.child(key: "traits") {
      traits.markRead()
      let set = UIAccessibilityTraits.named.filter { traits.flag($0.name) == true }.map { "\"\($0.name)\"" }
      if types.property("accessibilityTraits", of: className) != nil { fields.append(("accessibilityTraits", "{ \(set.joined(separator: ", ")) }")) }
    }
  }

  // MARK: What is in a view

  private func content(_ element: InterfaceElement, _ className: String, _ name: String, _ function: InterfaceFunction) {
    let isStack = element.name == "stackView"
    let inside = element.name == "visualEffectView" ? "\(name).contentView" : name
    if let view = element.child(key: "contentView") {
      // Of cells and effect views.
      let expression = ["tableViewCell", "collectionViewCell", "visualEffectView"].contains(element.name) ? "\(name).contentView" : name
      contentView(view, of: element, expression, function)
    }
    for child in element.group("subviews") { emit(child, function, addedBy: "\(inside):\(isStack ? "addArrangedSubview" : "addSubview")") }
    for key in [
      "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView", "accessoryView", "editingAccessoryView", "titleView", "refreshControl",
    ] {
      guard let child = element.child(key: key), types.property(key, of: className) != nil else { continue }
      function.line("\(name).\(key) = \(emit(child, function))")
    }
    note(menuOf: element, function)
    switch element.name {
    case "segmentedControl":
      for (place, segment) in element.group("segments").enumerated() {
        if segment.flag("enabled") == false { function.line("\(name):setEnabled(false, \(place + 1))") }
        if let width = segment.number("width"), width > 0 { function.line("\(name):setWidth(\(Self.number(width)), \(place + 1))") }
      }
    case "searchBar":
      let titles = element.group("scopeButtonTitles").map { title -> String in
        title.markRead()
        return LuaLiteral.quoted(title.text)
      }
      if !titles.isEmpty { function.line("\(name).scopeButtonTitles = { \(titles.joined(separator: ", ")) }") }
    case "tableView": rows(element, name, function)
    case "collectionView": items(element, name, function)
    case "toolbar", "navigationBar", "tabBar": bar(element, name, function)
    default: break
    }
    for child in element.children where child.name == "viewLayoutGuide" {
      child.markAllRead()
      let kind = ["safeArea": "safeAreaLayoutGuide", "keyboard": "keyboardLayoutGuide", "readable": "readableContentGuide"][child.key ?? "safeArea"]
      function.set(
        "\(name).\(kind ?? (child.key == "contentLayoutGuide" || child.key == "frameLayoutGuide" ? child.key ?? "" : "safeAreaLayoutGuide"))", for: child.id)
    }
  }

  private func contentView(_ view: InterfaceElement, of element: InterfaceElement, _ expression: String, _ function: InterfaceFunction) {
    view.markRead()
    for attribute in view.attributes.keys { _ = view.take(attribute) }
    view.child(key: "frame")?.markAllRead()
    view.child(key: "autoresizingMask")?.markAllRead()
    function.set(expression, for: view.id)
    if let color = view.child(key: "backgroundColor"), color.name == "color", let value = self.color(color) {
      function.line("\(expression).backgroundColor = \(value)")
    }
    let labels = ["textLabel", "detailTextLabel", "imageView"].compactMap { key in element.attributes[key].map { (id: $0, key: key) } }
    for child in view.group("subviews") {
      guard let label = labels.first(where: { $0.id == child.id }) else {
        emit(child, function, addedBy: "\(expression):addSubview")
        continue
      }
      // A cell of a style has made it already.
      existing(child, "\(expression.dropLast(".contentView".count)).\(label.key)", function)
    }
    collect(view, function)
  }

  /// Sets the properties of an object that is there.
  func existing(_ element: InterfaceElement, _ expression: String, _ function: InterfaceFunction) {
    element.markRead()
    function.set(expression, for: element.id)
    let className = className(of: element)
    var fields: [Field] = []
    var after: [String] = []
    for key in ["frame", "autoresizingMask"] { element.child(key: key)?.markAllRead() }
    attributes(element, className, &fields, &after)
    keyedChildren(element, className, &fields, &after, function)
    for field in fields { function.line("\(expression).\(field.name) = \(field.value)") }
    for line in after { function.line(line, about: expression) }
    collect(element, function)
  }

  /// Constraints, variations and connections wait until all objects are there.
  func collect(_ element: InterfaceElement, _ function: InterfaceFunction) {
    for constraint in element.group("constraints") {
      if constraint.attributes["placeholder"] == "YES" { constraint.markAllRead() } else { function.constraints.append((constraint, element)) }
    }
    for connection in element.group("connections") { function.connections.append((connection, element)) }
    element.child(key: "customSize")?.markAllRead()
  }

  // MARK: Lists

  private func rows(_ element: InterfaceElement, _ name: String, _ function: InterfaceFunction) {
    for cell in element.group("prototypes") { prototype(cell, name, function) }
    let sections = element.group("sections")
    guard !sections.isEmpty else { return }
    guard function.owner != nil else { return }
    var lists: [String] = []
    for section in sections {
      section.markRead()
      var parts: [String] = []
      for (attribute, field) in [("headerTitle", "header"), ("footerTitle", "footer")] {
        if let title = section.take(attribute) { parts.append("\(field) = \(localized(section, attribute, LuaLiteral.quoted(title)))") }
        if let text = section.child(key: attribute), let value = value(of: text, for: field) { parts.append("\(field) = \(value)") }
      }
      for cell in section.group("cells") {
        let height = cell.number("rowHeight")
        let cellName = emit(cell, function)
        parts.append("{ cell = \(cellName)" + (height.map { ", height = \(Self.number($0))" } ?? "") + " }")
      }
      lists.append("{\n      " + parts.joined(separator: ",\n      ") + ",\n    }")
    }
    function.line("UIStoryboard.rows(owner, \(name), {\n    " + lists.joined(separator: ",\n    ") + ",\n  })")
  }

  private func items(_ element: InterfaceElement, _ name: String, _ function: InterfaceFunction) {
    for cell in element.group("cells") { prototype(cell, name, function) }
    for (key, kind) in [("sectionHeaderView", "Header"), ("sectionFooterView", "Footer")] {
      guard let view = element.child(key: key) else { continue }
      prototype(view, name, function, kind: kind)
    }
  }

  /// A cell that a list makes as often as it needs: a nib of its own.
  private func prototype(_ cell: InterfaceElement, _ list: String, _ function: InterfaceFunction, kind: String? = nil) {
    guard let identifier = cell.attributes["reuseIdentifier"], !identifier.isEmpty else {
      // Nobody can ask for it.
      cell.markAllRead()
      return
    }
    _ = cell.take("reuseIdentifier")
    let nib = add(nib: identifier, cell)
    let make = "UINib { name = NAME .. \(LuaLiteral.quoted("#" + nib)) }"
    if let kind {
      function.line("\(list):registerSupplementaryViewNib(\(make), UICollectionView.elementKindSection\(kind), \(LuaLiteral.quoted(identifier)))")
    } else {
      function.line("\(list):registerNib(\(make), \(LuaLiteral.quoted(identifier)))")
    }
    if let height = cell.number("rowHeight"), cell.name == "tableViewCell", height > 0,
      cell.parent?.parent?.attributes["rowHeight"] != cell.attributes["rowHeight"]
    {
      function.line("\(list).rowHeight = \(Self.number(height))")
    }
  }

  // MARK: Bars

  private func bar(_ element: InterfaceElement, _ name: String, _ function: InterfaceFunction) {
    let items = element.group("items").map { item in
      item.name == "navigationItem" ? navigationItem(item, nil, function) : self.item(item, function)
    }
    if !items.isEmpty { function.line("\(name).items = { \(items.joined(separator: ", ")) }") }
  }

  /// A bar button item, or a tab's. Returns: what it is called
  func item(_ element: InterfaceElement, _ function: InterfaceFunction) -> String {
    element.markRead()
    let className = element.name == "tabBarItem" ? "UITabBarItem" : "UIBarButtonItem"
    var fields: [Field] = []
    var after: [String] = []
    attributes(element, className, &fields, &after)
    for child in element.children where child.name != "connections" {
      if child.key == "customView" { fields.append(("customView", emit(child, function))) } else { keyed(child, className, &fields, &after) }
    }
    let (declaration, name) = function.declare(element, className == "UITabBarItem" ? "tabBarItem" : (element.take("systemItem") ?? "bar") + "Item")
    function.assign("\(declaration) = ", "\(className) {", fields)
    for line in after { function.line(line, about: name) }
    note(menuOf: element, function)
    collect(element, function)
    return name
  }

  /// - Parameter existing: the item of a controller; nil to make one
  func navigationItem(_ element: InterfaceElement, _ existing: String?, _ function: InterfaceFunction) -> String {
    element.markRead()
    var fields: [Field] = []
    var after: [String] = []
    attributes(element, "UINavigationItem", &fields, &after)
    for child in element.children where ["string", "color", "size"].contains(child.name) { keyed(child, "UINavigationItem", &fields, &after) }
    var name = existing ?? ""
    if existing == nil {
      let (declaration, made) = function.declare(element, "item")
      function.assign("\(declaration) = ", "UINavigationItem {", fields)
      name = made
    } else {
      function.set(name, for: element.id)
      for field in fields { function.line("\(name).\(field.name) = \(field.value)") }
    }
    for key in ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"] {
      if let item = element.child(key: key) { function.line("\(name).\(key) = \(self.item(item, function))") }
    }
    for key in ["leftBarButtonItems", "rightBarButtonItems"] {
      let items = element.group(key).map { self.item($0, function) }
      if !items.isEmpty { function.line("\(name).\(key) = { \(items.joined(separator: ", ")) }") }
    }
    if let view = element.child(key: "titleView") { function.line("\(name).titleView = \(emit(view, function))") }
    collect(element, function)
    return name
  }
}

extension LuaType {
  /// Whether a picture is one of its values.
  var mentionsImage: Bool {
    switch self {
    case .named(let name): name == "UIImage"
    case .optional(let type), .list(let type): type.mentionsImage
    case .either(let types): types.contains(where: \.mentionsImage)
    default: false
    }
  }
}
