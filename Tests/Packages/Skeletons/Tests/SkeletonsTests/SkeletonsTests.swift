import Skeletons
import UIKit
import XCTest

private final class RoundLabel: CaptionLabel {
    let isRound = true
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 4
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Screen: UIViewController {
    let name = "screen"
}

final class SkeletonsTests: XCTestCase {
    func testEachKindOfViewHasPartsOfItsOwn() {
        let (view, part) = (UIView(), UIView())
        view.addSubview(part)
        XCTAssertEqual(view.showSkeleton(), 1)
        XCTAssertEqual(part.backgroundColor, .lightGray)
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.addSubview(UIView())
        XCTAssertEqual(stack.showSkeleton(), 2)
        XCTAssertTrue(stack.isSkeletonActive)
    }

    func testASubclassAddsToWhatTheClassAboveHas() {
        let label = UILabel()
        label.textColor = .red
        XCTAssertEqual(label.showSkeleton(tint: .gray), 1)
        XCTAssertEqual(label.textColor, .clear)
        let caption = RoundLabel(frame: .zero)
        XCTAssertEqual((caption as UIView).showSkeleton(tint: .gray), 2)
        XCTAssertTrue(caption.skeletonParts.last === caption.badge)
        XCTAssertEqual(UIButton.skeletonHeight, 10)
        XCTAssertEqual(CaptionLabel.skeletonHeight, 20)
    }

    func testViewsAreMadeOfTheClassThatIsAskedFor() {
        XCTAssertEqual(LabelFactory().makePlaceholder().skeletonParts.count, 2)
        let cell = PlaceholderCell<RoundLabel>(style: .default, reuseIdentifier: nil)
        XCTAssertTrue(cell.content.isRound)
        XCTAssertEqual(cell.content.layer.cornerRadius, 4)
        XCTAssertEqual(cell.content.frame.width, 20)
        let views = makeViews(of: RoundLabel.self, count: 2)
        XCTAssertEqual(views.map(\.tag), [0, 1])
        XCTAssertTrue(views[1].isRound)
        XCTAssertEqual(RoundLabel.make { $0.text = "a" }.text, "a")
        let screen: Screen = makeController()
        XCTAssertEqual(screen.name, "screen")
    }
}
