import Testing

@testable import SwiftUI

@Suite("Shapes")
struct ShapesTests {
    private let wide = CGRect(x: 10, y: 20, width: 80, height: 40)

    /// The points a quarter, half and three quarters along the outline, and its begin.
    private func quarters(_ shape: some Shape) -> [CGPoint] {
        [0, 0.25, 0.5, 0.75].map { fraction in
            let path = shape.trim(from: 0, to: max(fraction, 1e-9)).path(in: wide)
            let point = (fraction == 0 ? path.geometry.points.first : path.currentPoint) ?? .zero
            return CGPoint(x: (point.x * 1000).rounded() / 1000, y: (point.y * 1000).rounded() / 1000)
        }
    }

    private func points(_ numbers: (CGFloat, CGFloat)...) -> [CGPoint] { numbers.map { CGPoint(x: $0.0, y: $0.1) } }

    @Test("outlines begin where SwiftUI's do and run clockwise")
    func directions() {
        // 3, 6, 9 and 12 o'clock of a circle of radius 20 around (50, 40).
        #expect(quarters(Circle()) == points((70, 40), (50, 60), (30, 40), (50, 20)))
        #expect(quarters(Ellipse()) == points((90, 40), (50, 60), (10, 40), (50, 20)))
        #expect(quarters(Rectangle()) == points((10, 20), (70, 20), (90, 60), (30, 60)))
        for style in [RoundedCornerStyle.circular, .continuous] {
            let rounded = RoundedRectangle(cornerRadius: 10, style: style)
            #expect(quarters(rounded) == points((90, 40), (50, 60), (10, 40), (50, 20)))
            #expect(quarters(Capsule(style: style)) == points((90, 40), (50, 60), (10, 40), (50, 20)))
        }
        let uneven = UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 5, bottomLeading: 5))
        #expect(quarters(uneven)[0] == CGPoint(x: 90, y: 40))
    }

    @Test("a circle is as wide as the shorter side and asks for a square")
    func circle() {
        #expect(Circle().path(in: wide).boundingRect == CGRect(x: 30, y: 20, width: 40, height: 40))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 80, height: 40)) == CGSize(width: 40, height: 40))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: nil, height: 30)) == CGSize(width: 30, height: 30))
        #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Rectangle().sizeThatFits(ProposedViewSize(width: 80, height: nil)) == CGSize(width: 80, height: 10))
    }

    @Test("corners are never rounder than half the shorter side, and nothing breaks on strange radii")
    func corners() {
        let round = RoundedRectangle(cornerRadius: 1000, style: .circular).path(in: wide)
        #expect(round == Capsule(style: .circular).path(in: wide))
        for radius in [0, -5, CGFloat.nan, .infinity] {
            for style in [RoundedCornerStyle.circular, .continuous] {
                let path = RoundedRectangle(cornerRadius: radius, style: style).path(in: wide)
                #expect(path.boundingRect == wide && path.contains(CGPoint(x: 10.01, y: 20.01)), "\(radius)")
            }
        }
        #expect(Capsule().path(in: .zero).boundingRect.size == .zero)
        #expect(Capsule().path(in: CGRect(x: 0, y: 0, width: -10, height: 20)).boundingRect.width == 10)
    }

    @Test("a continuous corner leaves the side earlier than a circular one, and the same place in the middle")
    func continuousCorner() {
        let square = CGRect(x: 0, y: 0, width: 100, height: 100)
        let smooth = RoundedRectangle(cornerRadius: 20, style: .continuous).path(in: square)
        let round = RoundedRectangle(cornerRadius: 20, style: .circular).path(in: square)
        // 22 points along the upper side the circular corner is over, the continuous one, of 1.53 radii, is not.
        let position = CGPoint(x: 22, y: 0.05)
        #expect(round.contains(position) && !smooth.contains(position))
        // Halfway both are 20 * (1 - sqrt(1/2)) from the sides, within a twentieth of a point.
        let middle = 20 * (1 - 0.5.squareRoot())
        for path in [smooth, round] {
            #expect(path.contains(CGPoint(x: middle + 0.1, y: middle + 0.1)))
            #expect(!path.contains(CGPoint(x: middle - 0.2, y: middle - 0.2)))
        }
    }

    @Test("uneven corners that do not fit are made smaller by one factor")
    func uneven() {
        let radii = RectangleCornerRadii(topLeading: 60, bottomLeading: 20, bottomTrailing: 0, topTrailing: 0)
        let path = UnevenRoundedRectangle(cornerRadii: radii, style: .circular).path(in: wide)
        // 60 + 20 of a side of 40: 30 and 10.
        #expect(path.contains(CGPoint(x: 89.9, y: 20.1)) && path.contains(CGPoint(x: 89.9, y: 59.9)))
        #expect(path.contains(CGPoint(x: 40.5, y: 20.1)) && !path.contains(CGPoint(x: 30, y: 21)))
        #expect(path.contains(CGPoint(x: 20.5, y: 59.9)) && !path.contains(CGPoint(x: 12, y: 59)))
    }

    @Test("a shape inset twice is inset by the sum, its corners too")
    func insets() {
        #expect(Rectangle().inset(by: 5).path(in: wide).boundingRect == wide.insetBy(dx: 5, dy: 5))
        #expect(Circle().inset(by: 5).inset(by: 3).path(in: wide).boundingRect.width == 24)
        #expect(Rectangle().inset(by: 500).path(in: wide).boundingRect.size == .zero)
        #expect(Rectangle().inset(by: .nan).path(in: wide).boundingRect == wide)
        let inner = RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: 4).path(in: wide)
        #expect(inner == Path(roundedRect: wide.insetBy(dx: 4, dy: 4), cornerRadius: 6, style: .circular))
    }

    @Test("turned, scaled, moved, sized and stroked shapes")
    func changed() {
        let turned = Rectangle().rotation(.degrees(90)).path(in: wide).boundingRect
        #expect(abs(turned.width - 40) < 1e-9 && abs(turned.midX - 50) < 1e-9)
        let scaled = Rectangle().scale(0.5, anchor: .topLeading).path(in: wide).boundingRect
        #expect(scaled == CGRect(x: 10, y: 20, width: 40, height: 20))
        #expect(Rectangle().offset(x: 1, y: 2).path(in: wide).boundingRect == wide.offsetBy(dx: 1, dy: 2))
        #expect(
            Rectangle().size(width: 5, height: 6).path(in: wide).boundingRect
                == CGRect(x: 10, y: 20, width: 5, height: 6))
        #expect(Rectangle().stroke(lineWidth: 4).path(in: wide).boundingRect == wide.insetBy(dx: -2, dy: -2))
        let moved = Rectangle().transform(CGAffineTransform(translationX: 3, y: 0))
        #expect(moved.path(in: wide).boundingRect.minX == 13)
        #expect(Circle().offset(x: 5).inset(by: 2).path(in: wide).boundingRect.minX == 37)
        #expect(AnyShape(Circle()).path(in: wide) == Circle().path(in: wide))
    }

    @Test("what is trimmed and stroked animates")
    func animatableData() {
        var trimmed = TrimmedShape(shape: RoundedRectangle(cornerRadius: 4), start: 0, end: 0.5)
        trimmed.animatableData.scale(by: 2)
        #expect(trimmed.end == 1 && trimmed.shape.cornerSize.width == 8)
        var stroked = StrokedShape(shape: Circle(), style: StrokeStyle(lineWidth: 3, dashPhase: 4))
        stroked.animatableData.scale(by: 0.5)
        #expect(stroked.style.lineWidth == 1.5 && stroked.style.dashPhase == 2 && stroked.style.miterLimit == 5)
        var turned = RotatedShape(shape: Circle(), angle: .degrees(90))
        turned.animatableData.scale(by: 2)
        #expect(turned.angle == .degrees(180) && turned.anchor == .bottomTrailing)
    }

    @Test("a shape of one's own is written as on iOS")
    func ownShape() {
        struct Arc: Shape {
            var end: Double
            var animatableData: Double {
                get { end }
                set { end = newValue }
            }
            func path(in rect: CGRect) -> Path {
                var path = Path()
                path.addArc(
                    center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .degrees(-90),
                    endAngle: .degrees(-90 + end), clockwise: false)
                return path
            }
        }
        var arc = Arc(end: 90)
        arc.animatableData += 90
        let end = arc.path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).currentPoint ?? .zero
        #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 20) < 1e-9)
    }
}
