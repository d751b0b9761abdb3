import CoreGraphics
import Testing

@testable import UIKit

@Suite("Auto Layout of scroll views")
@MainActor
struct ScrollLayoutTests {
    /// A scroll view of 100 x 80 at (10, 20) of a root, which is returned to be retained.
    private func scrollView() -> (root: UIView, scroll: UIScrollView) {
        let root = AutoLayoutTests.root()
        let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 80))
        root.addSubview(scroll)
        return (root, scroll)
    }

    private func pin(_ view: UIView, to guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    private func block(_ height: CGFloat) -> UIView {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    @Test("a stack view pinned to the content guide, as wide as the frame guide, says how large the contents are")
    func stack() {
        let (root, scroll) = scrollView()
        let stack = UIStackView(arrangedSubviews: [block(60), block(70)])
        stack.axis = .vertical
        stack.spacing = 5
        stack.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(stack)
        pin(stack, to: scroll.contentLayoutGuide)
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 100, height: 135))
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 100, height: 135))
        #expect(scroll.contentLayoutGuide.layoutFrame == stack.frame)
        stack.addArrangedSubview(block(40))
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 100, height: 180))
        scroll.frame.size.width = 60
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 60, height: 180))
        stack.arrangedSubviews.first?.isHidden = true
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 60, height: 115))
    }

    @Test("constraints to the scroll view's own edges mean its contents, margins included; its width means its frame")
    func edges() {
        let (root, scroll) = scrollView()
        let view = AutoLayoutTests.free(in: scroll)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 7),
            view.trailingAnchor.constraint(equalTo: scroll.layoutMarginsGuide.trailingAnchor),
            view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 3),
            view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -4),
            view.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 2),
            view.widthAnchor.constraint(equalToConstant: 125),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 7, y: 3, width: 125, height: 160))
        #expect(scroll.contentSize == CGSize(width: 140, height: 167))
    }

    @Test("what is pinned to the frame guide or to a view outside stays while the contents scroll under it")
    func floating() {
        let (root, scroll) = scrollView()
        let (contents, pinned, outer) = (
            AutoLayoutTests.free(in: scroll), AutoLayoutTests.free(in: scroll), AutoLayoutTests.free(in: scroll)
        )
        pin(contents, to: scroll.contentLayoutGuide)
        var rules = [
            contents.widthAnchor.constraint(equalToConstant: 300),
            contents.heightAnchor.constraint(equalToConstant: 500),
            pinned.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 4),
            pinned.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor, constant: -5),
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
        ]
        for view in [pinned, outer] {
            rules.append(view.widthAnchor.constraint(equalToConstant: 20))
            rules.append(view.heightAnchor.constraint(equalToConstant: 10))
        }
        NSLayoutConstraint.activate(rules)
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 300, height: 500))
        for offset in [CGPoint.zero, CGPoint(x: 30, y: 200), CGPoint(x: 0, y: 420)] {
            scroll.contentOffset = offset
            root.layoutIfNeeded()
            #expect(contents.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
            #expect(pinned.convert(pinned.bounds, to: root) == CGRect(x: 14, y: 85, width: 20, height: 10))
            #expect(outer.convert(outer.bounds, to: root) == CGRect(x: 30, y: 60, width: 20, height: 10))
        }
    }

    @Test("a size that the program said holds where no constraint says another")
    func ownSize() {
        let (root, scroll) = scrollView()
        scroll.contentSize = CGSize(width: 300, height: 200)
        let view = AutoLayoutTests.free(in: scroll)
        let height = view.heightAnchor.constraint(equalToConstant: 500)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: scroll.topAnchor),
            view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            view.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
            view.widthAnchor.constraint(equalToConstant: 20), height,
        ])
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 300, height: 500))
        #expect(view.frame.midX == 150)
        height.isActive = false
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 300, height: 200))
    }

    @Test("right to left, leading is the right edge of the contents, and contents still begin at 0")
    func mirrored() {
        let (root, scroll) = scrollView()
        scroll.semanticContentAttribute = .forceRightToLeft
        let view = AutoLayoutTests.free(in: scroll)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -40),
            view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            view.widthAnchor.constraint(equalToConstant: 150), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 200, height: 50))
        #expect(view.frame == CGRect(x: 40, y: 0, width: 150, height: 50))
    }

    @Test("what is as wide as the contents follows a size that the program sets anew")
    func newOwnSize() {
        let (root, scroll) = scrollView()
        let view = AutoLayoutTests.free(in: scroll)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            view.widthAnchor.constraint(equalTo: scroll.contentLayoutGuide.widthAnchor, multiplier: 0.5),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        for width in [300, 500, 400] as [CGFloat] {
            scroll.contentSize = CGSize(width: width, height: 200)
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 10, y: 0, width: width / 2, height: 20))
        }
    }
}
