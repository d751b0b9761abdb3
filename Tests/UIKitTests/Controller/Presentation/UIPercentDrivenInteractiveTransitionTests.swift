import CoreGraphics
import Testing
import UIKit
import ViewSupport

/// Slides what comes in from the right over 1 second, evenly, and what goes out to the right.
@MainActor
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: Bool?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let room = transitionContext.containerView
        if let view = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to) {
            room.addSubview(view)
            let frame = transitionContext.finalFrame(for: to)
            view.frame = frame.offsetBy(dx: room.bounds.width, dy: 0)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame = frame
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        } else if let view = transitionContext.view(forKey: .from) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame.origin.x = room.bounds.width
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
}

/// Supplies a slide, a presentation controller that dims, and what moves them along.
@MainActor
private final class Supplier: NSObject, UIViewControllerTransitioningDelegate {
    let slide = Slide()
    var interaction: UIPercentDrivenInteractiveTransition?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Half(presentedViewController: presented, presenting: presenting) }
}

/// Shows the lower half of the window, and dims the upper.
@MainActor
private final class Half: UIPresentationController {
    let shade = UIView()
    var ends: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
        let room = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: room.midY, width: room.width, height: room.height / 2)
    }

    override func presentationTransitionWillBegin() {
        shade.backgroundColor = .black
        shade.alpha = 0
        shade.frame = containerView?.bounds ?? .zero
        containerView?.insertSubview(shade, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 0.5 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { ends.append("came \(completed)") }

    override func dismissalTransitionDidEnd(_ completed: Bool) { ends.append("went \(completed)") }
}

@Suite("Transitions of a program's own, moved by the user")
@MainActor
struct UIPercentDrivenInteractiveTransitionTests {
    private func with(_ body: (Stage, UIViewController, UIViewController, Supplier) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 100, height: 200)) { stage in
            let (root, page, supplier) = (UIViewController(), UIViewController(), Supplier())
            root.view.backgroundColor = .white
            page.view.backgroundColor = .red
            page.modalPresentationStyle = .custom
            page.transitioningDelegate = supplier
            stage.window.rootViewController = root
            try body(stage, root, page, supplier)
        }
    }

    /// The position of the presented view as it is seen.
    private func seenX(_ page: UIViewController) -> CGFloat? { page.view.layer.presentation()?.frame.minX }

    @Test("a movement of the program's own runs, with its presentation controller's changes along with it")
    func custom() throws {
        try with { stage, root, page, supplier in
            root.present(page, animated: true)
            let half = try #require(page.presentationController as? Half)
            stage.pass(0.5)
            #expect(try #require(seenX(page)) == 50)
            #expect(half.shade.layer.presentation()?.opacity == 0.25)
            stage.pass(0.6)
            #expect(page.view.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
            #expect(half.ends == ["came true"] && supplier.slide.ended == true)
            #expect(root.view.window != nil)
            let seen = parts(try stage.image(on: .black).pixel(x: 50, y: 50))
            #expect(seen.dropFirst().allSatisfy { abs($0 - 128) <= 1 })
        }
    }

    @Test("the view is where the user has it, and goes on from there when it is finished")
    func finish() throws {
        try with { stage, root, page, supplier in
            let interaction = UIPercentDrivenInteractiveTransition()
            supplier.interaction = interaction
            root.present(page, animated: true)
            stage.pass(3)
            #expect(seenX(page) == 100 && interaction.duration == 1)
            interaction.update(0.25)
            stage.pass(2)
            let held = try #require(seenX(page))
            #expect(held == 75)
            var wasCancelled: Bool?
            page.transitionCoordinator?.notifyWhenInteractionChanges { wasCancelled = $0.isCancelled }
            interaction.finish()
            #expect(wasCancelled == false)
            stage.pass(0.25)
            #expect(abs(try #require(seenX(page)) - 50) < 0.01)
            stage.pass(0.6)
            #expect(page.view.frame.minX == 0 && !page.isBeingPresented && root.presentedViewController === page)
        }
    }

    @Test("a presentation that is cancelled goes back, and did not happen")
    func cancel() throws {
        try with { stage, root, page, supplier in
            let interaction = UIPercentDrivenInteractiveTransition()
            supplier.interaction = interaction
            var isCompleted = false
            root.present(page, animated: true) { isCompleted = true }
            let half = try #require(page.presentationController as? Half)
            interaction.update(0.5)
            interaction.cancel()
            stage.pass(0.25)
            #expect(abs(try #require(seenX(page)) - 75) < 0.01)
            stage.pass(0.3)
            #expect(root.presentedViewController == nil && page.view.window == nil && isCompleted)
            #expect(half.ends == ["came false"] && supplier.slide.ended == false)
        }
    }

    @Test("a dismissal that is cancelled leaves everything as it was")
    func cancelDismissal() throws {
        try with { stage, root, page, supplier in
            root.present(page, animated: false)
            let half = try #require(page.presentationController as? Half)
            let interaction = UIPercentDrivenInteractiveTransition()
            interaction.completionSpeed = 2
            supplier.interaction = interaction
            page.dismiss(animated: true)
            interaction.update(0.5)
            #expect(page.isBeingDismissed)
            interaction.cancel()
            stage.pass(0.3)
            #expect(page.view.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
            #expect(root.presentedViewController === page && half.ends.last == "went false")
            supplier.interaction = nil
            page.dismiss(animated: true)
            stage.pass(1.1)
            #expect(root.presentedViewController == nil)
        }
    }
}
