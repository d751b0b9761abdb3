import SwiftUI
import UIKit

// The size of what says nothing of its own: a telephone for a controller, a square for a view; in points.
private let deviceSize = CGSize(width: 390, height: 844)
private let plainSide: CGFloat = 200
// SwiftUI's own size of what has none, in points.
private let noSide: CGFloat = 10

/// What a preview shows, and how large.
@MainActor
struct PreviewContent {
    /// The controller of what is shown, or one around a view.
    let controller: UIViewController
    /// The view; that of the controller.
    let view: UIView
    /// The size, in points.
    let size: CGSize
    /// Whether it is a screen of its own, which a window is filled with.
    let isScreen: Bool
    /// Whether the view is the controller's own, and not one to be put into that.
    let isOfController: Bool
    /// What it calls itself; nil where it says nothing.
    let name: String?

    /// What `preview` makes.
    init(_ preview: Preview) {
        var asked = preview.traits.last?.size
        switch preview.makeContent() {
        case .controller(let made):
            (controller, view) = (made, made.view)
            // It may say so as its view is loaded.
            let preferred = made.preferredContentSize
            let own = preferred.width > 0 && preferred.height > 0 ? preferred : deviceSize
            size = Self.size(asked, own: own, fitting: { Self.fittingSize(of: made.view) })
            (isScreen, isOfController, name) = (true, true, nil)
        case .view(let made):
            let room = UIViewController()
            (controller, view) = (room, made)
            let settings = (made as? any PreviewedView)?.previewSettings
            asked = settings?.size ?? asked
            name = settings?.name
            let fitting = Self.fittingSize(of: made)
            size = Self.size(asked, own: fitting, fitting: { fitting })
            (isScreen, isOfController) = (asked == .device || asked == .landscape, false)
        }
    }

    private static func size(
        _ asked: PreviewTrait<Preview.ViewTraits>.Size?, own: CGSize, fitting: () -> CGSize
    ) -> CGSize {
        switch asked {
        case nil: own
        case .device: deviceSize
        case .landscape: CGSize(width: deviceSize.height, height: deviceSize.width)
        case .fixed(let width, let height): CGSize(width: max(1, width), height: max(1, height))
        case .fitting: fitting()
        }
    }

    /// Returns the size that a view has, or that it asks for.
    private static func fittingSize(of view: UIView) -> CGSize {
        if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
        let (own, fitting) = (view.intrinsicContentSize, view.systemLayoutSizeFitting(.zero))
        func side(_ own: CGFloat, _ fitting: CGFloat) -> CGFloat {
            let side = own > 0 ? own : fitting
            return side > 0 && side != noSide && side.isFinite ? side.rounded(.up) : plainSide
        }
        return CGSize(width: side(own.width, fitting.width), height: side(own.height, fitting.height))
    }
}
