/// A property of an element that may move: its names, and how its values are written.
struct SVGProperty {
    /// The attribute of SVG.
    var attribute: String
    /// The property of CSS; nil where CSS has none that moves.
    var css: String?
    /// Short words for the names of keyframes.
    var word: String
    /// A value as an attribute's.
    var text: ([Double]) -> String
    /// A value in CSS, where that is another text.
    var cssText: (([Double]) -> String)?

    init(
        _ attribute: String, css: String?, word: String, text: @escaping ([Double]) -> String,
        cssText: (([Double]) -> String)? = nil
    ) {
        (self.attribute, self.css, self.word, self.text, self.cssText) = (attribute, css, word, text, cssText)
    }

    /// One number, the same in both; with `unit` in CSS.
    init(_ name: String, word: String, unit: String = "", css: Bool = true, _ text: @escaping (Double) -> String) {
        self.init(name, css: css ? name : nil, word: word) {
            text($0[0])
        } cssText: {
            let value = text($0[0])
            return value == "0" ? value : value + unit
        }
    }
}

/// What writes motions into elements.
protocol SVGAnimator {
    /// Whether what an element `use` shows moves with what it refers to, also where a script stops that.
    static var movesUses: Bool { get }

    /// Lets what `property` says of `element` move along `curve`.
    mutating func animate(
        _ element: inout SVGElement, _ property: SVGProperty, _ curve: Curve, place: String
    ) throws(VectorError)

    /// Puts the shift, turn and scale of `node`, some of which move, around `element`.
    mutating func move(_ element: SVGElement, as node: VectorNode) throws(VectorError) -> SVGElement

    /// What is to stand at the begin of the document.
    var head: [SVGElement] { get }
}
