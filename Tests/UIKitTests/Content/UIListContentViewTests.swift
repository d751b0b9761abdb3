import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import ViewSupport

@Suite("Rows that configurations fill")
@MainActor
struct UIListContentViewTests {
    private func label(_ view: UIView, _ text: String) throws -> UILabel {
        try #require(view.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == text })
    }

    @Test("a row is 44 points high with a text, and higher with a second one below it")
    func heights() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "One"
        cell.contentConfiguration = content
        let one = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
        content.secondaryText = "Two"
        cell.contentConfiguration = content
        let two = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
        #expect(one == 44 && two > 52 && two < 64)
    }

    @Test("texts stand 16 points from the side, values at the other one; from right to left the other way round")
    func sides() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            try Stage.with(size: CGSize(width: 320, height: 44), direction: direction) { stage in
                let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                cell.frame = stage.window.bounds
                stage.window.addSubview(cell)
                var content = cell.defaultContentConfiguration()
                (content.text, content.secondaryText) = ("Name", "Value")
                cell.contentConfiguration = content
                cell.layoutIfNeeded()
                let (title, value) = (
                    try label(cell.contentView, "Name").frame, try label(cell.contentView, "Value").frame
                )
                let isMirrored = direction == .rightToLeft
                #expect(abs((isMirrored ? 320 - title.maxX : title.minX) - 16) <= 1)
                #expect(abs((isMirrored ? value.minX : 320 - value.maxX) - 16) <= 1)
                #expect(try label(cell.contentView, "Value").textColor == .secondaryLabel)
            }
        }
    }

    @Test("an image is no larger than it may be, and texts of rows with symbols begin below each other")
    func images() throws {
        func textStart(_ image: UIImage?, _ change: (inout UIListContentConfiguration) -> Void = { _ in }) throws
            -> (text: CGFloat, image: CGRect)
        {
            var content = UIListContentConfiguration.cell()
            (content.text, content.image) = ("Text", image)
            change(&content)
            let view = UIListContentView(configuration: content)
            view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            view.layoutIfNeeded()
            return (try label(view, "Text").frame.minX, try #require(view.first(UIImageView.self)).frame)
        }
        let narrow = try textStart(UIImage(systemName: "chevron.right"))
        let wide = try textStart(UIImage(systemName: "star"))
        #expect(narrow.text == wide.text && narrow.text > 50)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
        let limited = try textStart(picture) { $0.imageProperties.maximumSize = CGSize(width: 20, height: 20) }
        #expect(limited.image.size == CGSize(width: 20, height: 10) && limited.text == 16 + 20 + 16)
    }

    @Test("headers of groups are in upper case, and headings for a screen reader")
    func headers() throws {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "General"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 38)
        #expect(try label(view, "GENERAL").textColor == .secondaryLabel)
        #expect(view.accessibilityTraits.contains(.header) && view.accessibilityLabel == "GENERAL")
        #expect(UIListContentConfiguration.header() == .groupedHeader())
        #expect(UIListContentConfiguration.footer() == .groupedFooter())
    }

    @Test("the handler is called with the state before the cell is shown, and after it is selected")
    func handler() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var states: [Bool] = []
        cell.configurationUpdateHandler = { cell, state in
            states.append(state.isSelected)
            var content = cell.defaultContentConfiguration().updated(for: state)
            content.text = state.isSelected ? "Selected" : "Row"
            cell.contentConfiguration = content
        }
        cell.layoutIfNeeded()
        cell.setSelected(true, animated: false)
        cell.layoutIfNeeded()
        #expect(states == [false, true])
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Selected")
    }

    @Test("a background configuration takes the place of the cell's own, and is grey while it is selected")
    func background() throws {
        try Stage.with(size: CGSize(width: 100, height: 44)) { stage in
            let cell = UITableViewCell(frame: stage.window.bounds)
            stage.window.addSubview(cell)
            cell.backgroundConfiguration = .listPlainCell()
            cell.layoutIfNeeded()
            #expect(try stage.image().pixel(x: 50, y: 20) == 0xFFFF_FFFF)
            cell.isSelected = true
            cell.layoutIfNeeded()
            let grey = try stage.image().pixel(x: 50, y: 20)
            #expect(grey == 0xFFD1_D1D6)
            var red = UIBackgroundConfiguration.listPlainCell()
            (red.backgroundColor, red.cornerRadius) = (.red, 8)
            red.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
            cell.backgroundConfiguration = red
            cell.layoutIfNeeded()
            #expect(try stage.image().pixel(x: 50, y: 20) == 0xFFFF_0000)
            #expect(try stage.image().pixel(x: 5, y: 20) != 0xFFFF_0000)
        }
    }

    /// A configuration of the program's own.
    private struct Badge: UIContentConfiguration {
        var text = ""
        func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
        func updated(for state: any UIConfigurationState) -> Badge { self }
    }

    private final class BadgeView: UIView, UIContentView {
        let label = UILabel()
        var configuration: any UIContentConfiguration {
            didSet { label.text = (configuration as? Badge)?.text }
        }

        init(_ badge: Badge) {
            configuration = badge
            super.init(frame: .zero)
            label.text = badge.text
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 7),
                label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
                label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -30),
                label.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("a program's own content view is used again for other contents, and makes its row as high as it asks for")
    func own() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Badge(text: "One")
        let view = try #require(cell.contentView as? BadgeView)
        cell.contentConfiguration = Badge(text: "Two")
        #expect(cell.contentView === view && view.label.text == "Two")
        #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height > 78)
        cell.contentConfiguration = nil
        #expect(cell.contentView !== view && view.superview == nil)
    }
}
