import Testing
import UIKit

@testable import SwiftUI

@Suite("Colours mixed") @MainActor struct ColorMixingTests {
    private func parts(_ color: Color) -> [Double] {
        let rgba = color.rgba(in: UITraitCollection(userInterfaceStyle: .light))
        return [rgba.r, rgba.g, rgba.b, rgba.a]
    }

    private func isNear(_ color: Color, _ expected: [Double], _ tolerance: Double = 0.002) -> Bool {
        zip(parts(color), expected).allSatisfy { abs($0 - $1) <= tolerance }
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let green = Color(red: 0, green: 1, blue: 0)

    @Test("in the screen's space colours mix part by part, and opacity counts")
    func device() {
        #expect(isNear(red.mix(with: green, by: 0.25, in: .device), [0.75, 0.25, 0, 1]))
        #expect(isNear(red.mix(with: .clear, by: 0.5, in: .device), [1, 0, 0, 0.5]))
        #expect(isNear(red.mix(with: green, by: 7, in: .device), [0, 1, 0, 1]))
        #expect(isNear(red.mix(with: green, by: .nan), [1, 0, 0, 1]))
    }

    @Test("perceptual mixtures are those of Oklab")
    func perceptual() {
        // Half of Oklab(0.62796, 0.22486, 0.12585) and Oklab(0.86644, -0.23389, 0.17950), in sRGB.
        #expect(isNear(red.mix(with: green, by: 0.5), Self.oklabMiddle, 0.004))
        for fraction in [0, 1.0] {
            #expect(isNear(red.mix(with: green, by: fraction), [1 - fraction, fraction, 0, 1]))
        }
        let grey = Color.black.mix(with: .white, by: 0.5)
        // Of lightness 0.5: 0.5 cubed of the light.
        #expect(isNear(grey, Array(repeating: Color.RGBColorSpace.encoded(0.125), count: 3)))
    }

    /// The middle of red and green from their published coordinates in Oklab, through its inverse matrices.
    private static let oklabMiddle: [Double] = {
        let (lightness, a, b) = ((0.62796 + 0.86644) / 2, (0.22486 - 0.23389) / 2, (0.12585 + 0.17950) / 2)
        let long = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
        let middle = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
        let short = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
        let linear = [
            4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
            -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
            -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
        ]
        return linear.map { min(max(Color.RGBColorSpace.encoded($0), 0), 1) } + [1]
    }()

    @Test("a mixture stays dependent on light and dark, and equal where it is made alike")
    func dynamic() {
        let mixed = Color(uiColor: .label).mix(with: red, by: 0.5, in: .device)
        let dark = mixed.rgba(in: UITraitCollection(userInterfaceStyle: .dark))
        #expect(abs(dark.g - 0.5) < 0.01 && parts(mixed)[1] < 0.01)
        #expect(mixed == Color(uiColor: .label).mix(with: red, by: 0.5, in: .device) && mixed.cgColor == nil)
        #expect(red.mix(with: green, by: 0.5).cgColor != nil)
        #expect("\(red.mix(with: .white, by: 0.25))" == "#FF0000FF mixed with 25% white")
    }

    @Test("a colour's gradient goes from lighter to the colour itself, from top to bottom")
    func gradient() throws {
        let shown = Snapshot(Rectangle().fill(red.gradient))
        let top = try #require(UInt32(try shown(20, 1), radix: 16))
        let bottom = try #require(UInt32(try shown(20, 38), radix: 16))
        #expect(abs(Int(top & 255) - 62) <= 3 && bottom & 255 <= 3 && bottom >> 16 == 255)
        let implied = Snapshot(Color.clear.background(.red.gradient))
        #expect(try implied(20, 20) != "FFFFFF")
    }

    @Test("a perceptual gradient passes the colours that look even")
    func perceptualGradient() throws {
        let gradient = Gradient(colors: [red, green])
        let even = Snapshot(Rectangle().fill(gradient.colorSpace(.perceptual)))
        let plain = Snapshot(Rectangle().fill(gradient.colorSpace(.device)))
        let middle = try #require(UInt32(try even(20, 20), radix: 16))
        for (shift, part) in zip([16, 8, 0] as [UInt32], Self.oklabMiddle) {
            #expect(abs(Double(middle >> shift & 255) - part * 255) < 8)
        }
        #expect(try plain(20, 20) != even(20, 20))
    }
}
