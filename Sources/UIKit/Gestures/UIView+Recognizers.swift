extension UIView {
    /// Makes `new` the recognizers of this view, and no others.
    final func setRecognizers(_ new: [UIGestureRecognizer]) {
        for old in recognizers where !new.contains(old) { removeGestureRecognizer(old) }
        for recognizer in new { addGestureRecognizer(recognizer) }
    }

    /// Adds `recognizer` to this view, and takes it off any other.
    final func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizers.append(recognizer)
        recognizer.view = self
    }

    /// Removes `recognizer` from this view; a gesture under way is cancelled.
    final func detach(_ recognizer: UIGestureRecognizer) {
        guard let index = recognizers.firstIndex(of: recognizer) else { return }
        recognizer.breakOff()
        recognizers.remove(at: index)
        recognizer.view = nil
    }
}
