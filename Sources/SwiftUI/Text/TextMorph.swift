import UIKit

/// How far a character rolls by, and how much it is blurred and scaled at the ends: parts of its line's height, but for
/// the scale. Ours.
private let rollDistance: CGFloat = 0.5
private let rollBlur: CGFloat = 0.08
private let rollScale: CGFloat = 0.6

/// A text on its way from one content to another: it is shown in pieces meanwhile, each in a view of its own, which
/// move and fade on their layers. Main actor only.
@MainActor final class TextMorph {
    /// A part of the text: all of it, or one character.
    private struct Piece {
        let view: TextPiece
        let character: Character?
        /// How it is shown, or will be.
        var appearance: RenderAttributes
    }

    private unowned let surface: TextSurface
    private let animator: any Animator
    /// The pieces that make up the text as it is now.
    private var present: [Piece] = []
    /// Counts the changes: the end of the last one is the end of all.
    private var number = 0

    init(_ surface: TextSurface, _ animator: any Animator) { (self.surface, self.animator) = (surface, animator) }

    /// Lines in a view of a size.
    typealias Shown = (lines: TextFlow.Lines, size: CGSize)

    /// Goes from `old` to `new`, by characters or as a whole, in `transaction`.
    func change(from old: Shown, to new: Shown, by kind: ContentTransition.Kind, in transaction: Transaction) {
        number += 1
        let number = number
        let isByLetters: Bool
        if case .numeric = kind { isByLetters = true } else { isByLetters = false }
        if present.isEmpty || isByLetters != (present[0].character != nil) {
            for piece in present { piece.view.removeFromSuperview() }
            present = pieces(of: old, isByLetters).map { made($0.character, $0.frame, old) }
        }
        surface.isInPieces = true
        let end = CompletionGroup(.removed) { [weak self] in
            MainActor.assumeIsolated { self?.finish(number) }
        }
        end.hold()
        defer { end.release() }
        var transaction = transaction
        transaction.add(end)
        if isByLetters {
            roll(to: new, countsDown: kind == .numeric(countsDown: true), transaction)
        } else {
            fade(to: new, isSame: kind == .interpolate && old.lines.string == new.lines.string, transaction)
        }
    }

    /// The end of the change `number`: after the last one the text is shown as a whole.
    private func finish(_ number: Int) {
        guard number == self.number else { return }
        stop()
    }

    /// Shows the text as a whole at once.
    func stop() {
        number += 1
        for view in surface.subviews where view is TextPiece { view.removeFromSuperview() }
        present = []
        surface.isInPieces = false
    }

    // MARK: Pieces

    private func pieces(of shown: Shown, _ isByLetters: Bool) -> [(character: Character?, frame: CGRect)] {
        guard isByLetters else { return [(nil, CGRect(origin: .zero, size: shown.size))] }
        return letters(of: shown).map { ($0.character, $0.frame) }
    }

    /// The characters of `shown`, each on whole pixels.
    private func letters(of shown: Shown) -> [TextLetter] {
        shown.lines.characters(in: shown.size.width).map {
            TextLetter(character: $0.character, frame: $0.frame.rounded(toPixelsAt: surface.layer.contentsScale))
        }
    }

    /// A piece of `shown`, at rest in `frame`.
    private func made(_ character: Character?, _ frame: CGRect, _ shown: Shown) -> Piece {
        let view = TextPiece(frame, shown)
        view.layer.rasterizationScale = surface.layer.contentsScale
        surface.addSubview(view)
        var appearance = RenderAttributes(frame: frame)
        if character == nil { appearance.motion.anchor = .topLeading }
        appearance.apply(to: view, after: nil)
        return Piece(view: view, character: character, appearance: appearance)
    }

    private func move(_ piece: Piece, to appearance: RenderAttributes, _ transaction: Transaction) {
        animator.show(appearance, after: piece.appearance, on: piece.view, in: transaction)
    }

    /// Makes `piece` end as `appearance`, and go then.
    private func dismiss(_ piece: Piece, as appearance: RenderAttributes, _ transaction: Transaction) {
        let view = piece.view
        let gone = CompletionGroup(.removed) { MainActor.assumeIsolated { view.removeFromSuperview() } }
        gone.hold()
        var transaction = transaction
        transaction.add(gone)
        move(piece, to: appearance, transaction)
        gone.release()
    }

    // MARK: Kinds

    /// Rolls characters that differ, and moves the others.
    private func roll(to new: Shown, countsDown: Bool, _ transaction: Transaction) {
        let letters = letters(of: new)
        let pairs = LetterMatch.pairs(present.compactMap(\.character), letters.map(\.character))
        let kept = Dictionary(pairs.map { ($0.new, $0.old) }) { first, _ in first }
        let staying = Set(pairs.map(\.old))
        func away(_ frame: CGRect, isBefore: Bool) -> RenderAttributes {
            var appearance = RenderAttributes(frame: frame)
            appearance.opacity = 0
            appearance.blur = frame.height * rollBlur
            appearance.motion.scale = CGSize(width: rollScale, height: rollScale)
            appearance.motion.offset.height = frame.height * rollDistance * (isBefore == countsDown ? -1 : 1)
            return appearance
        }
        for (index, piece) in present.enumerated() where !staying.contains(index) {
            dismiss(piece, as: away(piece.appearance.frame, isBefore: false), transaction)
        }
        present = letters.enumerated().map { index, letter in
            let rest = RenderAttributes(frame: letter.frame)
            if let former = kept[index] {
                var piece = present[former]
                piece.view.show(letter.frame, new)
                move(piece, to: rest, transaction)
                piece.appearance = rest
                return piece
            }
            var piece = made(letter.character, letter.frame, new)
            piece.appearance = away(letter.frame, isBefore: true)
            piece.appearance.apply(to: piece.view, after: rest)
            move(piece, to: rest, transaction)
            piece.appearance = rest
            return piece
        }
    }

    /// Fades from one content to another; where the text `isSame` it goes over into its new size, too.
    private func fade(to new: Shown, isSame: Bool, _ transaction: Transaction) {
        var arriving = made(nil, CGRect(origin: .zero, size: new.size), new)
        let rest = arriving.appearance
        arriving.appearance.opacity = 0
        for piece in present {
            let size = piece.appearance.frame.size
            var last = piece.appearance
            last.opacity = 0
            if isSame, size.width > 0, size.height > 0, new.size.width > 0, new.size.height > 0 {
                let scale = CGSize(width: new.size.width / size.width, height: new.size.height / size.height)
                last.motion.scale = scale
                arriving.appearance.motion.scale = CGSize(width: 1 / scale.width, height: 1 / scale.height)
            }
            dismiss(piece, as: last, transaction)
        }
        arriving.appearance.apply(to: arriving.view, after: rest)
        move(arriving, to: rest, transaction)
        arriving.appearance = rest
        present = [arriving]
    }
}

/// A view that shows a part of a text.
final class TextPiece: SurfaceView {
    private var part: CGRect
    private var shown: TextMorph.Shown

    /// The part `part` of `shown`, in points of the text's view.
    init(_ part: CGRect, _ shown: TextMorph.Shown) {
        (self.part, self.shown) = (part, shown)
        super.init()
        isOpaque = false
        isAccessibilityElement = false
        layer.needsDisplayOnBoundsChange = true
        setNeedsDisplay()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows the part `part` of `shown` from now on.
    func show(_ part: CGRect, _ shown: TextMorph.Shown) {
        (self.part, self.shown) = (part, shown)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let whole = CGRect(origin: CGPoint(x: -part.minX, y: -part.minY), size: shown.size)
        let indent = shown.lines.indent(in: shown.size.width)
        shown.lines.draw(
            in: context, at: CGPoint(x: whole.minX + indent, y: whole.minY + shown.lines.drop), over: whole)
    }
}
