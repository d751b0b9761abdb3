internal import CoreGraphics
internal import OctantBase
internal import QuartzCore
internal import RenderServer
internal import UIKit

/// What comes of something that is done in each layout of a view.
@MainActor
package struct LayoutTrial {
    /// The object in whose layout it is done.
    package enum Caller: CaseIterable, Sendable {
        /// The superview's, which positions nothing.
        case superview
        /// The superview's, which has the subject in a stack beside a label.
        case stack
        /// The subject's own, at its end.
        case own
    }

    /// How often it was done: the number of passes.
    package private(set) var passes = 0
    /// How often it was done again with nothing asked for by the program.
    package private(set) var passesAfterwards = 0
    /// Whether another commit was asked for when all was done.
    package private(set) var isWaiting = false
    /// Whether the value that is there, set again outside of layout, asks for a commit.
    package private(set) var isWaitingForSameValue = false
    /// Whether the window's appearance changes some time later.
    package private(set) var isMoving = false
    /// The lines logged about layout that does not settle.
    package private(set) var lines: [String] = []

    /// Performs `action` on an object of `subject` in each layout of `caller`, with the second value each time or with
    /// both alternately.
    package init(_ action: LayoutAction, of subject: LayoutSubject, in caller: Caller, alternating: Bool) {
        nonisolated(unsafe) var lines: [String] = []  // Written by this thread only.
        Log.redirected(to: { lines.append($0) }) {
            Stage.with(size: CGSize(width: 200, height: 200)) { stage in
                run(action, subject.make(), caller, alternating, stage)
            }
        }
        // Constraints that cannot all hold are another matter.
        self.lines = lines.filter { $0.contains("comes to no rest") }
    }

    private mutating func run(
        _ action: LayoutAction, _ object: UIResponder, _ caller: Caller, _ alternating: Bool, _ stage: Stage
    ) {
        var (count, isSecond, isBusy) = (0, true, false)
        let perform = {
            // A method may be what is called here.
            guard !isBusy else { return }
            isBusy = true
            count += 1
            if alternating { isSecond.toggle() }
            action.run(object, isSecond)
            isBusy = false
        }
        let window = (object as? UIWindow) ?? stage.window
        let host = ToldView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.addSubview(host)
        let owner = prepare(object, caller, host, perform)
        CATransaction.flush()
        (passes, isWaiting) = (count, window.layer.waitsForCommit)
        CATransaction.flush()
        passesAfterwards = count - passes
        isMoving = (window.renderTree?.nextChange(after: stage.clock.now()) ?? .never) != .never
        if action.isProperty && action.isComparable {
            // What surrounds the object may have changed the value.
            action.run(object, isSecond)
            if caller == .superview {
                CATransaction.flush()
                action.run(object, isSecond)
                isWaitingForSameValue = window.layer.waitsForCommit
            }
        }
        host.removeFromSuperview()
        if window !== stage.window { window.isHidden = true }
        withExtendedLifetime(owner) {}
    }

    /// Adds `object` to `host`, and calls `perform` in the layout of `caller`. Returns what is to be retained.
    private func prepare(
        _ object: UIResponder, _ caller: Caller, _ host: ToldView, _ perform: @escaping () -> Void
    ) -> AnyObject? {
        if object is UIWindow {
            host.didLayOut = perform
            return nil
        }
        let told = object as? any LayoutTold
        var owner: UIViewController? = told
        let view = (object as? UIView) ?? (object as? UIViewController)?.view ?? UIView()
        if view.frame.size == .zero { view.frame = CGRect(x: 10, y: 10, width: 120, height: 60) }
        switch caller {
        case .superview:
            host.addSubview(view)
            host.didLayOut = perform
        case .stack:
            let label = UILabel()
            label.text = "beside"
            let stack = UIStackView(arrangedSubviews: [view, label])
            stack.translatesAutoresizingMaskIntoConstraints = false
            host.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 4),
                stack.centerYAnchor.constraint(equalTo: host.centerYAnchor),
            ])
            host.didLayOut = perform
        case .own:
            if let told {
                told.didLayOut = perform
            } else {
                let controller = ToldController()
                controller.view = view
                controller.didLayOut = perform
                owner = controller
            }
            host.addSubview(view)
        }
        return owner
    }
}

extension LayoutSubject {
    /// What does not settle as it should, a line each: none is as it should be.
    ///
    /// The same value again and again needs at most two more passes, and nothing is logged. Two alternating values need
    /// one pass where no layout depends on them; where one does, they are refused after 50 passes, in one line. Nothing
    /// is done once the layout is over, and nothing waits.
    package func restlessness() -> [String] {
        var faults: [String] = []
        for action in actions {
            for caller in callers(of: action) {
                for alternates in action.isProperty ? [false, true] : [false] {
                    let trial = LayoutTrial(action, of: self, in: caller, alternating: alternates)
                    let way = alternates ? "two values in turn" : "the same"
                    let position = "\(name): \(action.owner).\(action.name), \(way), in the layout of \(caller)"
                    faults += trial.faults(action, caller, alternates).map { "\(position): \($0)" }
                }
            }
        }
        return faults
    }

    /// A window has no superview: a view in it calls. What a class has from another one is tried in fewer places.
    private func callers(of action: LayoutAction) -> [LayoutTrial.Caller] {
        if name == "UIWindow" { return [.superview] }
        return action.owner == name || name == "UIView" ? LayoutTrial.Caller.allCases : [.superview, .stack]
    }
}

extension LayoutTrial {
    fileprivate func faults(_ action: LayoutAction, _ caller: Caller, _ alternates: Bool) -> [String] {
        var faults: [String] = []
        if passesAfterwards > 0 { faults.append("\(passesAfterwards) passes afterwards") }
        if isWaiting { faults.append("waits for another commit") }
        if isWaitingForSameValue { faults.append("the value that there is asks for a commit") }
        if isMoving && !action.moves { faults.append("the window changes afterwards") }
        let mayLoop = caller != .superview && (alternates || !action.isProperty || !action.isComparable)
        let most = mayLoop ? 50 : caller == .superview ? 2 : 3
        if passes < 1 || passes > most { faults.append("\(passes) passes") }
        if lines.count > (passes == 50 ? 1 : 0) { faults.append("said: \(lines)") }
        if passes == 50 && lines.isEmpty { faults.append("nothing is said about 50 passes") }
        return faults
    }
}
