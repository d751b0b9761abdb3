import CoreGraphics
import TextLayout

/// Text of many kinds, on 240 by 180 points.
enum TextSheet {
    static func draw(in context: CGContext) throws {
        let gray = RGBA(r: 0.24, g: 0.24, b: 0.26)
        func set(_ string: String, _ size: CGFloat, _ weight: Int, _ y: CGFloat, _ options: TextOptions = TextOptions())
        {
            let font = FontDescription(size: size, weight: weight)
            let layout = TextLayout(
                AttributedText(string, TextAttributes(font: font, color: gray)), options, width: 220)
            layout.draw(in: context, at: CGPoint(x: 10, y: y))
        }
        set("Loading…", 17, 400, 6)
        set("Loading…", 17, 700, 6, TextOptions(alignment: .right))
        set("100 % of 42 MB", 11, 300, 30, TextOptions(alignment: .center))
        set(
            "Text that is too long for its room loses its end",
            13,
            400,
            48,
            TextOptions(lineBreak: .truncateTail, maximumLines: 1)
        )
        set(
            "Text that is too long loses its middle here, too",
            13,
            400,
            66,
            TextOptions(lineBreak: .truncateMiddle, maximumLines: 1)
        )
        set(
            "Justified text fills every line but the last one from side to side, and so it goes on",
            12,
            500,
            86,
            TextOptions(alignment: .justified)
        )
        let runs = [
            TextRun("Red ", TextAttributes(color: RGBA(r: 1, g: 0.23, b: 0.19))),
            TextRun("under", TextAttributes(color: RGBA(r: 0, g: 0.48, b: 1), isUnderlined: true)),
            TextRun(" through", TextAttributes(color: gray, isStruckThrough: true)),
            TextRun(" back", TextAttributes(color: .black, background: RGBA(r: 1, g: 0.8, b: 0))),
            TextRun(" it", TextAttributes(font: FontDescription(isItalic: true))),
        ]
        TextLayout(AttributedText(runs: runs), width: 225).draw(in: context, at: CGPoint(x: 10, y: 132))
        let kerned = TextAttributes(font: FontDescription(size: 14, weight: 600), color: gray, kern: 3)
        TextLayout(AttributedText("KERNED 1234", kerned)).draw(in: context, at: CGPoint(x: 10, y: 158))
    }
}
