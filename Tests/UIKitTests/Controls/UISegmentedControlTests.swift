import CoreGraphics
import QuartzCore
import RenderServer
import Testing
import ViewSupport

@testable import UIKit

@Suite("UISegmentedControl")
@MainActor
struct UISegmentedControlTests {
    private let size = CGSize(width: 400, height: 32)

    private func control(_ titles: [String], on stage: Stage) -> UISegmentedControl {
        let control = UISegmentedControl(items: titles)
        control.frame = stage.window.bounds
        stage.window.addSubview(control)
        control.layoutIfNeeded()
        return control
    }

    @Test("a line is between two segments unless one of them is chosen")
    func lines() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let control = control(["", "", "", ""], on: stage)
            /// Whether there are lines at 100, 200 and 300 points: the track alone is at 50.
            @MainActor func lines() throws -> [Bool] {
                let image = try stage.image(on: .white)
                let plain = image.pixel(x: 50, y: 2)
                return [100, 200, 300].map { edge in
                    (edge - 2..<edge + 2).contains { image.pixel(x: $0, y: 16) != plain }
                }
            }
            #expect(try lines() == [true, true, true])
            control.selectedSegmentTintColor = .clear
            control.selectedSegmentIndex = 0
            #expect(try lineIsHidden(control) == [true, false, false, true])
            control.selectedSegmentIndex = 2
            #expect(try lineIsHidden(control) == [false, true, true, true])
            control.selectedSegmentIndex = 3
            #expect(try lineIsHidden(control) == [false, false, true, true])
        }
    }

    /// Which of the lines behind the segments are hidden: they are a point wide and 16 high.
    private func lineIsHidden(_ control: UISegmentedControl) throws -> [Bool] {
        control.layoutIfNeeded()
        let lines = try #require(control.layer.sublayers).filter { $0.bounds.size == CGSize(width: 1, height: 16) }
        return lines.sorted { $0.frame.minX < $1.frame.minX }.map(\.isHidden)
    }

    @Test("a title has the segment but for 6 points on either side, and what is disabled is no more than whole")
    func titles() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let control = control(["A", "B", "C", "D"], on: stage)
            let labels = control.subviews.compactMap { $0 as? UILabel }
            #expect(labels.map(\.frame.width) == [88, 88, 88, 88])
            #expect(labels.map(\.frame.midX) == [50, 150, 250, 350])
            control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .disabled)
            control.setEnabled(false, forSegmentAt: 1)
            #expect(labels.map(\.alpha) == [1, 1, 1, 1])
        }
    }

    @Test("a touch at the point where two segments meet is the later one's")
    func edges() {
        Stage.shown(size: size) { stage in
            let control = control(["A", "B", "C", "D"], on: stage)
            stage.tap(100, 16)
            #expect(control.selectedSegmentIndex == 1)
            stage.tap(99.5, 16)
            #expect(control.selectedSegmentIndex == 0)
        }
    }

    @Test("the piece under the choice glides to another one; the first one is there at once")
    func gliding() {
        Stage.shown(size: size) { stage in
            let control = control(["A", "B", "C", "D"], on: stage)
            stage.pass(1)
            stage.tap(50, 16)
            _ = stage.window.renderTree
            #expect(stage.nextChange == .never)
            stage.tap(350, 16)
            _ = stage.window.renderTree
            #expect(control.selectedSegmentIndex == 3 && stage.nextChange != .never)
        }
    }

    @Test("contents are moved by points that are finite, both of them")
    func offsets() {
        let control = UISegmentedControl(items: ["A"])
        control.setContentOffset(CGSize(width: 2, height: 3), forSegmentAt: 0)
        for size in [CGSize(width: CGFloat.nan, height: 1), CGSize(width: 1, height: CGFloat.infinity)] {
            control.setContentOffset(size, forSegmentAt: 0)
            #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 2, height: 3))
        }
    }

    /// Source: docs/sources/indicators.md, Segments and steppers.
    @Test("the piece under the choice is 2 points inside its segment, its corners round by 7, those of the track by 9")
    func thumb() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let control = control(["A", "B", "C", "D"], on: stage)
            control.selectedSegmentIndex = 1
            control.layoutIfNeeded()
            let thumb = try #require(control.layer.sublayers?.lazy.compactMap { $0 as? ThumbLayer }.first)
            #expect(thumb.frame == CGRect(x: 102, y: 2, width: 96, height: 28) && thumb.cornerRadius == 7)
            #expect(control.focusShape.rect == control.bounds && control.focusShape.radius == 9)
            control.isMomentary = true
            #expect(control.focusShape.rect == CGRect(x: 2, y: 2, width: 96, height: 28))
            #expect(control.focusShape.radius == 7)
            // Where there is less room than that, nothing is left.
            control.frame.size = CGSize(width: 12, height: 3)
            #expect(control.focusShape.rect == CGRect(x: 1.5, y: 1.5, width: 0, height: 0))
        }
    }

    @Test("an image stands in the middle of its segment, and another one takes its place")
    func images() throws {
        Stage.with(size: size) { stage in
            let control = control(["A", "B", "C", "D"], on: stage)
            for side in [10, 20] as [CGFloat] {
                control.setImage(square(side), forSegmentAt: 2)
                control.layoutIfNeeded()
                let shown = control.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
                let frame = CGRect(x: 250 - side / 2, y: 16 - side / 2, width: side, height: side)
                #expect(shown.map(\.frame) == [frame])
                #expect(shown.first?.image?.renderingMode == .alwaysTemplate)
                #expect(control.imageForSegment(at: 2) != nil && control.titleForSegment(at: 2) == nil)
            }
        }
    }

    @Test("keys press the segments of a control that lets go of its choice, of which there must be some")
    func pressing() throws {
        let control = UISegmentedControl(items: ["A", "B"])
        #expect(!control.isPressedByKeys)
        control.isMomentary = true
        #expect(control.isPressedByKeys)
        control.removeAllSegments()
        #expect(!control.isPressedByKeys)
    }

    @Test("each segment is an element, with its place in the row, and its frame")
    func elements() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let control = control(["A", "B"], on: stage)
            control.setEnabled(false, forSegmentAt: 0)
            control.selectedSegmentIndex = 1
            let elements = try #require(control.accessibilityElements as? [UIAccessibilityElement])
            #expect(elements.count == 2 && elements.map(\.isAccessibilityElement) == [true, true])
            #expect(elements.map(\.accessibilityLabel) == ["A", "B"])
            #expect(elements.map(\.accessibilityFrame.minX) == [0, 200])
            #expect(elements.map(\.accessibilityFrame.width) == [200, 200])
            #expect(elements[0].accessibilityTraits == [.button, .notEnabled])
            #expect(elements[1].accessibilityTraits == [.button, .selected])
            #expect(!elements[0].accessibilityActivate() && control.selectedSegmentIndex == 1)
            control.setEnabled(true, forSegmentAt: 0)
            #expect(elements[0].accessibilityActivate() && control.selectedSegmentIndex == 0)
            control.isEnabled = false
            #expect(!elements[1].accessibilityActivate() && control.selectedSegmentIndex == 0)
        }
    }

    @Test("it asks for the widths of its segments and 4 points, and 32 of height")
    func wishes() {
        let control = UISegmentedControl(items: ["A", "B"])
        for index in 0..<2 { control.setWidth(50, forSegmentAt: index) }
        #expect(control.intrinsicContentSize == CGSize(width: 104, height: 32))
        #expect(control.sizeThatFits(CGSize(width: 20, height: 20)) == CGSize(width: 104, height: 32))
    }

    @Test("a title in a narrow segment has 6 points less on either side, or nothing")
    func narrowTitles() {
        Stage.with(size: size) { stage in
            let control = control(["A", "B"], on: stage)
            let labels = control.subviews.compactMap { $0 as? UILabel }
            for (width, room) in [(16, 4), (13, 1), (12, 0), (8, 0)] as [(CGFloat, CGFloat)] {
                control.frame.size.width = 2 * width
                control.layoutIfNeeded()
                #expect(labels.map(\.frame.width) == [room, room], "\(width)")
            }
        }
    }

    @Test("left and right are the control's at its ends, too; up, down and page keys are left to others")
    func keys() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.setEnabled(false, forSegmentAt: 1)
        control.selectedSegmentIndex = 0
        var chosen: [Int] = []
        for step in [KeyStep.left, .right, .right, .left, .end, .home] {
            #expect(control.handle(step))
            chosen.append(control.selectedSegmentIndex)
        }
        #expect(chosen == [0, 2, 2, 0, 2, 0])
        for step in [KeyStep.up, .down, .pageUp, .pageDown] { #expect(!control.handle(step)) }
        control.selectedSegmentIndex = UISegmentedControl.noSegment
        #expect(control.handle(.left) && control.selectedSegmentIndex == 2)
    }

    @Test("segments of given widths are in the middle, others share what is left as they need")
    func frames() {
        Stage.with(size: size) { stage in
            let control = control(["A", "B", "C"], on: stage)
            let labels = control.subviews.compactMap { $0 as? UILabel }
            @MainActor func middles() -> [CGFloat] {
                control.layoutIfNeeded()
                return labels.map(\.frame.midX)
            }
            for (index, width) in [50, 60, 70].enumerated() { control.setWidth(CGFloat(width), forSegmentAt: index) }
            // 180 of 400 points: 110 on either side.
            #expect(middles() == [135, 190, 255])
            control.setWidth(0, forSegmentAt: 1)
            #expect(middles() == [25, 190, 365])
            let empty = UISegmentedControl()
            empty.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
            empty.layoutIfNeeded()
            #expect(empty.numberOfSegments == 0 && empty.subviews.allSatisfy { !($0 is UILabel) })
        }
    }

    @Test("a touched segment that is not chosen is not as strong as one that cannot be chosen, unless a colour says so")
    func touchedStrength() {
        Stage.shown(size: size) { stage in
            let control = control(["A", "B"], on: stage)
            control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
            control.isEnabled = false
            let labels = control.subviews.compactMap { $0 as? UILabel }
            #expect(labels.allSatisfy { $0.alpha < 1 })
            control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .disabled)
            #expect(labels.map(\.alpha) == [1, 1])
        }
    }

    @Test("segments are put where they are to be, beyond the ends at these, and the choice goes along")
    func inserting() {
        let control = UISegmentedControl(items: ["A", "B"])
        @MainActor func titles() -> [String?] {
            (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
        }
        control.selectedSegmentIndex = 1
        for (title, place, chosen) in [("C", 9, 1), ("D", -3, 2), ("E", 2, 3), ("F", 4, 3)] {
            control.insertSegment(withTitle: title, at: place, animated: false)
            #expect(control.selectedSegmentIndex == chosen && control.titleForSegment(at: chosen) == "B", "\(title)")
        }
        #expect(titles() == ["D", "A", "E", "B", "F", "C"])
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 4, animated: false)
        #expect(control.selectedSegmentIndex == 2 && titles() == ["A", "E", "B", "F"])
        control.removeSegment(at: 2, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        let sized = UISegmentedControl(frame: .zero, actions: [UIAction(title: "A") { _ in }])
        #expect(sized.bounds.size == sized.intrinsicContentSize && sized.titleForSegment(at: 0) == "A")
        let placed = UISegmentedControl(frame: CGRect(x: 1, y: 2, width: 3, height: 4), actions: [])
        #expect(placed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("a line between two segments ends 8 points from top and bottom, and has no length where that leaves none")
    func lineLengths() {
        let view = UISegmentedControl(items: ["A", "B"])
        for (height, length) in [(32, 16), (17, 1), (16, 0), (10, 0)] as [(CGFloat, CGFloat)] {
            view.frame = CGRect(x: 0, y: 0, width: 101, height: height)
            view.layoutIfNeeded()
            #expect(view.segments[0].line.frame.minY == 8 && view.segments[0].line.frame.height == length)
            #expect(!view.segments[0].line.isHidden && view.segments[1].line.isHidden)
        }
    }

    @Test("segments share what there is, be it half a point wide or high, and nothing where there is nothing")
    func slightRoom() {
        let view = UISegmentedControl(items: ["A", "B"])
        for (width, height, isSeen) in [(100, 0.5, true), (0.5, 32, true), (100, 0, false), (0, 32, false)]
            as [(CGFloat, CGFloat, Bool)]
        {
            view.frame = CGRect(x: 0, y: 0, width: width, height: height)
            view.layoutIfNeeded()
            #expect(view.segments[1].isPlaced == isSeen, "\(width), \(height)")
        }
    }

    @Test("a width that a segment is given is its own, be it a single point or less")
    func slightWidths() {
        let view = UISegmentedControl(items: ["A", "B"])
        let both = view.intrinsicContentSize.width
        for width in [1, 0.5] as [CGFloat] {
            view.setWidth(width, forSegmentAt: 0)
            #expect(view.intrinsicContentSize.width == ((both - 4) / 2 + width + 4).rounded(.up))
        }
        view.setWidth(1, forSegmentAt: 0)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
        view.layoutIfNeeded()
        // The other one has the rest, and the line between them lies around the end of the first.
        #expect(abs(view.segments[0].line.frame.midX - 1) <= 0.5)
        #expect(view.segments[1].label.frame == CGRect(x: 7, y: 0, width: 87, height: 32))
    }
}
