import CoreGraphics
import Octant
import RenderServer
import Testing

/// docs/sources.md, Requirements 36 to 42.
@Suite("Progress indicators and how to use them", .serialized)
@MainActor
struct ProgressUseRequirementTests {
    // MARK: Activity indicators

    @Test("an activity indicator spins while a task goes on, and disappears when it is done")
    func spinsAndGoes() throws {
        try Stage.with { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .medium)
            stage.center(view)
            view.startAnimating()
            #expect(try stage.nextChange != .never && !stage.image().isEmpty)
            view.stopAnimating()
            #expect(try stage.nextChange == .never && stage.image().isEmpty)
        }
    }

    @Test("activity indicators, progress bars and their kin are not interactive: a tap does nothing to them")
    func noninteractive() throws {
        let ofUIKit = [UIActivityIndicatorView(style: .large), UIProgressView(progressViewStyle: .default)]
        for view in ofUIKit + OctantSubjects.views {
            #expect(!(view is UIControl) && view.gestureRecognizers?.isEmpty ?? true)
            try Stage.shown(size: CGSize(width: 60, height: 60)) { (stage: Stage) throws in
                view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
                stage.window.addSubview(view)
                (view as? UIActivityIndicatorView)?.startAnimating()
                (view as? LoopingIndicatorView)?.startAnimating()
                let before = try stage.image()
                stage.tap(30, 30)
                #expect(greatestDifference(before, try stage.image()) == 0)
                let actions = stage.window.accessibilityTree?.elements.flatMap(\.content.actions)
                #expect(actions == [])
                view.removeFromSuperview()
            }
        }
    }

    @Test("a bar is favoured over an indicator once the work can be measured: an overlay's becomes one by itself")
    func favourBars() throws {
        try Stage.with(size: CGSize(width: 240, height: 160)) { (stage: Stage) throws in
            let token = LoadingOverlay.show(in: stage.window, .init(indicator: .bar), timing: .init(graceTime: 0))
            stage.pass(0.25)
            #expect(stage.window.first(UIProgressView.self) == nil)
            #expect(stage.window.first(LinearActivityIndicatorView.self)?.isAnimating == true)
            token.content.progress = 0.4
            #expect(stage.window.first(UIProgressView.self)?.progress == 0.4)
            #expect(stage.window.first(LinearActivityIndicatorView.self) == nil)
            token.dismiss()
        }
    }

    @Test("activity indicators keep moving: each of a minute's 480 steps shows another image than the one before")
    func keepMoving() throws {
        try Stage.with(size: CGSize(width: 37, height: 37)) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .large)
            stage.center(view)
            view.startAnimating()
            for step in 0..<480 {
                stage.clock.advance(to: 1 + Double(step) * 0.125)
                #expect(try stage.head(of: view) == step % 8)
            }
        }
    }

    @Test("a label above an indicator gives extra context, and is read before it")
    func labelAbove() {
        SpokenStage.with { stage in
            let (label, view) = (stage.label("Sending 3 of 12 photos"), UIActivityIndicatorView(style: .large))
            let stack = UIStackView(arrangedSubviews: [label, view])
            (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 8)
            stage.add(stack)
            stack.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
            view.startAnimating()
            stage.window.layoutIfNeeded()
            #expect(label.frame.maxY <= view.frame.minY && abs(label.frame.midX - view.frame.midX) <= 0.5)
            #expect(stage.lines == ["Sending 3 of 12 photos", "In progress"])
        }
    }

    // MARK: Progress bars

    @Test("a progress bar's track fills from left to right as the task goes on")
    func fills() throws {
        try Stage.with(size: CGSize(width: 100, height: 4)) { (stage: Stage) throws in
            let view = UIProgressView(frame: stage.window.bounds)
            (view.progressTintColor, view.trackTintColor) = (.red, .blue)
            stage.window.addSubview(view)
            var last = 0
            for step in 1...20 {
                view.progress = Float(step) / 20
                let bitmap = try stage.image()
                let red = (0..<100).filter { bitmap.pixel(x: $0, y: 2) == 0xFFFF_0000 }
                // One piece, from the left on, longer each time.
                #expect(red.count > last && red == Array((red.first ?? 9)..<(red.first ?? 9) + red.count))
                #expect((red.first ?? 9) <= 1)
                last = red.count
            }
        }
    }

    @Test("a button for cancelling may stand with a bar")
    func cancel() throws {
        try Stage.with(size: CGSize(width: 240, height: 200)) { (stage: Stage) throws in
            var cancelled = 0
            let content = LoadingOverlay.Content(indicator: .bar, progress: 0.2, cancelTitle: "Cancel")
            let token = LoadingOverlay.show(in: stage.window, content, timing: .init(graceTime: 0)) { cancelled += 1 }
            stage.pass(0.25)
            let button = try #require(stage.window.first(UIButton.self))
            let bar = try #require(stage.window.first(UIProgressView.self))
            #expect(!button.isHidden && button.currentTitle == "Cancel")
            #expect(button.frame.minY > bar.frame.maxY)
            button.sendActions(for: .primaryActionTriggered)
            #expect(cancelled == 1)
            token.dismiss()
        }
    }

    @Test("progress is reported accurately: what is filled is what was said, to a third of a point in a hundred")
    func accurate() throws {
        try Stage.with(size: CGSize(width: 100, height: 4), scale: 3) { (stage: Stage) throws in
            let view = UIProgressView(frame: stage.window.bounds)
            (view.progressTintColor, view.trackTintColor) = (.red, .clear)
            stage.window.addSubview(view)
            // Below 4 % the filling has the length of its round ends.
            for percent in 4...100 {
                view.progress = Float(percent) / 100
                #expect(abs(try stage.filled() - CGFloat(percent)) < 0.34)
            }
        }
    }

    @Test("nothing is made up to look busy: a bar whose work rests stands still")
    func noPretence() {
        Stage.with(size: CGSize(width: 100, height: 4)) { stage in
            let view = UIProgressView(frame: stage.window.bounds)
            stage.window.addSubview(view)
            view.progress = 0.4
            #expect(stage.nextChange == .never)
            stage.pass(60)
            #expect(view.progress == 0.4)
        }
    }

    @Test("in navigation bars and toolbars the unfilled part of the track is hidden, elsewhere it is not")
    func unfilledTrack() throws {
        try Stage.with(size: CGSize(width: 320, height: 60)) { (stage: Stage) throws in
            let view = UIProgressView(progressViewStyle: .bar)
            view.frame = CGRect(x: 10, y: 20, width: 100, height: 4)
            (view.progressTintColor, view.trackTintColor, view.progress) = (.red, .blue, 0.5)
            for holder in [UIView(), UINavigationBar(), UIToolbar()] {
                holder.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                stage.window.addSubview(holder)
                holder.addSubview(view)
                let bitmap = try stage.image()
                #expect(bitmap.pixel(x: 30, y: 21) == 0xFFFF_0000)
                #expect((bitmap.pixel(x: 90, y: 21) == 0xFF00_00FF) == (type(of: holder) == UIView.self))
                holder.removeFromSuperview()
            }
        }
    }

    @Test("a bar's look can be made the app's own: a tint for track and filling, or an image for each")
    func ownAppearance() throws {
        try Stage.with(size: CGSize(width: 100, height: 4)) { (stage: Stage) throws in
            func image(_ color: UIColor) -> UIImage {
                UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                    color.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
                }
            }
            let view = UIProgressView(frame: stage.window.bounds)
            stage.window.addSubview(view)
            (view.progress, view.progressTintColor, view.trackTintColor) = (0.5, .red, .blue)
            @MainActor func seen() throws -> [UInt32] {
                let bitmap = try stage.image()
                return [bitmap.pixel(x: 25, y: 2), bitmap.pixel(x: 75, y: 2)]
            }
            #expect(try seen() == [0xFFFF_0000, 0xFF00_00FF])
            (view.progressImage, view.trackImage) = (image(.green), image(.black))
            #expect(try seen() == [0xFF00_FF00, 0xFF00_0000])
        }
    }

    // MARK: Network activity

    @Test("the network indicator spins in the status bar while there is networking, and disappears after it")
    func networking() throws {
        try Stage.with(size: CGSize(width: 60, height: 20)) { (stage: Stage) throws in
            stage.window.addSubview(StatusBarView(frame: stage.window.bounds))
            let activity = NetworkActivity()
            activity.delay = 0
            #expect(try stage.image().isEmpty)
            let operation = activity.begin()
            #expect(try !stage.image().isEmpty && stage.nextChange != .never)
            operation.end()
            #expect(try stage.image().isEmpty && stage.nextChange == .never)
        }
    }

    @Test("it looks just like an activity indicator")
    func looksAlike() throws {
        func bitmap(_ fill: (Stage) -> Void) throws -> Bitmap {
            try Stage.with(size: CGSize(width: 36, height: 20), scale: 2) { (stage: Stage) throws in
                fill(stage)
                stage.pass(0.4)
                return try stage.image()
            }
        }
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
        defer { UIApplication.shared.isNetworkActivityIndicatorVisible = false }
        let bar = try bitmap { $0.window.addSubview(StatusBarView(frame: $0.window.bounds)) }
        let spinner = try bitmap {
            let view = UIActivityIndicatorView(style: .medium)
            $0.center(view)
            view.center.x = 18
            view.startAnimating()
        }
        #expect(greatestDifference(bar, spinner) == 0)
    }

    private var isVisible: Bool { UIApplication.shared.isNetworkActivityIndicatorVisible }

    @Test("it shows only for an operation of more than a few seconds, never for a quick one")
    func lasting() {
        Stage.with { stage in
            let activity = NetworkActivity()
            #expect(activity.delay == 3)
            let short = activity.begin()
            stage.pass(2.9)
            #expect(!isVisible && activity.count == 1)
            short.end()
            stage.pass(3)
            #expect(!isVisible && activity.count == 0)
            let long = activity.begin()
            stage.pass(3)
            #expect(isVisible)
            long.end()
            #expect(!isVisible)
        }
    }
}
