import CoreGraphics
import Testing
import UIKit

func dump(_ bitmap: Bitmap, _ name: String) throws {
    var data = Data(
        "P7\nWIDTH \(bitmap.width)\nHEIGHT \(bitmap.height)\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n".utf8)
    for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
            let p = bitmap.pixel(x: x, y: y); let a = p >> 24
            func un(_ v: UInt32) -> UInt8 { a == 0 ? 0 : UInt8(min(255, (v & 255) * 255 / a)) }
            data.append(contentsOf: [un(p >> 16), un(p >> 8), un(p), UInt8(a)])
        }
    }
    try data.write(to: URL(fileURLWithPath: "/tmp/\(name).pam"))
}

@Test func scratch() throws {
    let bitmap = try #require(Bitmap(width: 900, height: 460))
    let context = try #require(CGContext(bitmap: bitmap, scale: 1))
    context.setFillColor(.white); context.fill(CGRect(x: 0, y: 0, width: 900, height: 460))
    var y: CGFloat = 5
    for scale in [1, 2, 3] as [CGFloat] {
        var x: CGFloat = 5
        for design in [ActivityIndicatorDesign.reference, .device, .legacy] {
            for large in [false, true] {
                let color = design.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.rgba
                let s = SpokeImages.shared(for: .init(design: design, isLarge: large, color: color, scale: scale))
                for i in [0, 1] {
                    let image = s.steps[i]
                    context.drawImage(
                        image.bitmap,
                        in: CGRect(x: x, y: y, width: CGFloat(image.width), height: CGFloat(image.height)), opacity: 1,
                        nearest: true)
                    x += CGFloat(image.width) + 4
                }
            }
        }
        y += 37 * scale + 10
    }
    try dump(bitmap, "spokes")
}
