// `still CASE SECONDS` has a window that is still, although each layout sets again what was set before (`Case` names
// what), for so many seconds. It then prints on one line the seconds of processor time from its start, those since the
// first second was over, and how often it laid out; and ends.

import Foundation
import SwiftUI
import UIKit

final class StillApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let arguments = CommandLine.arguments
        guard let window, arguments.count > 3, let kind = Case(rawValue: arguments[2]),
            let seconds = Double(arguments[3])
        else { exit(EXIT_FAILURE) }
        let page = StillPage(kind)
        window.rootViewController = page
        window.backgroundColor = .systemBackground
        window.makeKeyAndVisible()
        var early = 0.0
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { early = Self.processorTime }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
            MainActor.assumeIsolated {
                let time = Self.processorTime
                print("processor \(time) still \(time - early) layouts \(page.count)")
                exit(EXIT_SUCCESS)
            }
        }
    }

    /// The seconds of processor time of this process so far.
    private nonisolated static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// What a layout does.
enum Case: String, CaseIterable {
    case nothing, text, font, attributedText, numberOfLines, title, configuration, progressViewStyle, progressImage
    case invalidate, addSubview, navigationBar, filledBars, hosting
    /// Two alternating values, in a stack, without end.
    case alternating
}

/// A page that does it in each of its layouts.
final class StillPage: UIViewController {
    private let kind: Case
    private(set) var count = 0
    private let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 20))
    private let button = UIButton(type: .system)
    private let bar = UIProgressView(progressViewStyle: .default)
    private lazy var bitmap = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }

    init(_ kind: Case) {
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        bar.frame = CGRect(x: 20, y: 160, width: 200, height: 4)
        for child in [label, button, bar] { view.addSubview(child) }
        switch kind {
        case .navigationBar: view.addSubview(UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)))
        case .filledBars: addBars()
        case .hosting:
            let host = UIHostingController(rootView: Form(count: 0))
            addChild(host)
            host.view.frame = CGRect(x: 20, y: 200, width: 200, height: 60)
            view.addSubview(host.view)
            host.didMove(toParent: self)
        case .alternating:
            let stack = UIStackView(arrangedSubviews: [label, UIActivityIndicatorView(style: .medium)])
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        default: break
        }
    }

    private func addBars() {
        let item = UINavigationItem(title: "Title")
        item.rightBarButtonItem = UIBarButtonItem(title: "Do", primaryAction: nil)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [item]
        let tools = UIToolbar(frame: CGRect(x: 0, y: 200, width: 320, height: 44))
        tools.items = [UIBarButtonItem(customView: UIProgressView(progressViewStyle: .bar)), .flexibleSpace()]
        let tabs = UITabBar(frame: CGRect(x: 0, y: 250, width: 320, height: 49))
        tabs.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
        for child in [bar, tools, tabs] { view.addSubview(child) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        count += 1
        switch kind {
        case .nothing, .navigationBar, .filledBars: break
        case .text: label.text = "Loading 0%"
        case .font: label.font = .systemFont(ofSize: 20)
        case .attributedText:
            label.attributedText = NSAttributedString(string: "Loading", attributes: [.foregroundColor: UIColor.red])
        case .numberOfLines: label.numberOfLines = 0
        case .title: button.setTitle("Press", for: .normal)
        case .configuration:
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Press"
            button.configuration = configuration
        case .progressViewStyle: bar.progressViewStyle = .bar
        case .progressImage: bar.progressImage = bitmap
        case .invalidate: label.invalidateIntrinsicContentSize()
        case .addSubview: view.addSubview(label)
        case .hosting:
            (children.first as? UIHostingController<Form>)?.rootView = Form(count: 1)
        case .alternating: label.text = count.isMultiple(of: 2) ? "1" : "one hundred"
        }
    }
}

/// A line of SwiftUI.
struct Form: View {
    var count: Int

    var body: some View { Text("Loading \(count)") }
}
