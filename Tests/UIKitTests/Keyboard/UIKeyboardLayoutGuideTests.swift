import CoreGraphics
import Testing
import UIKit
import ViewSupport

@Suite("The guide above which a keyboard leaves room")
@MainActor
struct UIKeyboardLayoutGuideTests {
    @Test("ends at the safe area, or at the view's bottom edge, and is the same guide each time")
    func place() {
        Stage.shown(size: CGSize(width: 200, height: 100)) { stage in
            let page = UIViewController()
            page.additionalSafeAreaInsets.bottom = 20
            stage.window.rootViewController = page
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(bar)
            let guide = page.view.keyboardLayoutGuide
            #expect(guide === page.view.keyboardLayoutGuide)
            NSLayoutConstraint.activate([
                bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
                bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 10),
            ])
            page.view.layoutIfNeeded()
            #expect(bar.frame == CGRect(x: 0, y: 70, width: 200, height: 10))
            guide.usesBottomSafeArea = false
            page.view.layoutIfNeeded()
            #expect(bar.frame.maxY == 100)
        }
    }
}
