import UIKit

/// Points of nothing around a marker. Ours.
let gaugeMarkerGap: CGFloat = 2
/// The opacity of the part of a gauge in the tint that is not filled. Ours.
let gaugeTrackOpacity = 0.25

/// The bar of a gauge: filled up to its value, or with a marker there.
struct GaugeBar: View {
    /// The value, 0...1.
    let value: Double
    let height: CGFloat
    let hasMarker: Bool

    var body: some View {
        let tint = GaugeTint(kind: .linear(start: .leading, end: .trailing))
        Group {
            if hasMarker {
                ZStack {
                    Capsule().fill(tint)
                    GaugeMarkerLayout(value: value) {
                        MarkerGap(diameter: height)
                    }
                }
                .compositingGroup()
            } else {
                ZStack {
                    Capsule().fill(Color(uiColor: .systemFill))
                    BarFilling(value: value).fill(tint).clipShape(Capsule())
                }
            }
        }
        .frame(height: height)
        .mirroredAsWhole()
    }
}

/// What there is nothing in, around a marker: the ring of a line that is as broad as the marker.
struct MarkerGap: View {
    /// The diameter of the marker, in points.
    let diameter: CGFloat

    var body: some View {
        let side = diameter + 2 * gaugeMarkerGap
        Circle().strokeBorder(Color.black, lineWidth: gaugeMarkerGap)
            .frame(width: side, height: side).blendMode(.destinationOut)
    }
}

/// The filled part of a bar, with a round end.
private nonisolated struct BarFilling: Shape {
    /// 0...1.
    var value: Double

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    func path(in rect: CGRect) -> Path {
        guard value > 0, rect.width > 0 else { return Path() }
        // The beginning is the bar's own, outside of which it is cut.
        let width = max(rect.width * min(value, 1), rect.height)
        let filled = CGRect(x: rect.minX, y: rect.minY, width: min(width, rect.width), height: rect.height)
        return Path(roundedRect: filled, cornerRadius: rect.height / 2)
    }
}

/// Puts its views at the value on a bar.
private struct GaugeMarkerLayout: Layout {
    /// 0...1.
    let value: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let end = bounds.height / 2
        let x = bounds.minX + end + max(bounds.width - 2 * end, 0) * value
        for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: .unspecified)
        }
    }
}

/// The tint of the surroundings. A gradient runs along the gauge, whatever direction it was given.
struct GaugeTint: PaintingStyle, Hashable {
    /// The way along the gauge.
    let kind: PaintGradient.Kind

    func paint(in surroundings: PaintSurroundings) -> Paint {
        let paint = TintShapeStyle().paint(in: surroundings).parts.paint
        guard case .gradient(var gradient) = paint else { return paint }
        gradient.kind = kind
        return .gradient(gradient)
    }
}
