extension Registry {
  /// The functions that declare the API of apps, in the order of the class ids.
  package static var appClasses: [(RegistryBuilder) -> Void] {
    [
      responders, views, dynamics, motionEffects, layers, animations, colors, traits, paths, symbols, images, gradients, application, controllers, barItems,
      bars, labels,
      fonts,
      textValues,
      attributedStrings, actions, menus, dragging, editMenus, largeContentViewer, controls,
      buttons, passwordRules, textInput, valueControls, pickers, search, pages, splits, sheets, alerts, sharing, colorPickers, web,
      constraints, events, gestures, scrollViews, tables,
      collectionLayouts, compositionalItems, compositionalLayouts, collections, timers, foundation, errors, json, propertyLists, dates, formatters,
      measurements, regularExpressions, localAuthentication, notifications, identifiers, queues, tasks, runLoops, locks, streams,
      files, coding, propertyListCoding, addresses,
      requests,
      sessions, progress,
      keeping, nibs, hostSettings, lint, accessibility, focus, permissions, userNotifications, locations, backgroundTasks, deviceServices, deviceMotion,
      activities, scenes,
      contentUnavailableConfigurations,
    ]
  }
}
