import SwiftUI

extension Animation {
    /// This animation, half as fast for people who ask for less motion.
    func slowed(_ reduceMotion: Bool) -> Animation { speed(reduceMotion ? 0.5 : 1) }
}
