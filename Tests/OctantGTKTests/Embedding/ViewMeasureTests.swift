#if GTK
    import CoreGraphics
    import Testing
    import UIKit

    @testable import OctantEmbed

    @Suite("How large a widget asks to be")
    @MainActor
    struct ViewMeasureTests {
        private func lengths(_ view: UIView, across: CGFloat? = nil) -> [CGFloat] {
            let measure = ViewMeasure(view)
            let (width, height) = (measure.length(.horizontal, across: nil), measure.length(.vertical, across: across))
            return [width.minimum, width.natural, height.minimum, height.natural]
        }

        @Test("an indicator asks for its size, and takes no less")
        func indicator() {
            #expect(lengths(UIActivityIndicatorView(style: .large)) == [37, 37, 37, 37])
            #expect(lengths(UIActivityIndicatorView(style: .medium)) == [20, 20, 20, 20])
        }

        @Test("a bar asks for its height, and for the width that it was made with, or any other")
        func bar() {
            #expect(lengths(UIProgressView(progressViewStyle: .default)) == [0, 150, 4, 4])
            #expect(lengths(UIProgressView(progressViewStyle: .default), across: 700) == [0, 150, 4, 4])
        }

        @Test("a plain view is as large as it was made, whatever it is given since, and may be smaller")
        func plain() {
            let view = UIView(frame: CGRect(x: 3, y: 4, width: 60, height: 40))
            let measure = ViewMeasure(view)
            #expect(measure.sizeRequest == ViewMeasure.SizeRequest(width: 60, height: 40))
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
            #expect(measure.sizeRequest == ViewMeasure.SizeRequest(width: 60, height: 40))
            #expect(measure.length(.horizontal, across: nil).minimum == 0)
            #expect(lengths(UIView()) == [0, 0, 0, 0])
        }

        @Test("a view that says what fits it is asked again")
        func fitting() {
            final class Fitting: UIView {
                var preference = CGSize(width: 70, height: 30)
                override func sizeThatFits(_ size: CGSize) -> CGSize { preference }
            }
            let view = Fitting(frame: .zero)
            let measure = ViewMeasure(view)
            #expect(measure.sizeRequest == ViewMeasure.SizeRequest(width: 70, height: 30))
            view.frame.size = CGSize(width: 70, height: 30)
            #expect(measure.sizeRequest == ViewMeasure.SizeRequest(width: 70, height: 30))
            view.preference = CGSize(width: 90, height: 20)
            #expect(measure.sizeRequest == ViewMeasure.SizeRequest(width: 90, height: 20))
        }

        @Test("constraints inside the view say its size; text that wraps is higher where it is narrower")
        func constraints() {
            let box = UIView()
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
                inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
                inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
                inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
                inner.widthAnchor.constraint(equalToConstant: 80), inner.heightAnchor.constraint(equalToConstant: 20),
            ])
            #expect(lengths(box) == [100, 100, 30, 30])
            let label = UILabel()
            label.text = "Some words that do not stand in one line where there is little room"
            label.numberOfLines = 0
            label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            let measure = ViewMeasure(label)
            let (whole, narrow) = (measure.length(.vertical, across: 2000), measure.length(.vertical, across: 100))
            #expect(narrow.natural > whole.natural * 2.5)
            #expect(measure.length(.horizontal, across: nil).minimum == 0, "it may be squeezed")
        }

        @Test("the window around the view tells when the view's wish changes, and gives it all the room")
        func window() {
            let label = UILabel()
            label.text = "Short"
            let window = HostWindow(showing: label, of: ViewMeasure(label))
            var changes = 0
            window.sizeRequestDidChange = { changes += 1 }
            window.frame.size = CGSize(width: 300, height: 50)
            _ = window.renderTree
            #expect(label.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
            #expect(changes == 0)
            label.text = "Not so short any more"
            _ = window.renderTree
            #expect(changes == 1)
            label.textColor = .red
            _ = window.renderTree
            #expect(changes == 1)
        }

        @Test("constraints that change deep inside are noticed too")
        func deep() {
            let outer = UIStackView()
            let inner = UILabel()
            inner.text = "A"
            outer.addArrangedSubview(inner)
            let window = HostWindow(showing: outer, of: ViewMeasure(outer))
            var changes = 0
            window.sizeRequestDidChange = { changes += 1 }
            _ = window.renderTree
            inner.text = "A long line of words"
            _ = window.renderTree
            #expect(changes == 1)
        }
    }
#endif
