import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

@Suite("Shapes that go by the container's")
@MainActor struct ContainerShapeTests {
    /// The outline of the only shape that is drawn.
    private func path(_ view: some View, size: CGSize = CGSize(width: 100, height: 100)) throws -> CGPath {
        try ShownViews.with(view, size: size) { shown in
            let layers = shown.all(ShapeSurface.self).compactMap { $0.layer as? CAShapeLayer }
            return try #require(layers.compactMap(\.path).first)
        }
    }

    private func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        Path(roundedRect: rect, cornerRadius: radius, style: .circular).cgPath
    }

    @Test("the shape of the container, as far inside as it is, its corners smaller by as much")
    func relative() throws {
        let view = ContainerRelativeShape().fill(.red).padding(10)
            .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
        #expect(try path(view) == rounded(CGRect(x: 0, y: 0, width: 80, height: 80), 20))
        // The nearest side counts.
        let deep = ContainerRelativeShape().fill(.red).padding(
            EdgeInsets(top: 5, leading: 20, bottom: 20, trailing: 20)
        )
        .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
        #expect(try path(deep) == rounded(CGRect(x: 0, y: 0, width: 60, height: 75), 25))
        #expect(
            try path(ContainerRelativeShape().fill(.red)) == Path(CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath)
    }

    @Test("also inset, along its border, and as what something is cut to")
    func uses() throws {
        let border = ContainerRelativeShape().strokeBorder(.red, lineWidth: 4).padding(10)
            .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
        #expect(try path(border) == rounded(CGRect(x: 2, y: 2, width: 76, height: 76), 18))
        let cut = Color(red: 0, green: 0, blue: 0).clipShape(ContainerRelativeShape()).containerShape(Circle())
        let image = Snapshot(cut)
        #expect(try image(1, 1) == "FFFFFF" && image(20, 20) == "000000")
    }

    @Test("it follows when the container's shape changes, and when it moves in it")
    func changes() throws {
        let held = Held<CGFloat>()
        let view = Holding(30, held) { radius in
            ContainerRelativeShape().fill(.red).padding(radius.wrappedValue / 6)
                .containerShape(RoundedRectangle(cornerRadius: radius.wrappedValue, style: .circular))
        }
        ShownViews.with(view, size: CGSize(width: 100, height: 100)) { shown in
            @MainActor func path() -> CGPath? {
                shown.all(ShapeSurface.self).compactMap { ($0.layer as? CAShapeLayer)?.path }.first
            }
            #expect(path() == rounded(CGRect(x: 0, y: 0, width: 90, height: 90), 25))
            held.set(12)
            shown.stage.settle()
            #expect(path() == rounded(CGRect(x: 0, y: 0, width: 96, height: 96), 10))
        }
    }

    @Test(
        "corners are round about the container's points, as round as is asked for at least, or by a radius of their own"
    )
    func concentric() throws {
        func radii(_ shape: ConcentricRectangle) throws -> CGPath {
            try path(
                shape.fill(.red).padding(8).containerShape(RoundedRectangle(cornerRadius: 20, style: .continuous)))
        }
        func expected(_ leading: CGFloat, _ trailing: CGFloat, _ bottom: CGFloat, _ last: CGFloat) -> CGPath {
            Path(
                roundedRect: CGRect(x: 0, y: 0, width: 84, height: 84),
                cornerRadii: RectangleCornerRadii(
                    topLeading: leading, bottomLeading: bottom, bottomTrailing: last, topTrailing: trailing)
            ).cgPath
        }
        #expect(try radii(ConcentricRectangle()) == expected(12, 12, 12, 12))
        #expect(try radii(.rect(corners: .concentric(minimum: 16))) == expected(16, 16, 16, 16))
        #expect(try radii(.rect(corners: .fixed(3))) == expected(3, 3, 3, 3))
        #expect(
            try radii(ConcentricRectangle(topLeadingCorner: 4, bottomTrailingCorner: .fixed(30)))
                == expected(4, 12, 12, 30))
        let free = try path(ConcentricRectangle().fill(.red), size: CGSize(width: 84, height: 84))
        #expect(free == expected(0, 0, 0, 0))
    }
}
