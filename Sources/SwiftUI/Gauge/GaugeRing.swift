import UIKit

/// The side of a round gauge and the width of its line, in points. Ours: as large as fits beside the icon of an app.
private let side: CGFloat = 60, lineWidth: CGFloat = 6
/// The part of a turn that an open ring takes, in degrees: what is left is at the bottom. Ours.
private let openSweep = 270.0
/// The width of the current value in a ring, and of a label in its opening, in points. Ours: what is between the lines.
private let innerWidth: CGFloat = 42, openingWidth: CGFloat = 14
/// Points between the labels in the opening. Ours.
private let openingSpacing: CGFloat = 2
/// The least part of its size that a label in a ring is drawn with. Ours.
private let leastLabelScale: CGFloat = 0.4
/// The sizes of the current value in a ring and of the labels in its opening, in points. Ours.
private let valueSize: CGFloat = 20, openingSize: CGFloat = 11

/// An open ring with a marker.
struct OpenRing: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        ZStack {
            ring.mirroredAsWhole()
            RingValue { configuration.currentValueLabel }
            opening.frame(width: side, height: side, alignment: .bottom)
        }
        .frame(width: side, height: side)
    }

    /// The line begins at the bottom left, turned so that the gradient begins in the middle of the opening.
    private var ring: some View {
        let begin = Angle.degrees(90 + (360 - openSweep) / 2)
        let line = StrokeStyle(lineWidth: lineWidth, lineCap: .round)
        return ZStack {
            Circle().inset(by: lineWidth / 2).trim(from: 0, to: openSweep / 360)
                .stroke(OpenRingTint(), style: line)
            MarkerGap(diameter: lineWidth)
                .frame(width: side, height: side, alignment: .trailing)
                .offset(x: gaugeMarkerGap)
                .rotationEffect(.degrees(openSweep * configuration.value))
        }
        .frame(width: side, height: side)
        .rotationEffect(begin)
        .compositingGroup()
    }

    @ViewBuilder private var opening: some View {
        if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
            OpeningLabel(width: 2 * openingWidth) { configuration.label }
        } else {
            HStack(spacing: openingSpacing) {
                OpeningLabel(width: openingWidth) { configuration.minimumValueLabel }
                OpeningLabel(width: openingWidth) { configuration.maximumValueLabel }
            }
        }
    }
}

/// A ring that is filled.
struct ClosedRing: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        let line = StrokeStyle(lineWidth: lineWidth, lineCap: .round)
        let tint = GaugeTint(kind: .angular(center: .center, start: .zero))
        let circle = Circle().inset(by: lineWidth / 2)
        ZStack {
            ZStack {
                circle.stroke(tint.opacity(gaugeTrackOpacity), lineWidth: lineWidth)
                circle.trim(from: 0, to: configuration.value).stroke(tint, style: line)
                    // A line without length would still have round ends.
                    .opacity(configuration.value > 0 ? 1 : 0)
            }
            .rotationEffect(.degrees(-90))
            .mirroredAsWhole()
            RingValue {
                if let value = configuration.currentValueLabel { value } else { configuration.label }
            }
        }
        .frame(width: side, height: side)
    }
}

/// What is in the middle of a ring.
private struct RingValue<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content.font(.system(size: valueSize, weight: .medium, design: .rounded)).lineLimit(1)
            .minimumScaleFactor(leastLabelScale).frame(maxWidth: innerWidth)
    }
}

/// A label in the opening of a ring.
private struct OpeningLabel<Content: View>: View {
    let width: CGFloat
    @ViewBuilder let content: Content

    var body: some View {
        content.font(.system(size: openingSize, weight: .medium, design: .rounded)).lineLimit(1)
            .minimumScaleFactor(leastLabelScale).frame(width: width)
    }
}

/// The tint along an open ring that begins at 3 o'clock: its colours take the part of the turn that the ring does.
private struct OpenRingTint: PaintingStyle, Hashable {
    func paint(in surroundings: PaintSurroundings) -> Paint {
        let paint = GaugeTint(kind: .angular(center: .center, start: .zero)).paint(in: surroundings)
        guard case .gradient(var gradient) = paint, let first = gradient.stops.first, let last = gradient.stops.last
        else { return paint }
        let share = CGFloat(openSweep / 360)
        let middle = (1 + share) / 2
        gradient.stops = gradient.stops.map { GradientStop(location: $0.location * share, color: $0.color) }
        // The round ends reach into the opening: each has the colour of its end.
        gradient.stops += [
            GradientStop(location: middle, color: last.color), GradientStop(location: middle, color: first.color),
            GradientStop(location: 1, color: first.color),
        ]
        return .gradient(gradient)
    }
}
