/// A label that never moves. The file imports nothing: the framework's header shows it UIKit.
public final class StillLabel: MarqueeLabel {
    public override func wantsMotion(in width: CGFloat, by tolerance: CGFloat = 0) -> Bool {
        return false
    }

    public override var intrinsicContentSize: CGSize {
        return CGSize(width: super.intrinsicContentSize.width + 4, height: 20)
    }
}
