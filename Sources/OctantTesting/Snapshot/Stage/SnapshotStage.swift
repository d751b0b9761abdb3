import CoreGraphics
import QuartzCore
import UIKit

/// A window around the subject of a snapshot, at times of the test's choosing. Main actor only.
@MainActor
final class SnapshotStage {
    /// The window that the subject is in.
    let window: UIWindow
    /// The subject's view; the one around it for a layer.
    let view: UIView
    /// What is undone at the end, last first.
    private var undoings: [@MainActor () -> Void] = []

    /// The view's part of the window, in points.
    var extent: CGRect { view.convert(view.bounds, to: window) }

    private init(window: UIWindow, view: UIView) { (self.window, self.view) = (window, view) }

    /// A stage for `content`, which is no image and not nothing.
    static func of(_ content: SnapshotContent, _ settings: SnapshotSettings) throws -> SnapshotStage {
        switch content {
        case .view(let view): try of(view, nil, settings)
        case .controller(let controller), .fitting(let controller):
            if controller.parent != nil || controller.viewIfLoaded?.superview != nil {
                try of(controller.view, nil, settings)
            } else {
                try of(controller.view, content, settings)
            }
        case .layer(let layer): try of(layer, settings)
        case .image: throw SnapshotFailure("An image has no window.")
        case .nothing(let reason): throw SnapshotFailure(reason)
        }
    }

    private static func of(
        _ view: UIView, _ content: SnapshotContent?, _ settings: SnapshotSettings
    ) throws -> SnapshotStage {
        if let window = view as? UIWindow ?? view.window {
            guard settings.isPlain else {
                throw SnapshotFailure("\(type(of: view)) is in a window: size and traits are those that it has there.")
            }
            return SnapshotStage(window: window, view: view)
        }
        var root = view
        while let next = root.superview { root = next }
        guard root === view || settings.size == nil else {
            throw SnapshotFailure("\(type(of: view)) is in another view: its size is the one that it has there.")
        }
        let container = SnapshotContainer(settings, isForController: content != nil)
        let stage = SnapshotStage(window: container.window, view: view)
        container.window.backgroundColor = .systemBackground
        stage.undoings.append { container.close() }
        stage.keep(root)
        switch content {
        case .controller(let controller), .fitting(let controller):
            container.stage.addChild(controller)
            container.stage.view.addSubview(root)
            controller.didMove(toParent: container.stage)
            stage.undoings.append {
                controller.willMove(toParent: nil)
                root.removeFromSuperview()
                controller.removeFromParent()
            }
        default:
            container.stage.view.addSubview(root)
            stage.undoings.append { root.removeFromSuperview() }
        }
        guard let size = size(of: root, content, settings) else {
            stage.close()
            throw SnapshotFailure("\(type(of: root)) has no size by itself: give one with size:.")
        }
        container.resize(to: size)
        stage.fit(root, to: size)
        return stage
    }

    private static func of(_ layer: CALayer, _ settings: SnapshotSettings) throws -> SnapshotStage {
        let size = settings.size ?? layer.frame.size
        guard size.width > 0, size.height > 0 else {
            throw SnapshotFailure("\(type(of: layer)) has no size: give it a frame, or one with size:.")
        }
        let container = SnapshotContainer(settings, isForController: false)
        let stage = SnapshotStage(window: container.window, view: container.stage.view)
        stage.undoings.append { container.close() }
        container.resize(to: size)
        let former = layer.superlayer.map { ($0, $0.sublayers?.firstIndex { $0 === layer } ?? 0) }
        withoutActions {
            // The layer stays as it is, and what it lies in is moved.
            container.stage.view.layer.bounds.origin = layer.frame.origin
            container.stage.view.layer.addSublayer(layer)
        }
        stage.undoings.append {
            withoutActions {
                layer.removeFromSuperlayer()
                if let (parent, index) = former { parent.insertSublayer(layer, at: UInt32(clamping: index)) }
            }
        }
        return stage
    }

    /// The size that `root` is to have: that which is set, or the subject's own. Nil for none.
    private static func size(
        of root: UIView, _ content: SnapshotContent?, _ settings: SnapshotSettings
    ) -> CGSize? {
        func real(_ size: CGSize) -> CGSize? { size.width > 0 && size.height > 0 ? size : nil }
        if let size = settings.size { return real(size) }
        switch content {
        case .controller where settings.fillsScreen, .fitting where settings.fillsScreen: return settings.screen
        case .controller(let controller): return real(controller.preferredContentSize) ?? settings.screen
        case .fitting: return real(root.sizeThatFits(settings.screen))
        default: break
        }
        if root.translatesAutoresizingMaskIntoConstraints, let size = real(root.bounds.size) { return size }
        return real(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
            ?? real(root.sizeThatFits(settings.screen))
    }

    /// Puts the view's frame back at the end.
    private func keep(_ root: UIView) {
        let frame = root.frame
        undoings.append { root.frame = frame }
    }

    private func fit(_ root: UIView, to size: CGSize) {
        guard !root.translatesAutoresizingMaskIntoConstraints, let parent = root.superview else {
            root.frame = CGRect(origin: .zero, size: size)
            return
        }
        let constraints = [
            root.leftAnchor.constraint(equalTo: parent.leftAnchor),
            root.topAnchor.constraint(equalTo: parent.topAnchor),
            root.widthAnchor.constraint(equalToConstant: size.width),
            root.heightAnchor.constraint(equalToConstant: size.height),
        ]
        NSLayoutConstraint.activate(constraints)
        undoings.append { NSLayoutConstraint.deactivate(constraints) }
    }

    private static func withoutActions(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    /// Puts everything back as it was.
    func close() {
        while let undo = undoings.popLast() { undo() }
    }
}
