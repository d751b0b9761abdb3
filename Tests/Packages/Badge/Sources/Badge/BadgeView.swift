import Ring

public final class BadgeView: UIView {
    public let ring = RingView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))

    public convenience init(count: Int, of total: Int) {
        self.init(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        ring.progress = CGFloat(count) / CGFloat(total)
        addSubview(ring)
    }
}
