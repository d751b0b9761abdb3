import CoreGraphics
import Foundation
import Testing
import ViewSupport

@testable import UIKit

/// A note as apps have it: a placeholder over a text view that is pinned to the safe area.
private final class NoteController: UIViewController, UITextViewDelegate {
    let textView = UITextView()
    let placeholder = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.delegate = self
        textView.alwaysBounceVertical = true
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        placeholder.text = "Write a note"
        placeholder.textColor = .placeholderText
        placeholder.font = textView.font
        placeholder.translatesAutoresizingMaskIntoConstraints = false
        textView.addSubview(placeholder)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            placeholder.topAnchor.constraint(equalTo: textView.topAnchor, constant: 12),
            placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 17),
        ])
    }

    func textViewDidChange(_ textView: UITextView) { placeholder.isHidden = textView.hasText }
}

/// A row with a text view that is as high as its text.
private final class NoteCell: UITableViewCell, UITextViewDelegate {
    let textView = UITextView()
    var heightChanged: () -> Void = {}

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textView.isScrollEnabled = false
        textView.font = .systemFont(ofSize: 17)
        textView.delegate = self
        textView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            textView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            textView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 11),
            textView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -11),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func textViewDidChange(_ textView: UITextView) { heightChanged() }
}

private final class NotesController: UITableViewController {
    var notes = ["A note of one line", "Another one", "The last"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        guard let note = cell as? NoteCell else { return cell }
        note.textView.text = notes[indexPath.row]
        note.heightChanged = { [weak tableView] in
            UIView.performWithoutAnimation {
                tableView?.beginUpdates()
                tableView?.endUpdates()
            }
        }
        return cell
    }
}

@Suite("Pages with text views, as apps have them")
@MainActor
struct TextViewPageTests {
    @Test("a note fills its page, follows the preferred text size, and hides its placeholder when it is written")
    func note() throws {
        try Stage.shown(size: CGSize(width: 320, height: 400), scale: 2) { stage in
            let controller = NoteController()
            stage.window.rootViewController = controller
            controller.view.layoutIfNeeded()
            let view = controller.textView
            #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 400))
            stage.tap(100, 200)
            #expect(view.isFirstResponder)
            stage.type("Dear diary,")
            stage.press(.enter)
            stage.type("today the caret went down a line, and the text was broken where it did not fit.")
            #expect(controller.placeholder.isHidden)
            stage.press(.left, "", [.shift, .control])
            stage.press(.left, "", [.shift, .control])
            try show(stage, "note-light")
            let lines = view.paper.column.lines.count
            let size = try #require(view.font).pointSize
            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
            stage.window.overrideUserInterfaceStyle = .dark
            controller.view.layoutIfNeeded()
            #expect(try #require(view.font).pointSize > size && view.paper.column.lines.count > lines)
            try show(stage, "note-dark")
        }
    }

    @Test("a row grows with the text that is typed into it, and those below move down")
    func rows() throws {
        try Stage.shown(size: CGSize(width: 320, height: 400), scale: 2) { stage in
            let controller = NotesController()
            stage.window.rootViewController = controller
            controller.view.layoutIfNeeded()
            @MainActor func cell(_ row: Int) throws -> NoteCell {
                try #require(controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? NoteCell)
            }
            let (first, second) = (try cell(0), try cell(1))
            let (height, top) = (first.frame.height, second.frame.minY)
            let line = UIFont.systemFont(ofSize: 17).lineHeight
            #expect(abs(height - 24 - line) < 2)
            first.textView.becomeFirstResponder()
            stage.type(" that becomes longer than the row is wide, while it is being typed")
            controller.view.layoutIfNeeded()
            #expect(abs(first.frame.height - height - 2 * line) < 2)
            #expect(abs(try cell(1).frame.minY - top - 2 * line) < 2)
            #expect(first.textView.isFirstResponder)
            try show(stage, "rows")
        }
    }

    /// Writes what is shown where it can be looked at, if that is asked for.
    private func show(_ stage: Stage, _ name: String) throws {
        let image = try stage.imageOnBackground()
        #expect(image.pixelsOther(than: image.pixel(x: 0, y: image.height - 1)) > 500)
        guard let folder = ProcessInfo.processInfo.environment["OCTANT_SHOW"] else { return }
        guard let data = UIImage(cgImage: CGImage(bitmap: image)).pngData() else { return }
        try data.write(to: URL(filePath: folder).appending(path: "\(name).png"))
    }
}
