package import UIKit

extension UIView {
    /// The first of this kind: the view itself, or the first in its subviews, from back to front.
    package func first<View: UIView>(_ type: View.Type) -> View? {
        (self as? View) ?? subviews.lazy.compactMap { $0.first(type) }.first
    }
}
