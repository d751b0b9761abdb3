import CoreGraphics
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

/// An image of 2 by 1 pixels at 1 pixel a point: red and blue.
private func twoPixels() throws -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { context in
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    return UIImage(cgImage: try #require(image.cgImage))
}

@Suite("Images of SwiftUI") @MainActor struct ImageTests {
    @Test("an image is as large as it is; a resizable one as large as what it is offered")
    func sizes() throws {
        let image = Image(uiImage: try twoPixels())
        let offer = ProposedViewSize(width: 40, height: 30)
        #expect(HostedView(image).host.size(for: offer) == CGSize(width: 2, height: 1))
        #expect(HostedView(image.resizable()).host.size(for: offer) == CGSize(width: 40, height: 30))
        #expect(HostedView(image.resizable()).host.size(for: .unspecified) == CGSize(width: 2, height: 1))
        #expect(HostedView(image.resizable().scaledToFit()).host.size(for: offer) == CGSize(width: 40, height: 20))
        #expect(HostedView(image.resizable().scaledToFill()).host.size(for: offer) == CGSize(width: 60, height: 30))
    }

    @Test("an image's name is one of an asset catalogue, and it follows light and dark")
    func catalog() throws {
        try ResourceFolder.with { folder in
            let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
            try folder.imageSet("Sky", [(#""idiom": "universal""#, 0xFFFF_0000), (dark, 0xFF00_FF00)])
            let bundle = try folder.bundle
            for image in [Image("Sky", bundle: bundle), Image(ImageResource(name: "Sky", bundle: bundle))] {
                #expect(try Snapshot(image.resizable())(3, 3) == "FF0000")
                #expect(try Snapshot(image.resizable().environment(\.colorScheme, .dark))(3, 3) == "00FF00")
            }
        }
    }

    @Test("a resizable symbol in a gradient is drawn for the size that it is shown in")
    func gradient() throws {
        let fill = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        let symbol = Image(systemName: "circle.fill").resizable().foregroundStyle(fill)
        for side: CGFloat in [80, 120] {
            try Stage.hosting(symbol, size: CGSize(width: side, height: side)) { stage in
                let view = try #require(stage.find(UIImageView.self))
                #expect(view.image?.size == view.bounds.size && view.bounds.width > 60)
            }
        }
    }

    @Test("an image is stretched, repeated, drawn sharp, and drawn in the foreground's colour")
    func pixels() throws {
        let image = Image(uiImage: try twoPixels())
        let sharp = Snapshot(image.resizable().interpolation(.none))
        #expect(try sharp(1, 20) == "FF0000")
        #expect(try sharp(38, 20) == "0000FF")
        #expect(try sharp(19, 20) == "FF0000")
        let tiled = Snapshot(image.resizable(resizingMode: .tile))
        #expect(try (0..<4).map { try tiled($0, 7) } == ["FF0000", "0000FF", "FF0000", "0000FF"])
        let caps = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0)
        let capped = Snapshot(image.resizable(capInsets: caps))
        #expect(try capped(0, 7) == "FF0000")
        #expect(try capped(2, 7) == "0000FF")
        let template = Snapshot(
            image.renderingMode(.template).resizable().foregroundStyle(Color(red: 0, green: 1, blue: 0)))
        #expect(try template(3, 3) == "00FF00")
    }

    @Test("an image's layer is told that its edges are smooth")
    func antialiased() throws {
        let image = Image(uiImage: try twoPixels())
        for isAntialiased in [false, true] {
            try Stage.hosting(image.antialiased(isAntialiased)) { stage in
                let view = try #require(stage.find(UIImageView.self))
                #expect(view.layer.allowsEdgeAntialiasing == isAntialiased)
            }
        }
    }

    @Test("an image that is not there takes no room")
    func absent() {
        #expect(HostedView(Image("no such image")).host.size(for: .unspecified) == .zero)
    }

    @Test("a symbol is as large as its font asks, stands on the text's baseline, and has the foreground's colour")
    func symbols() throws {
        func size(_ view: some View) -> CGSize { HostedView(view).host.size(for: .unspecified) }
        let star = Image(systemName: "star.fill")
        let usual = size(star)
        #expect(usual.height > 13 && usual.height < 20)
        #expect(size(star.font(.system(size: 34))).height > 1.8 * usual.height)
        #expect(size(star.imageScale(.large)).height > usual.height)
        #expect(size(star.imageScale(.small)).height < usual.height)
        #expect(size(star.fontWeight(.black)).width > usual.width)
        let text = size(Text("Title"))
        #expect(size(SwiftUI.Label("Title", systemImage: "star")).width > text.width + 15)
        let line = size(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("T")
                star
            })
        #expect(line.height < text.height + 2)
        let red = Color(red: 1, green: 0, blue: 0)
        let shown = Snapshot(Image(systemName: "square.fill").resizable().foregroundStyle(red))
        #expect(try shown(20, 20) == "FF0000")
    }

    @Test("a symbol's form and the colours of its parts follow the surroundings")
    func symbolForms() throws {
        func size(_ view: some View) -> CGSize { HostedView(view).host.size(for: .unspecified) }
        let plus = Image(systemName: "plus")
        #expect(size(plus.symbolVariant(.circle.fill)) == size(Image(systemName: "plus.circle.fill")))
        #expect(size(plus.symbolVariant(.fill)) == size(plus))
        #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.circle.contains(.fill))
        func middle(_ view: some View) throws -> String { try Snapshot(view)(20, 20) }
        let disc = Image(systemName: "plus.circle.fill").resizable().foregroundStyle(Color(red: 1, green: 0, blue: 0))
        let hole = try middle(disc)
        #expect(try middle(disc.symbolRenderingMode(.hierarchical)) != hole)
        #expect(try middle(disc.symbolRenderingMode(.multicolor)) == hole)
        let part = Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical).resizable()
            .foregroundStyle(Color(red: 1, green: 0, blue: 0))
        #expect(try middle(part) == "FF0000")
    }

    @Test("a label shows words, image or both, and a style of one's own builds upon the usual one")
    func labels() throws {
        let image = try twoPixels()
        let label = Label(title: { Text("Title") }, icon: { Image(uiImage: image) })
        let text = HostedView(Text("Title")).host.size(for: .unspecified)
        #expect(HostedView(label.labelStyle(.titleOnly)).host.size(for: .unspecified) == text)
        #expect(HostedView(label.labelStyle(.iconOnly)).host.size(for: .unspecified) == CGSize(width: 2, height: 1))
        let both = HostedView(label).host.size(for: .unspecified)
        #expect(both == CGSize(width: text.width + 8 + 2, height: text.height))
        #expect(HostedView(label.labelStyle(.titleAndIcon)).host.size(for: .unspecified) == both)
        let padded = HostedView(label.labelStyle(Padded())).host.size(for: .unspecified)
        #expect(padded == CGSize(width: both.width + 20, height: both.height + 20))
    }

    @Test("a screen reader reads an image by its label, and passes by what decorates")
    func spoken() throws {
        let pixels = try #require(try twoPixels().cgImage)
        let named = HostedView(Image(pixels, scale: 1, label: Text("Two dots")))
        let view = try #require(named.host.first(UIImageView.self))
        #expect(view.isAccessibilityElement && view.accessibilityLabel == "Two dots")
        #expect(view.accessibilityTraits == .image)
        let decoration = try #require(HostedView(Image(decorative: pixels, scale: 1)).host.first(UIImageView.self))
        #expect(!decoration.isAccessibilityElement)
    }
}

private struct Padded: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(10) }
}
