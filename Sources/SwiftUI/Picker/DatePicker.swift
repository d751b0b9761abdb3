import Foundation
import UIKit

/// The least width of a calendar, in points. Ours.
private let leastCalendarWidth: CGFloat = 280

/// A choice of a date, of a time, or of both.
public struct DatePicker<Label: View>: View {
    /// What is chosen.
    public typealias Components = DatePickerComponents

    private let control: DateView
    private let label: Label
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.datePickerStyle) private var style

    private init(
        _ selection: Binding<Date>, _ low: Date?, _ high: Date?, _ components: Components, _ label: Label
    ) {
        control = DateView(selection: selection, low: low, high: high, components: components)
        self.label = label
    }

    /// A picker of `selection`, with the label `label`.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, nil, displayedComponents, label()) }

    /// A picker of `selection` within `range`, with the label `label`.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }

    /// A picker of `selection` from a date on, with the label `label`.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, label()) }

    /// A picker of `selection` up to a date, with the label `label`.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, range.upperBound, displayedComponents, label()) }

    /// The label and, at the end of the row, the picker in its style; a calendar alone.
    public var body: some View {
        let isCalendar = style == .inline && control.components.contains(.date)
        ControlRow(label: label, control: control, hidesLabel: labelsAreHidden || isCalendar)
    }
}

extension DatePicker where Label == Text {
    /// A picker of `selection`, with the text of `titleKey`.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(titleKey)) }

    /// A picker of `selection` within `range`, with the text of `titleKey`.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey)) }

    /// A picker of `selection` from a date on, with the text of `titleKey`.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey)) }

    /// A picker of `selection` up to a date, with the text of `titleKey`.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey)) }

    /// A picker of `selection`, with the label `title`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }

    /// A picker of `selection` within `range`, with the label `title`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title)) }
}

/// What a date picker chooses.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The components of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day, the month and the year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// UIKit's date picker, bound to a date. In a `LabelledRow` its label is the text there.
private nonisolated struct DateView: View {
    typealias Body = Never

    let selection: Binding<Date>
    let low: Date?
    let high: Date?
    let components: DatePickerComponents

    @MainActor static func _makeNode(_ view: DateView, _ context: _NodeContext) -> _ViewNode<DateView> {
        LeafNode(view, context) { DateElement($0, $1) }
    }
}

private final class DateElement: ViewElement<UIDatePicker>, LeafElement {
    private var leaf: DateView

    init(_ node: _Node, _ leaf: DateView) {
        self.leaf = leaf
        super.init(node, UIDatePicker())
        view.addAction(
            UIAction { [weak self] _ in if let self { self.leaf.selection.wrappedValue = view.date } },
            for: .valueChanged)
    }

    func apply(_ leaf: DateView) {
        self.leaf = leaf
        let surroundings = surroundings
        view.follow(surroundings)
        view.locale = surroundings.locale
        view.calendar = surroundings.calendar
        view.timeZone = surroundings.timeZone
        view.isEnabled = surroundings.isEnabled
        view.preferredDatePickerStyle = surroundings.datePickerStyle
        view.datePickerMode =
            switch leaf.components {
            case .date: .date
            case .hourAndMinute: .time
            default: .dateAndTime
            }
        (view.minimumDate, view.maximumDate) = (leaf.low, leaf.high)
        view.describe(surroundings.spokenAttributes)
        view.setDate(leaf.selection.wrappedValue, animated: view.window != nil)
        setNeedsLayout()
    }

    /// A calendar is as wide as is offered, but not too narrow for its days.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = view.intrinsicContentSize
        if view.datePickerStyle == .inline, view.datePickerMode != .time, let width = proposal.width, width.isFinite {
            size.width = max(width, leastCalendarWidth)
        }
        return size
    }
}
