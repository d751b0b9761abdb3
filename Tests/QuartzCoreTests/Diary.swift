import QuartzCore

/// A delegate that records its notifications.
final class Diary: CAAnimationDelegate {
    var lines: [String] = []

    func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append(flag ? "finished" : "removed") }
}
