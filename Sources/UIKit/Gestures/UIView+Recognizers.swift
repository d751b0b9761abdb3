extension UIView {
    /// Has `new` watch this view, and no others.
    final func setRecognizers(_ new: [UIGestureRecognizer]) {
        for old in recognizers where !new.contains(old) { removeGestureRecognizer(old) }
        for recognizer in new { addGestureRecognizer(recognizer) }
    }

    /// Has `recognizer` watch this view, and no other.
    final func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizers.append(recognizer)
        recognizer.view = self
    }

    /// Has `recognizer` watch this view no more; what it sees is broken off.
    final func detach(_ recognizer: UIGestureRecognizer) {
        guard let index = recognizers.firstIndex(of: recognizer) else { return }
        recognizer.breakOff()
        recognizers.remove(at: index)
        recognizer.view = nil
    }
}
