import CoreGraphics
import RenderServer
import Testing
import UIKit
import ViewSupport

@Suite("Search bars")
@MainActor
struct UISearchBarTests {
    @MainActor
    private final class Listener: NSObject, UISearchBarDelegate {
        var heard: [String] = []
        var allows = true

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allows }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append(searchText) }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    }

    @Test("the field is 36 high and 8 from the sides, and as high above the middle in bars of any height")
    func frames() {
        Stage.shown(size: CGSize(width: 400, height: 300)) { stage in
            for (width, height, y) in [(320.0, 36.0, -4.0), (320, 44, 0), (320, 50, 3), (200, 44, 0), (375, 80, 18)] {
                let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: width, height: height))
                stage.window.addSubview(bar)
                bar.layoutIfNeeded()
                #expect(bar.searchTextField.frame == CGRect(x: 8, y: y, width: width - 16, height: 36))
                #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
                #expect(bar.sizeThatFits(CGSize(width: width, height: 7)) == CGSize(width: width, height: 44))
            }
        }
    }

    @Test("its delegate hears of entry, of return, of the clearing and of the button that cancels")
    func entry() {
        Stage.shown(size: CGSize(width: 320, height: 100)) { stage in
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            let listener = Listener()
            bar.delegate = listener
            stage.window.addSubview(bar)
            stage.window.layoutIfNeeded()
            listener.allows = false
            #expect(!bar.becomeFirstResponder() && !bar.isFirstResponder)
            listener.allows = true
            stage.tap(150, 20)
            #expect(bar.isFirstResponder && listener.heard == ["begin"])
            bar.searchTextField.insertText("ab")
            #expect(bar.text == "ab" && listener.heard == ["begin", "ab"])
            stage.window.layoutIfNeeded()
            stage.clock.advance(by: 1)
            stage.tap(320 - 8 - 14 - 10, 18)
            #expect(bar.text == "" && listener.heard.last == "")
            bar.text = "set"
            #expect(listener.heard.count == 3)
            bar.showsCancelButton = true
            stage.window.layoutIfNeeded()
            #expect(bar.searchTextField.frame.width < 260)
            stage.clock.advance(by: 1)
            stage.tap(290, 18)
            #expect(listener.heard.last == "cancel")
            bar.resignFirstResponder()
            #expect(listener.heard.last == "end")
        }
    }

    @Test("a placeholder stands for no text, in the language, and the field is read as one to search by")
    func words() {
        Stage.shown(size: CGSize(width: 320, height: 100)) { stage in
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            stage.window.addSubview(bar)
            stage.window.layoutIfNeeded()
            #expect(bar.searchTextField.placeholder == "Search")
            bar.placeholder = "Find"
            bar.layoutIfNeeded()
            #expect(bar.searchTextField.placeholder == "Find")
            #expect(bar.searchTextField.accessibilityTraits.contains(.searchField))
        }
    }

    @Test("field and glass are mirrored from right to left")
    func mirrored() throws {
        try Stage.shown(size: CGSize(width: 320, height: 44), direction: .rightToLeft) { (stage: Stage) throws in
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            bar.searchBarStyle = .minimal
            bar.searchTextField.backgroundColor = .white
            bar.placeholder = " "
            stage.window.addSubview(bar)
            let image = try stage.image(on: .white)
            func ink(_ columns: Range<Int>) -> Bool {
                columns.contains { x in (4..<32).contains { image.pixel(x: x, y: $0) != 0xFFFF_FFFF } }
            }
            #expect(ink(278..<302) && !ink(12..<60))
        }
    }
}
