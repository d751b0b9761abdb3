extension UIViewController {
    /// Asks for `prefersHomeIndicatorAutoHidden` anew: overriding properties are read at once.
    public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        _ = (childForHomeIndicatorAutoHidden ?? self).prefersHomeIndicatorAutoHidden
    }

    /// What the view has room for changed: controllers around it place it anew.
    final func roomDidChange() {
        navigationController?.placeAll()
        tabBarController?.placeBar()
    }

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

    /// Begins to come on screen or to leave it, with the children whose views are in this one's.
    final func beginAppearing(_ isComing: Bool, animated: Bool) {
        guard (appearance?.isComing ?? isAppearing) != isComing else { return }
        appearance = (isComing, animated)
        isAppearing = isComing
        isComing ? viewWillAppear(animated) : viewWillDisappear(animated)
        if !isComing { giveUpInputViews() }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in childControllers where isAround(child) {
            child.beginAppearanceTransition(isComing, animated: animated)
        }
    }

    /// The view is about to move to `window`, or off any.
    final func viewWillMove(to window: UIWindow?) {
        let isShown = window.map { !$0.isHidden } ?? false
        guard !isShown, isAppearing, appearance == nil else { return }
        viewWillDisappear(false)
        giveUpInputViews()
    }

    /// The view moved to its present window, or off any.
    final func viewDidMove() {
        let isShown = loadedView?.window.map { !$0.isHidden } ?? false
        if let appearance {
            if appearance.isComing && isShown { viewIsAppearing(appearance.isAnimated) }
            return
        }
        if isShown {
            appear()
        } else if isAppearing {
            isAppearing = false
            viewDidDisappear(false)
        }
    }
}
