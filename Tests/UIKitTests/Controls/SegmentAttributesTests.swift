import CoreGraphics
import Testing

@testable import UIKit

@Suite("Attributes of segments' titles")
@MainActor
struct SegmentAttributesTests {
    @Test("those of a state add to the normal ones, and those of a state of several count most")
    func states() {
        var attributes = SegmentAttributes()
        #expect(attributes.all(for: .selected).isEmpty)
        attributes[exactly: .normal] = [.kern: 1, .baselineOffset: 1]
        attributes[exactly: .selected] = [.kern: 2]
        attributes[exactly: .highlighted] = [.kern: 3]
        attributes[exactly: .disabled] = [.kern: 4]
        func kern(_ state: UIControl.State) -> Int? { attributes.all(for: state)[.kern] as? Int }
        #expect(kern(.normal) == 1 && kern(.selected) == 2 && kern([.selected, .highlighted]) == 3)
        #expect(kern([.selected, .disabled]) == 4 && kern([.selected, .highlighted, .disabled]) == 4)
        #expect(attributes.all(for: [.selected, .disabled])[.baselineOffset] as? Int == 1)
        attributes[exactly: [.selected, .disabled]] = [.kern: 5]
        #expect(kern([.selected, .disabled]) == 5 && kern(.disabled) == 4)
    }

    @Test("a colour for what cannot be chosen is one of that state, or of it and others")
    func disabledColor() {
        var attributes = SegmentAttributes()
        attributes[exactly: .normal] = [.foregroundColor: UIColor.red]
        attributes[exactly: .selected] = [.foregroundColor: UIColor.red]
        #expect(!attributes.hasDisabledColor(.disabled) && !attributes.hasDisabledColor([.selected, .disabled]))
        attributes[exactly: .disabled] = [.foregroundColor: UIColor.blue]
        #expect(attributes.hasDisabledColor(.disabled) && attributes.hasDisabledColor([.selected, .disabled]))
        #expect(!attributes.hasDisabledColor(.normal) && !attributes.hasDisabledColor(.selected))
        attributes[exactly: .disabled] = [.kern: 1]
        #expect(!attributes.hasDisabledColor(.disabled))
    }
}
