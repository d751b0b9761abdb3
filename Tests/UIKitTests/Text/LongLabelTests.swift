import CoreGraphics
import OctantBase
import QuartzCore
import Testing
import UIKit
import ViewSupport

@Suite("Labels that are larger than any bitmap")
@MainActor
struct LongLabelTests {
    /// A view that shows `label` from its top left on.
    private func image(of view: UIView, in stage: Stage) throws -> Bitmap {
        stage.window.subviews.forEach { $0.removeFromSuperview() }
        stage.window.addSubview(view)
        return try Log.redirected(to: { _ in }) {
            stage.pass(0.1)
            return try stage.imageOnBackground()
        }
    }

    @Test("142,000 letters in one line are as wide as they are, and their beginning is seen as that of fewer")
    func oneLine() throws {
        try Stage.with(size: CGSize(width: 120, height: 30)) { stage in
            let (long, short) = (UILabel(), UILabel())
            long.text = String(repeating: "abc ", count: 35_500)
            short.text = String(repeating: "abc ", count: 60)
            for label in [long, short] {
                label.sizeToFit()
                label.frame.origin = .zero
            }
            #expect(abs(long.bounds.width / (short.bounds.width * 35_500 / 60) - 1) < 1e-3)
            #expect(long.intrinsicContentSize == long.bounds.size)
            let (seen, expected) = (try image(of: long, in: stage), try image(of: short, in: stage))
            #expect(seen == expected)
        }
    }

    @Test("a label of 235 KB is as high as its lines, and its top is seen as that of fewer")
    func wrapped() throws {
        try Stage.with(size: CGSize(width: 120, height: 60)) { stage in
            let (long, short) = (UILabel(), UILabel())
            let strings = "one two three four five six seven eight nine ten "
            long.text = String(repeating: strings, count: 4800)
            short.text = String(repeating: strings, count: 4)
            for label in [long, short] {
                label.numberOfLines = 0
                label.frame.size = label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
            }
            #expect(long.bounds.height > 16384 * 2 && long.bounds.width <= 120)
            let (seen, expected) = (try image(of: long, in: stage), try image(of: short, in: stage))
            #expect(seen == expected)
        }
    }

    @Test("a text layer that is too large shows its top left part")
    func textLayer() throws {
        try Stage.with(size: CGSize(width: 120, height: 40)) { stage in
            @MainActor func view(_ width: CGFloat) -> UIView {
                let (view, layer) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), CATextLayer())
                layer.frame = CGRect(x: 0, y: 0, width: width, height: 40)
                (layer.string, layer.fontSize) = (String(repeating: "abc ", count: 20_000), 20)
                layer.foregroundColor = UIColor.black.cgColor
                view.layer.addSublayer(layer)
                return view
            }
            let (seen, expected) = (try image(of: view(500_000), in: stage), try image(of: view(2000), in: stage))
            #expect(seen == expected)
        }
    }

    @Test("joiners in rooms that are too narrow, and huge fonts in small ones, end nobody")
    func narrow() throws {
        try Stage.with(size: CGSize(width: 60, height: 60)) { stage in
            let cases: [(String, CGFloat, CGFloat)] = [
                ("\u{200F} \u{200D}漢", 0.5, 17), ("a \u{301}b c", 2, 17), ("Ag \u{301}漢", 50, 1000),
            ]
            for (text, width, size) in cases {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 50))
                (label.text, label.numberOfLines, label.font) = (text, 0, .systemFont(ofSize: size))
                _ = try image(of: label, in: stage)
                #expect(label.sizeThatFits(label.bounds.size).height > 0)
            }
        }
    }
}
