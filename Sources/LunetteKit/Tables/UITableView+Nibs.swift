import Foundation

/// Cells, headers and footers from nibs. Source: Apple, UITableView.register(_:forCellReuseIdentifier:)
extension UITableView {
  /// Nil takes the registration back.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(
      nib.map { nib in
        { [unowned self] in
          let made = nib.instantiateForReuse(as: UITableViewCell.self, "UITableViewCell", identifier: identifier, in: simulation)
          guard let cell = made else { return UITableViewCell(reuseIdentifier: identifier) }
          cell.reuseIdentifier = UINib.identifier(cell.reuseIdentifier, registered: identifier, "cell", in: simulation)
          return cell
        }
      }, forCellReuseIdentifier: identifier)
  }

  /// Nil takes the registration back.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(
      nib.map { nib in
        { [unowned self] in
          let made = nib.instantiateForReuse(
            as: UITableViewHeaderFooterView.self, "UITableViewHeaderFooterView", identifier: identifier, in: simulation)
          guard let view = made else { return UITableViewHeaderFooterView(reuseIdentifier: identifier) }
          view.reuseIdentifier = UINib.identifier(view.reuseIdentifier, registered: identifier, "view", in: simulation)
          return view
        }
      }, forHeaderFooterViewReuseIdentifier: identifier)
  }
}
