import CoreGraphics
import Testing
import UIKit
import ViewSupport

@Suite("What buttons are for, and the shadows of their titles")
@MainActor
struct ButtonRoleTests {
    @Test("a button that deletes is red where it would have the tint, others look as ever")
    func destructive() throws {
        try Stage.with(size: CGSize(width: 200, height: 60)) { stage in
            let plain = UIButton(type: .system)
            plain.setTitle("Delete", for: .normal)
            let filled = UIButton(configuration: .filled())
            filled.configuration?.title = "Delete"
            for button in [plain, filled] { stage.window.addSubview(button) }
            (plain.frame, filled.frame) = (
                CGRect(x: 0, y: 0, width: 90, height: 50), CGRect(x: 100, y: 0, width: 90, height: 50)
            )
            #expect(plain.role == .normal && plain.titleColor(for: .normal) == plain.tintColor)
            for role in [UIButton.Role.primary, .cancel] {
                plain.role = role
                #expect(plain.titleColor(for: .normal) == plain.tintColor)
            }
            (plain.role, filled.role) = (.destructive, .destructive)
            #expect(plain.titleColor(for: .normal) == .systemRed && plain.titleLabel?.textColor == .systemRed)
            let red = UIColor.systemRed.resolvedColor(with: stage.window.traitCollection).cgColor.components ?? []
            let pixel = try stage.imageOnBackground().pixel(x: 106, y: 25)
            #expect(abs(CGFloat((pixel >> 16) & 0xFF) / 255 - red[0]) < 0.01)
            #expect(abs(CGFloat(pixel & 0xFF) / 255 - red[2]) < 0.01)
        }
    }

    @Test("the title's shadow is that of the state, else that of the normal one; none leaves the label's own")
    func shadows() {
        let button = UIButton()
        button.setTitle("Title", for: .normal)
        button.titleLabel?.shadowColor = .green
        #expect(button.titleLabel?.shadowColor == .green && button.currentTitleShadowColor == nil)
        button.setTitleShadowColor(.black, for: .normal)
        button.setTitleShadowColor(.white, for: .highlighted)
        #expect(button.titleLabel?.shadowColor == .black && button.titleShadowColor(for: .disabled) == .black)
        button.isHighlighted = true
        #expect(button.titleLabel?.shadowColor == .white && button.currentTitleShadowColor == .white)
        for state in [UIControl.State.normal, .highlighted] { button.setTitleShadowColor(nil, for: state) }
        #expect(button.titleLabel?.shadowColor == nil)
    }
}
