import CoreGraphics
import RenderServer
import TestSupport
import Testing
import UIKit

@Suite("UIVisualEffectView")
@MainActor
struct VisualEffectTests {
    /// Black to the left of x = 50 and white to the right, under a view with `effect` between x = 20 and 80.
    private static func add(_ effect: UIVisualEffect?, to stage: Stage) -> UIVisualEffectView {
        stage.window.backgroundColor = .white
        let black = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        black.backgroundColor = .black
        stage.window.addSubview(black)
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 20, y: 10, width: 60, height: 80)
        stage.window.addSubview(view)
        return view
    }

    private static let size = CGSize(width: 100, height: 100)

    @Test("a blur effect smooths the edge beneath it and leaves it sharp beside it")
    func blurs() throws {
        try Stage.with(size: Self.size) { (stage: Stage) throws in
            _ = Self.add(UIBlurEffect(style: .light), to: stage)
            let image = try stage.image()
            func grey(_ x: Int, _ y: Int) -> Int { parts(image.pixel(x: x, y: y))[1] }
            #expect(grey(49, 5) == 0 && grey(50, 5) == 255)
            let row = (21..<79).map { grey($0, 50) }
            #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 12 })
            // Half way: black and white mixed, with white at .3 over it.
            #expect(abs(grey(50, 50) - Int(255 * (0.5 * 0.7 + 0.3))) <= 6)
        }
    }

    @Test("without an effect nothing is drawn, and the content view fills the view")
    func noEffect() throws {
        try Stage.with(size: Self.size) { (stage: Stage) throws in
            let view = Self.add(nil, to: stage)
            let bare = try stage.image()
            view.removeFromSuperview()
            #expect(greatestDifference(bare, try stage.image()) == 0)
            view.frame.size = CGSize(width: 33, height: 44)
            #expect(view.contentView.frame == view.bounds)
            #expect(view.contentView.superview === view)
        }
    }

    @Test("the system's materials follow the appearance, those named light or dark do not")
    func appearance() throws {
        func middle(_ style: UIBlurEffect.Style, _ appearance: UIUserInterfaceStyle) throws -> Int {
            try Stage.with(size: Self.size) { (stage: Stage) throws in
                _ = Self.add(UIBlurEffect(style: style), to: stage)
                _ = try stage.image()
                stage.window.overrideUserInterfaceStyle = appearance
                return parts(try stage.image().pixel(x: 50, y: 50))[1]
            }
        }
        #expect(try middle(.systemMaterial, .light) > middle(.systemMaterial, .dark) + 60)
        #expect(try middle(.systemMaterialDark, .light) == middle(.systemMaterial, .dark))
        #expect(try middle(.systemMaterialLight, .dark) == middle(.systemMaterial, .light))
        #expect(try middle(.systemThickMaterial, .light) > middle(.systemUltraThinMaterial, .light))
    }
}
