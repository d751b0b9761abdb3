internal import CoreGraphics
internal import Foundation
internal import OctantBase
internal import TestSupport

extension FuzzTarget {
    /// Vector images with anything wrong in them.
    package static let vectors = FuzzTarget(
        name: "vectors",
        make: { seed in
            var numbers = SeededGenerator(seed: seed)
            return numbers.bend(Array(numbers.pick(VectorInputs.pages).utf8), text: VectorInputs.text)
        },
        attempt: { bytes in
            try Log.redirected(to: { _ in }) {
                let data = Data(bytes)
                var wasRead = false
                for kind in VectorImage.Kind.allCases {
                    guard let picture = try? VectorImage(data, kind) else { continue }
                    wasRead = true
                    // A page may be as large as a house: as few pixels of it as a thumbnail has.
                    let scale = 32 / max(picture.size.width, picture.size.height)
                    guard let image = picture.image(scale: scale) else { continue }
                    guard image.width <= 32, image.height <= 32 else {
                        throw Wrong("\(image.width) x \(image.height) pixels of \(picture.size)")
                    }
                }
                if let symbol = try? SymbolTemplate(data).image(SymbolTemplate.Style()) { _ = symbol.size }
                return wasRead
            }
        })
}

/// Vector images to begin with.
package enum VectorInputs {
    /// A picture 4 by 2 points large: red on the left, blue on the right, nothing below.
    package static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2" viewBox="0 0 8 4">
        <rect width="4" height="2" fill="#f00"/><path d="M4 0h4v2h-4z" style="fill:blue"/></svg>
        """

    /// The same as a PDF file. Its table of positions is wrong: readers make it anew.
    package static let pdf = """
        %PDF-1.4
        1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
        2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
        3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 4 2] /Contents 4 0 R /Resources <<>>>> endobj
        4 0 obj <</Length 46>> stream
        1 0 0 rg 0 1 2 1 re f
        0 0 1 rg 2 1 2 1 re f

        endstream endobj
        xref
        0 1
        0000000000 65535 f
        trailer <</Size 5 /Root 1 0 R>>
        startxref
        0
        %%EOF
        """

    /// A symbol as the SF Symbols app writes one: a bar that is higher the heavier it is, in two weights, with margins
    /// of 5 for the regular.
    package static let symbol = """
        <svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">
        <g id="Notes"><rect id="artboard" width="400" height="300" style="fill:white"/></g>
        <g id="Guides"><line id="Baseline-M" x1="0" x2="400" y1="200" y2="200" style="stroke:#27aae1"/>
        <line id="left-margin-Regular-M" style="fill:none;stroke:#00aeef" x1="95" x2="95" y1="100" y2="220"/>
        <line id="right-margin-Regular-M" style="fill:none;stroke:#00aeef" x1="205" x2="205" y1="100" y2="220"/></g>
        <g id="Symbols"><g id="Black-M" transform="matrix(1 0 0 1 300 200)"><path d="M0 0h50v-80h-50z"/></g>
        <g id="Regular-M" transform="matrix(1 0 0 1 100 200)"><path d="M0 0h100v-50h-100z"/></g></g></svg>
        """

    /// All of them.
    static let pages = [svg, pdf, symbol]

    /// What is put in.
    static let text = [
        "<", ">", "\"", "NaN", "1e38", "-1", "99999999999", "%", "<use href='#a'/>", "<g id='Regular-M'>", "</g>",
        "<!ENTITY a '&a;'>", "&#0;", "<image href='file:///etc/passwd'/>", "<filter/>", "endobj", "stream", "<<", ">>",
        "[", "]", "0 R", "/Length -1", "1e30 w", "q ", "cm ",
    ]
}
