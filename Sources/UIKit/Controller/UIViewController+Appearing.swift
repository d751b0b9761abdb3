extension UIViewController {
    /// The view is in a window that is shown: it came on screen, unless it was there.
    final func appear() {
        guard !isAppearing else { return }
        // What comes into a controller that comes itself is there when that is.
        if let around = parentController, let coming = around.appearance, coming.isComing,
            around.shouldAutomaticallyForwardAppearanceMethods
        {
            beginAppearanceTransition(true, animated: coming.isAnimated)
            return viewIsAppearing(coming.isAnimated)
        }
        isAppearing = true
        viewWillAppear(false)
        viewIsAppearing(false)
        loadedView?.layoutIfNeeded()
        viewDidAppear(false)
        takeInputViews()
    }

    /// Becomes the first responder, if nothing else is it and the controller has views of its own for the bottom of the
    /// window: these are there while the controller is.
    final func takeInputViews() {
        guard let window = hostWindow, window.firstResponder == nil, canBecomeFirstResponder,
            inputAccessoryView != nil || inputView != nil
        else { return }
        becomeFirstResponder()
    }

    /// The controller leaves the screen: its views at the window's bottom go.
    final func giveUpInputViews() {
        guard let window = hostWindow, window.keyboard.forgets(self) || isFirstResponder else { return }
        window.endEditing(true)
        if isFirstResponder { window.firstResponder = nil }
    }

    /// The window is shown: this controller appears, and all in it whose views are there.
    final func appearIfNeeded() {
        if loadedView?.window != nil, appearance == nil { appear() }
        for child in childControllers { child.appearIfNeeded() }
        outgoing?.presented.appearIfNeeded()
    }

    /// The window is about to be hidden: all controllers in it disappear.
    final func disappearIfNeeded() {
        outgoing?.presented.disappearIfNeeded()
        for child in childControllers { child.disappearIfNeeded() }
        appearance = nil
        guard isAppearing else { return }
        viewWillDisappear(false)
        giveUpInputViews()
        isAppearing = false
        viewDidDisappear(false)
    }

    /// Whether the view of `child` is in this one's.
    final func isAround(_ child: UIViewController) -> Bool {
        guard let view = loadedView, let inner = child.viewIfLoaded else { return false }
        return inner.isDescendant(of: view)
    }
}
