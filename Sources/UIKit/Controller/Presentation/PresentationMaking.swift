/// A controller that brings its own presentation controller and movements along. Main actor only.
@MainActor
protocol PresentationMaking: UIViewController {
    /// A controller of its presentation by `presenter`.
    func ownPresentationController(presentedBy presenter: UIViewController?) -> UIPresentationController
    /// The movement by which it comes or goes.
    func ownAnimator() -> any UIViewControllerAnimatedTransitioning
}

/// A controller that knows what a sheet around it is like. Main actor only.
@MainActor
protocol SheetContent: UIViewController {
    /// Makes `sheet`, which it is going to be presented in, what it is to be.
    func adopt(_ sheet: UISheetPresentationController)
}

/// A controller that is told when the user has it gone.
@MainActor
protocol UserDismissible: UIViewController {
    /// The user ended the presentation, by a touch beside it, a drag or a key.
    func wasDismissedByUser()
}

extension UIViewController {
    /// The movement by which the controller comes and goes where the program sets none.
    final var usualAnimator: any UIViewControllerAnimatedTransitioning {
        if let own = self as? any PresentationMaking { return own.ownAnimator() }
        // A popover has no edge that it could come from.
        let isPopover = incoming?.controller is UIPopoverPresentationController
        return ModalTransition(isPopover ? .crossDissolve : modalTransitionStyle)
    }
}
