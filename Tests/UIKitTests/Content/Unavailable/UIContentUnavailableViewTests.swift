import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKit
import ViewSupport

@Suite("What is shown in place of content")
@MainActor
struct UIContentUnavailableViewTests {
    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ((($0 as? View).map { [$0] }) ?? []) + all(type, in: $0) }.filter { !$0.isHidden }
    }

    private func texts(_ view: UIView) -> [String] {
        all(UILabel.self, in: view).filter { !($0.superview is UIButton) }.compactMap(\.text)
    }

    /// A controller that shows that a search found nothing where it is asked to.
    private final class Results: UIViewController {
        var asked: [String?] = []
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            asked.append(state.searchText)
            contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        }
    }

    @Test("content that is coming is a spinner that turns, with a text below it, in the middle")
    func loading() throws {
        try Stage.with(size: CGSize(width: 320, height: 480)) { stage in
            let view = UIContentUnavailableConfiguration.loading().makeContentView()
            view.frame = stage.window.bounds
            stage.window.addSubview(view)
            view.layoutIfNeeded()
            let spinner = try #require(all(UIActivityIndicatorView.self, in: view).first)
            let label = try #require(all(UILabel.self, in: view).first)
            #expect(spinner.isAnimating && texts(view) == ["Loading…"] && label.textColor == .secondaryLabel)
            #expect(spinner.frame.midX == 160 && label.frame.minY - spinner.frame.maxY == 8)
            #expect(abs((spinner.frame.minY + label.frame.maxY) / 2 - 240) <= 1)
            #expect(stage.nextChange != .never)
        }
    }

    @Test("a search that found nothing names what was searched for, unless the text is the program's own")
    func search() {
        var state = UIContentUnavailableConfigurationState(traitCollection: .current)
        let search = UIContentUnavailableConfiguration.search()
        #expect(search.text == "No Results" && search.image?.isSymbolImage == true)
        #expect(search.updated(for: state) == search)
        state.searchText = "moss"
        #expect(search.updated(for: state).text == "No Results for “moss”")
        var own = search
        own.text = "Nothing grows here"
        #expect(own.updated(for: state).text == "Nothing grows here")
    }

    @Test("buttons are there when they have a title, and do what they are for; one that deletes is red")
    func buttons() throws {
        try Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            var done: [String] = []
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.text = "No Favourites"
            configuration.button.title = "Add"
            configuration.buttonProperties.primaryAction = UIAction { _ in done.append("add") }
            let view = UIContentUnavailableView(configuration: configuration)
            view.frame = stage.window.bounds
            stage.window.addSubview(view)
            CATransaction.flush()
            let button = try #require(all(UIButton.self, in: view).first)
            #expect(all(UIButton.self, in: view).count == 1)
            let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
            stage.tap(middle.x, middle.y, at: 1)
            #expect(done == ["add"])
            configuration.buttonProperties.primaryAction = UIAction { _ in done.append("other") }
            configuration.secondaryButton.title = "Clear"
            configuration.secondaryButtonProperties.role = .destructive
            configuration.secondaryButtonProperties.isEnabled = false
            view.configuration = configuration
            view.layoutIfNeeded()
            let both = all(UIButton.self, in: view)
            #expect(both.count == 2 && both[1].role == .destructive && !both[1].isEnabled)
            stage.tap(both[0].center.x, both[0].center.y, at: 2)
            #expect(done == ["add", "other"])
        }
    }

    @Test("what is higher than the view can be scrolled, and stands at the leading side where that is asked for")
    func alignment() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            try Stage.with(size: CGSize(width: 320, height: 120), direction: direction) { stage in
                var configuration = UIContentUnavailableConfiguration.empty()
                (configuration.image, configuration.text) = (UIImage(systemName: "star"), "Nothing")
                configuration.secondaryText = "There is nothing here."
                configuration.alignment = .natural
                let view = UIContentUnavailableView(configuration: configuration)
                view.frame = stage.window.bounds
                stage.window.addSubview(view)
                view.layoutIfNeeded()
                let scroll = try #require(all(UIScrollView.self, in: view).first)
                let image = try #require(all(UIImageView.self, in: view).first { $0.image != nil })
                let isMirrored = direction == .rightToLeft
                #expect(abs((isMirrored ? 320 - image.frame.maxX : image.frame.minX) - 32) <= 1)
                #expect(image.frame.minY == 32 && scroll.isScrollEnabled && scroll.contentSize.height > 120)
                view.isScrollEnabled = false
                view.layoutIfNeeded()
                #expect(!scroll.isScrollEnabled)
            }
        }
    }

    @Test("a controller shows it over its view, and asks for it anew when it is to")
    func controller() throws {
        try Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            let results = Results()
            stage.window.rootViewController = results
            stage.pass(0.1)
            #expect(results.asked.isEmpty && results.contentUnavailableConfiguration == nil)
            results.setNeedsUpdateContentUnavailableConfiguration()
            results.setNeedsUpdateContentUnavailableConfiguration()
            stage.pass(0.1)
            #expect(results.asked == [nil] && texts(results.view).first == "No Results")
            let shown = try #require(results.view.subviews.last as? UIContentUnavailableView)
            #expect(shown.frame == results.view.bounds)
            let later = UIView()
            results.view.addSubview(later)
            stage.pass(0.1)
            #expect(results.view.subviews.last === shown)
            results.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
            stage.pass(0.1)
            #expect(results.view.subviews.last === shown && texts(results.view) == ["Loading…"])
            results.contentUnavailableConfiguration = nil
            #expect(shown.superview == nil && texts(results.view) == [])
        }
    }

    @Test("a configuration of another kind is left out, which the log says")
    func others() {
        let view = UIContentUnavailableView(configuration: .empty())
        let lines = Lines.logged { view.configuration = UIListContentConfiguration.cell() }
        #expect(lines.count == 1 && view.configuration is UIContentUnavailableConfiguration)
        #expect(view.supports(UIContentUnavailableConfiguration.search()))
    }
}
