import Testing

@testable import SwiftUI

@Suite("Values of geometry")
struct GeometryValuesTests {
    @Test("angles count in degrees and radians, and animate by radians")
    func angles() {
        #expect(Angle(degrees: 180).radians == .pi && Angle.radians(.pi / 2).degrees == 90)
        #expect(Angle.degrees(30) + .degrees(60) == .degrees(90) && -Angle.degrees(30) < .zero)
        #expect(Angle.degrees(90) * 2 == .degrees(180) && Angle.degrees(90).animatableData == .pi * 64)
        #expect(Angle.degrees(90).description == "90.0°")
        var angle = Angle.degrees(30)
        angle *= 4
        #expect(abs(angle.degrees - 120) < 1e-9)
        angle /= 3
        #expect(abs(angle.degrees - 40) < 1e-9)
    }

    @Test("animatable values go to vectors and back")
    func vectors() {
        var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        insets.animatableData.scale(by: 2)
        #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
        var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        rect.animatableData -= CGRect(x: 1, y: 1, width: 1, height: 1).animatableData
        #expect(rect == CGRect(x: 0, y: 1, width: 2, height: 3))
        #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25 && EmptyAnimatableData().magnitudeSquared == 0)
        #expect(UnitPoint.bottom.animatableData == AnimatablePair(64, 128))
    }

    @Test("edges, axes and sizes of type are those of UIKit's names")
    func names() {
        #expect(Edge.Set.all == [.horizontal, .vertical] && Edge.Set(.leading).contains(.leading))
        #expect(EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).trailing == 4)
        #expect(DynamicTypeSize(.accessibilityMedium) == .accessibility1 && DynamicTypeSize.large < .xLarge)
        #expect(UIContentSizeCategory(DynamicTypeSize.xxxLarge) == .extraExtraExtraLarge)
        #expect(DynamicTypeSize(.unspecified) == nil && DynamicTypeSize.accessibility1.isAccessibilitySize)
        #expect(LayoutDirection(.rightToLeft) == .rightToLeft && ColorScheme(.unspecified) == nil)
    }

    @Test("guides lie at their defaults")
    func guides() {
        let view = ViewDimensions(size: CGSize(width: 30, height: 20), proposal: .unspecified)
        #expect(view[.leading] == 0 && view[HorizontalAlignment.center] == 15 && view[.trailing] == 30)
        #expect(view[.top] == 0 && view[VerticalAlignment.center] == 10 && view[.bottom] == 20)
        #expect(view[.firstTextBaseline] == 20 && view[.lastTextBaseline] == 20)
    }
}
