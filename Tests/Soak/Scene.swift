import CoreGraphics
import Octant
import QuartzCore
import RenderServer
import SwiftUI
import TestSupport
import UIKit

/// From the edge of the window to the views, and from one to the next, in points.
private let gap: CGFloat = 16

/// Seconds after which a scene at rest is as it was at the rest before: motions have ended, and what is kept to draw
/// faster and not used goes within two sweeps.
let settlingTime = 2 * sweepInterval + 1

/// The seconds of a redrawing.
let redrawTime = 1.0

/// A window with indicators of every kind, and somebody who starts, stops and changes them at random, the same way for
/// the same seed. One spinner never stops. Main thread.
@MainActor
final class Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 360))
    private let page = UIView(frame: CGRect(x: 0, y: 0, width: 480, height: 360))
    private let spinners = [UIActivityIndicatorView.Style.medium, .large].map { UIActivityIndicatorView(style: $0) }
    private let loops = [LinearActivityIndicatorView(), MaterialActivityIndicatorView()]
    private let bar = UIProgressView(progressViewStyle: .default)
    private let ring = CircularProgressView()
    private let caption = UILabel()
    private let button = UIButton(configuration: .filled())
    private let list = UIScrollView()
    private let refresh = UIRefreshControl()
    private let arc = CAShapeLayer()
    private let steady = UIActivityIndicatorView(style: .medium)
    private let upload = UIHostingController(rootView: UploadView(progress: 0))
    private var guest: UIView?
    private var overlay: LoadingOverlay.Token?
    private var other: UIWindow?
    private var numbers: SeededGenerator
    /// Animations that ended, with completion or delegate, and those that were begun.
    private(set) var ended = 0
    private(set) var begun = 0
    /// What a scene that loses memory on purpose lost, and how much of it each time, in bytes.
    private var lost: [[UInt8]] = []
    private let loss: Int

    /// Performs the actions of `seed`. With a `loss` it leaks so many bytes each time.
    init(seed: UInt64, loss: Int = 0) {
        numbers = SeededGenerator(seed: seed)
        self.loss = loss
        let controller = UIViewController()
        controller.title = "Soak"
        window.rootViewController = controller
        controller.addChild(upload)
        window.backgroundColor = .systemBackground
        controller.view.addSubview(page)
        var x = gap
        for view in spinners + loops + [ring] {
            view.frame = CGRect(x: x, y: gap, width: 60, height: 48)
            x += 60 + gap
            page.addSubview(view)
        }
        bar.frame = CGRect(x: gap, y: 90, width: 300, height: 4)
        bar.accessibilityLabel = "Upload"
        caption.frame = CGRect(x: gap, y: 110, width: 300, height: 24)
        button.frame = CGRect(x: gap, y: 150, width: 140, height: 40)
        button.configuration?.title = "Send"
        list.frame = CGRect(x: 340, y: 90, width: 120, height: 200)
        list.contentSize = CGSize(width: 120, height: 400)
        list.refreshControl = refresh
        arc.frame = CGRect(x: gap, y: 220, width: 60, height: 60)
        arc.path = CGPath(ellipseIn: CGRect(x: 4, y: 4, width: 52, height: 52), transform: nil)
        (arc.fillColor, arc.strokeColor, arc.lineWidth) = (nil, CGColor(red: 0, green: 0.5, blue: 1, alpha: 1), 4)
        page.layer.addSublayer(arc)
        steady.center = CGPoint(x: 440, y: 330)
        steady.startAnimating()
        upload.view.frame = CGRect(x: 100, y: 220, width: 200, height: 60)
        for view in [bar, caption, button, list, steady, upload.view] as [UIView?] { view.map(page.addSubview) }
        window.makeKeyAndVisible()
    }

    /// Performs one action of programs.
    func act() {
        if loss > 0 { lost.append([UInt8](repeating: 1, count: loss)) }
        let amount = Float(Int.random(in: 0...100, using: &numbers)) / 100
        switch Int.random(in: 0..<19, using: &numbers) {
        case 0: spinners.randomElement(using: &numbers)?.startAnimating()
        case 1: spinners.randomElement(using: &numbers)?.stopAnimating()
        case 2: loops.randomElement(using: &numbers)?.startAnimating()
        case 3: loops.randomElement(using: &numbers)?.stopAnimating()
        case 4: bar.setProgress(amount, animated: true)
        case 5: ring.setProgress(amount, animated: amount < 0.5)
        case 6: caption.text = "\(Int(amount * 100)) percent"
        case 7: button.configuration?.showsActivityIndicator.toggle()
        case 8: amount < 0.5 ? refresh.beginRefreshing() : refresh.endRefreshing()
        case 9: move()
        case 10: turnArc()
        case 11: toggleOverlay(amount)
        case 12: toggleOther()
        case 13: button.configuration?.title = "Send \(Int(amount * 100))"
        case 14: window.overrideUserInterfaceStyle = amount < 0.5 ? .dark : .light
        case 15: page.tintColor = UIColor(hue: CGFloat(amount), saturation: 1, brightness: 0.8, alpha: 1)
        case 16: upload.rootView = UploadView(progress: amount < 0.2 ? nil : Double(amount))
        case 17: toggleGuest(amount)
        default: UIAccessibility.post(notification: .announcement, argument: "Half way")
        }
    }

    /// Resets everything to what it was at first, but for the window's background. After `settlingTime` comes
    /// `redraw()`.
    func rest() {
        window.backgroundColor = .secondarySystemBackground
        for spinner in spinners { spinner.stopAnimating() }
        for loop in loops { loop.stopAnimating() }
        bar.setProgress(0, animated: false)
        ring.setProgress(0, animated: false)
        caption.text = nil
        caption.alpha = 1
        button.configuration?.showsActivityIndicator = false
        button.configuration?.title = "Send"
        refresh.endRefreshing()
        overlay?.dismiss()
        overlay = nil
        close(other)
        guest?.removeFromSuperview()
        guest = nil
        upload.rootView = UploadView(progress: 0)
        window.overrideUserInterfaceStyle = .light
        page.tintColor = nil
        arc.removeAllAnimations()
        window.layer.removeAllAnimations()
    }

    /// Draws all of the window anew: its patches differ each time, and then need up to twice the memory. After
    /// `redrawTime` the memory of two moments can be compared.
    func redraw() { window.backgroundColor = .systemBackground }

    private func move() {
        begun += 1
        UIView.animate(withDuration: 0.3) {
            self.caption.alpha = self.caption.alpha < 1 ? 1 : 0.5
        } completion: { _ in
            self.ended += 1
        }
    }

    private func turnArc() {
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        (turn.toValue, turn.duration) = (2 * Double.pi, 0.7)
        turn.delegate = Counter(ended: { [weak self] in MainActor.assumeIsolated { self?.ended += 1 } })
        begun += 1
        arc.add(turn, forKey: "turn")
    }

    private func toggleOverlay(_ amount: Float) {
        if let overlay {
            overlay.dismiss()
            self.overlay = nil
        } else {
            var content = LoadingOverlay.Content(label: "Loading")
            content.progress = amount < 0.5 ? amount : nil
            overlay = LoadingOverlay.show(in: page, content)
        }
    }

    /// A control that comes and goes.
    private func toggleGuest(_ amount: Float) {
        if let guest {
            guest.removeFromSuperview()
            self.guest = nil
            return
        }
        let view: UIView
        switch amount {
        case ..<0.25: view = UISwitch()
        case ..<0.5: view = UISlider(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        case ..<0.75:
            let spinner = UIActivityIndicatorView(style: .large)
            spinner.color = .systemOrange
            spinner.startAnimating()
            view = spinner
        default:
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
            label.text = "Step \(Int(amount * 100)) of 100"
            label.font = .systemFont(ofSize: 11 + CGFloat(Int(amount * 8)))
            view = label
        }
        view.frame.origin = CGPoint(x: 200, y: 160)
        page.addSubview(view)
        guest = view
    }

    private func toggleOther() {
        if let other { return close(other) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.center = CGPoint(x: 100, y: 60)
        spinner.startAnimating()
        window.addSubview(spinner)
        window.isHidden = false
        other = window
    }

    private func close(_ window: UIWindow?) {
        window?.isHidden = true
        other = nil
    }
}

/// Counts the ends of one animation.
private final class Counter: CAAnimationDelegate {
    private let ended: @Sendable () -> Void

    init(ended: @escaping @Sendable () -> Void) { self.ended = ended }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ended() }
}
