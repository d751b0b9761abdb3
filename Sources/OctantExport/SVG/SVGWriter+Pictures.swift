internal import CoreGraphics

/// Images.
extension SVGWriter {
    mutating func element(_ picture: VectorPicture, place: String) throws(VectorError) -> SVGElement {
        var elements: [SVGElement] = []
        for slice in picture.slices { elements.append(try element(slice, picture, place: place)) }
        if elements.count == 1, let only = elements.first, picture.color == nil { return only }
        var group = SVGElement("g")
        if let color = picture.color { group.set("filter", "url(#\(define(color)))") }
        group.children = elements
        if elements.count == 1 { return group }
        // Where two of them meet within a pixel, what each covers of it adds up: else one would shine through another.
        for index in elements.indices { group.children[index].style.append("mix-blend-mode:plus-lighter") }
        group.style.append("isolation:isolate")
        return group
    }

    /// Defines a filter that multiplies with a colour, and returns its name.
    private mutating func define(_ color: RGBA) -> String {
        let flood = SVGElement("feFlood", [("flood-color", SVGText.color([color.r, color.g, color.b]))])
        let product = SVGElement("feComposite", [("operator", "arithmetic"), ("in2", "SourceGraphic"), ("k1", "1")])
        return define(filter: [flood, product])
    }

    private mutating func element(
        _ slice: VectorSlice, _ picture: VectorPicture, place: String
    ) throws(VectorError) -> SVGElement {
        var elements: [SVGElement] = []
        for (index, image) in slice.images.enumerated() {
            var content = SVGElement("image")
            if picture.isNearest { content.style.append("image-rendering:pixelated") }
            var element = slice.isWhole ? content : SVGElement("svg")
            for (part, name) in ["x", "y", "width", "height"].enumerated() {
                let property = SVGProperty(name, word: name, unit: "px", SVGText.length)
                try say(&element, property, slice.frame.part(part), part < 2 ? 0 : nil, place)
            }
            element.set("preserveAspectRatio", "none")
            let shown = picture.index.map { [$0[0] == Double(index) ? 1 : 0] }.simplified()
            try say(&element, SVGProperty("opacity", word: "step", SVGText.fraction), shown, 1, place)
            let address = try image.dataAddress(place: place)
            if slice.isWhole {
                element.set("href", address)
            } else {
                let window = slice.windows[index]
                let box = [window.minX, window.minY, window.width, window.height].map(SVGText.length)
                element.set("viewBox", box.joined(separator: " "))
                content.set("width", "\(image.width)")
                content.set("height", "\(image.height)")
                content.set("preserveAspectRatio", "none")
                content.set("href", address)
                element.children.append(content)
            }
            elements.append(element)
        }
        if elements.count == 1, let only = elements.first { return only }
        var group = SVGElement("g")
        group.children = elements
        return group
    }
}
