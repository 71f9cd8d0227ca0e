import Foundation
@_spi(Lunette) import LunetteStage

/// What the property `transitioningDelegate` has, which a class of a script may answer by a method. It keeps alive what the method has answered.
public final class TransitioningDelegateAnswer {
  public let delegate: (any UIViewControllerTransitioningDelegate)?
  public init(_ delegate: (any UIViewControllerTransitioningDelegate)?) { self.delegate = delegate }
}

extension UIViewController {
  private static let answerKey = CompanionKey<TransitioningDelegateAnswer>()

  /// Takes the delegate that its class answers by a method, before a presentation and a dismissal ask it.
  final func takeOverriddenDelegate() {
    guard let answer = Overridable.transitioningDelegate.overridden(self) else { return }
    companions[Self.answerKey] = answer
    transitioningDelegate = answer.delegate
  }
}
