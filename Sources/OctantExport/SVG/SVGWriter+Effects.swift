internal import CoreGraphics
internal import Foundation
internal import OctantRecordings
internal import RenderServer

/// Gradients, images, what cuts and what is done to finished pictures.
extension SVGWriter {
    /// Defines a gradient, and returns its name.
    mutating func define(_ gradient: VectorGradient, place: String) throws(VectorError) -> String {
        if gradient.shape == .conic { return try definePixels(gradient, place: place) }
        let isAxial = gradient.shape == .axial
        let id = name("g")
        var element = SVGElement(
            isAxial ? "linearGradient" : "radialGradient", [("id", id), ("gradientUnits", "userSpaceOnUse")])
        guard gradient.box.isStill else { throw .unsupported(layer: place, what: "a gradient whose box moves") }
        let box = gradient.box.first
        // Laid out in a square, which is then stretched to the box.
        let place = place
        if isAxial {
            element.set(
                "gradientTransform",
                SVGText.matrix(CGAffineTransform(a: box[2], b: 0, c: 0, d: box[3], tx: box[0], ty: box[1])))
            for (index, name) in ["x1", "y1", "x2", "y2"].enumerated() {
                let property = SVGProperty(name, word: name, css: false, SVGText.fraction)
                try say(&element, property, gradient.points.part(index), nil, place)
            }
        } else {
            guard gradient.points.isStill else {
                throw .unsupported(layer: place, what: "a radial gradient that moves")
            }
            let points = gradient.points.first
            element.set("cx", "0")
            element.set("cy", "0")
            element.set("r", "1")
            element.set(
                "gradientTransform",
                SVGText.matrix(
                    CGAffineTransform(
                        a: (points[2] - points[0]) * box[2], b: 0, c: 0, d: (points[3] - points[1]) * box[3],
                        tx: box[0] + points[0] * box[2], ty: box[1] + points[1] * box[3])))
        }
        for index in 0..<gradient.count {
            var stop = SVGElement("stop")
            let offset = SVGProperty("offset", word: "stop", css: false) { SVGText.fraction(min(max($0, 0), 1)) }
            try say(&stop, offset, gradient.locations.part(index), nil, place)
            let color = gradient.colors.map { Array($0[index * 4..<index * 4 + 3]) }.simplified()
            let property = SVGProperty("stop-color", css: "stop-color", word: "color", text: SVGText.color)
            try say(&stop, property, color, nil, place)
            try say(
                &stop, SVGProperty("stop-opacity", word: "alpha", SVGText.fraction),
                gradient.colors.part(index * 4 + 3), 1, place)
            element.children.append(stop)
        }
        define(element)
        return id
    }

    /// Defines a gradient around a point as a pattern of pixels, and returns its name.
    private mutating func definePixels(_ gradient: VectorGradient, place: String) throws(VectorError) -> String {
        guard let pixels = gradient.pixels else {
            throw .unsupported(layer: place, what: "a moving gradient around a point")
        }
        let id = name("g")
        let box = gradient.box.first.map(SVGText.length)
        var pattern = SVGElement("pattern", [("id", id), ("patternUnits", "userSpaceOnUse")])
        for (name, value) in zip(["x", "y", "width", "height"], box) { pattern.set(name, value) }
        pattern.children = [
            SVGElement(
                "image",
                [
                    ("width", box[2]), ("height", box[3]), ("preserveAspectRatio", "none"),
                    ("href", try pixels.dataAddress(place: place)),
                ])
        ]
        define(pattern)
        return id
    }

    /// Puts on what is done to the finished picture of a node.
    mutating func treat(_ element: inout SVGElement, _ node: VectorNode) throws(VectorError) {
        if let clip = node.clip {
            let id = name("c")
            var definition = SVGElement("clipPath", [("id", id)])
            definition.children = [try outline(clip, place: node.place)]
            define(definition)
            element.set("clip-path", "url(#\(id))")
        }
        if let mask = node.mask {
            let id = name("m")
            var definition = SVGElement("mask", [("id", id), ("maskUnits", "userSpaceOnUse")] + Self.everywhere)
            definition.style.append("mask-type:alpha")
            for inner in mask { definition.children.append(try self.element(inner)) }
            define(definition)
            element.set("mask", "url(#\(id))")
        }
        if let filter = try filter(of: node) { element.set("filter", "url(#\(filter))") }
        if node.blendMode != .normal {
            guard let mode = node.blendMode.css else { throw .unsupported(layer: node.place, what: "a blend mode") }
            element.style.append("mix-blend-mode:\(mode)")
        }
        if node.isolates { element.style.append("isolation:isolate") }
    }

    /// Much more than the document shows.
    private static var everywhere: [(String, String)] {
        [("x", "-100%"), ("y", "-100%"), ("width", "300%"), ("height", "300%")]
    }

    private mutating func filter(of node: VectorNode) throws(VectorError) -> String? {
        var steps: [SVGElement] = []
        let place = node.place
        let deviation = SVGProperty("stdDeviation", word: "blur", css: false, SVGText.length)
        if let shadow = node.shadow {
            var blur = SVGElement("feGaussianBlur", [("in", "SourceAlpha")])
            try say(&blur, deviation, shadow.deviation, nil, place)
            var move = SVGElement("feOffset", [("result", "a")])
            for (index, name) in ["dx", "dy"].enumerated() {
                let property = SVGProperty(name, word: name, css: false, SVGText.length)
                try say(&move, property, shadow.offset.part(index), 0, place)
            }
            var flood = SVGElement("feFlood")
            let property = SVGProperty("flood-color", css: "flood-color", word: "color", text: SVGText.color)
            try say(&flood, property, shadow.color, nil, place)
            try say(&flood, SVGProperty("flood-opacity", word: "alpha", SVGText.fraction), shadow.opacity, 1, place)
            steps += [blur, move, flood, SVGElement("feComposite", [("operator", "in"), ("in2", "a")])]
        }
        if !node.blur.stays(at: 0) {
            var blur = SVGElement("feGaussianBlur")
            try say(&blur, deviation, node.blur, nil, place)
            steps.append(blur)
        }
        if let matrix = node.colorMatrix {
            let property = SVGProperty("values", css: nil, word: "matrix") {
                $0.map(SVGText.fraction).joined(separator: " ")
            }
            var element = SVGElement("feColorMatrix")
            try say(&element, property, matrix, nil, place)
            steps.append(element)
        }
        return steps.isEmpty ? nil : define(filter: steps)
    }

    /// Defines a filter of these steps, and returns its name.
    mutating func define(filter steps: [SVGElement]) -> String {
        let id = name("f")
        var filter = SVGElement("filter", [("id", id), ("filterUnits", "userSpaceOnUse")] + Self.everywhere)
        filter.set("color-interpolation-filters", "sRGB")
        filter.children = steps
        define(filter)
        return id
    }
}

extension CGImage {
    /// The image as an address that holds it, a PNG file in base64.
    func dataAddress(place: String) throws(VectorError) -> String {
        do {
            return "data:image/png;base64," + Data(try PNGEncoder().encode(self)).base64EncodedString()
        } catch {
            throw .unsupported(layer: place, what: "an image that cannot be written")
        }
    }
}

extension CGBlendMode {
    /// The word of CSS; nil where there is none.
    var css: String? {
        switch self {
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter: "plus-lighter"
        default: nil
        }
    }
}
