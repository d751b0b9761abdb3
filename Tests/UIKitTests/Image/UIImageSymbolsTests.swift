import OctantBase
import Testing
import UIKit
import ViewSupport

@Suite("Symbol images")
struct UIImageSymbolsTests {
    private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
        try #require(UIImage(systemName: name, withConfiguration: configuration))
    }

    @Test("size, weight, scale, style and font make a symbol larger or heavier, and what is applied last counts")
    func configurations() throws {
        let usual = try symbol("circle").size
        #expect(try symbol("circle", .init(pointSize: 34)).size.width > 1.8 * usual.width)
        #expect(try symbol("circle", .init(scale: .large)).size.width > usual.width)
        #expect(try symbol("circle", .init(weight: .black)).size.width > usual.width)
        #expect(try symbol("circle", .init(textStyle: .largeTitle)).size.width > usual.width)
        #expect(try symbol("circle", .init(font: .boldSystemFont(ofSize: 17))).size.width > usual.width)
        #expect(UIImage.SymbolConfiguration.preferringMulticolor() == .preferringMonochrome())
        let joined = UIImage.SymbolConfiguration(pointSize: 30).applying(.init(weight: .bold))
        #expect(joined == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
        #expect(joined.applying(.init(pointSize: 20)) == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
        let bold = try symbol("circle", .init(weight: .bold))
        let applied = try #require(bold.applyingSymbolConfiguration(.init(pointSize: 30)))
        #expect(applied.symbolConfiguration == joined)
        #expect(try applied.size == symbol("circle", joined).size)
        #expect(applied.withConfiguration(UIImage.SymbolConfiguration(pointSize: 17)).size == usual)
        #expect(UIImage().applyingSymbolConfiguration(joined) == nil && UIImage().symbolConfiguration == nil)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let styled = UIImage.SymbolConfiguration(textStyle: .body)
        large.performAsCurrent {
            #expect(UIImage(systemName: "circle", withConfiguration: styled)?.size != usual)
        }
        #expect(UIImage(systemName: "circle", compatibleWith: large)?.size == usual)
    }

    @Test("a symbol has a baseline and insets, and other images have none")
    func measures() throws {
        let image = try symbol("circle", .init(pointSize: 100))
        let baseline = try #require(image.baselineOffsetFromBottom)
        #expect(baseline > 5 && baseline < 20 && UIImage().baselineOffsetFromBottom == nil)
        #expect(image.alignmentRectInsets.top >= 0 && image.alignmentRectInsets.top < 1)
        let named: [UIImage] = [.checkmark, .add, .remove, .actions, .strokedCheckmark]
        #expect(named.allSatisfy { $0.isSymbolImage })
    }

    @MainActor
    @Test("an image view tints a symbol unless it has colours of its own, and draws it sharp in any size")
    func views() throws {
        let view = UIImageView(image: try symbol("square.fill"))
        view.tintColor = .red
        func middle() throws -> [Int] {
            try Pixels.drawing(40, 40) { view.layer.render(in: $0) }[8, 8]
        }
        #expect(try middle() == red)
        view.image = try symbol("square.fill").withTintColor(.blue, renderingMode: .alwaysOriginal)
        #expect(try middle() == blue)
        view.image = try symbol("square.fill", .init(paletteColors: [.green]))
        #expect(try middle() == green)
        let usual = view.intrinsicContentSize
        view.preferredSymbolConfiguration = .init(pointSize: 34)
        #expect(view.intrinsicContentSize.width > 1.8 * usual.width)
        view.image = try symbol("square.fill", .init(pointSize: 17))
        #expect(view.intrinsicContentSize == usual)
        view.frame = CGRect(x: 0, y: 0, width: 10 * usual.width, height: 10 * usual.height)
        view.layoutIfNeeded()
        let pixels = try #require(view.layer.contents.map { $0 as? CGImage } ?? nil)
        #expect(CGFloat(pixels.width) >= 10 * usual.width)
    }

    @Test("a variable symbol is fainter the less it is filled up")
    func variable() throws {
        func ink(_ value: Double) throws -> Int {
            let image = try #require(UIImage(systemName: "wifi", variableValue: value)?.cgImage)
            let data = try #require(image.dataProvider?.data)
            return stride(from: 3, to: data.count, by: 4).reduce(0) { $0 + Int(data[$1]) }
        }
        #expect(try ink(0) < ink(0.5))
        #expect(try ink(0.5) < ink(1))
    }

    @MainActor
    @Test("a button's symbols follow its preferred configuration")
    func buttons() throws {
        let button = UIButton(type: .system)
        button.setImage(try symbol("gear"), for: .normal)
        let usual = button.intrinsicContentSize
        button.setPreferredSymbolConfiguration(.init(pointSize: 40), forImageIn: .normal)
        #expect(button.intrinsicContentSize.width > usual.width + 15)
        #expect(button.preferredSymbolConfigurationForImage(in: .normal) == .init(pointSize: 40))
        var configuration = UIButton.Configuration.plain()
        configuration.image = try symbol("gear")
        let other = UIButton(configuration: configuration)
        let before = other.intrinsicContentSize
        configuration.preferredSymbolConfigurationForImage = .init(scale: .large)
        other.configuration = configuration
        #expect(other.intrinsicContentSize.width > before.width)
    }
}
