// What is documented of each is in Apple's Core Image Filter Reference:
// https://developer.apple.com/library/archive/documentation/GraphicsImaging/Reference/CoreImageFilterReference/.

extension Pixel {
    /// The colour of `parts`, with this opacity.
    fileprivate func with(_ parts: Pixel) -> Pixel { Pixel(parts.x, parts.y, parts.z, w) }

    /// The grey of this brightness, with this opacity.
    fileprivate var gray: Pixel { with(Pixel(repeating: luma)) }

    /// The sum of the products of all parts.
    fileprivate func dot(_ other: Pixel) -> Float { (self * other).sum() }
}

extension FilterDefinition {
    /// Filters that change one colour after the other.
    static let colors = [
        // Saturation between grey and the colour and beyond, then a bias, then contrast about the middle.
        FilterDefinition(
            color: "CIColorControls",
            [
                kCIInputSaturationKey: .number(1), kCIInputBrightnessKey: .number(0),
                kCIInputContrastKey: .number(1),
            ]
        ) { inputs in
            let saturation = Float(inputs.number(kCIInputSaturationKey))
            let brightness = Float(inputs.number(kCIInputBrightnessKey))
            let contrast = Float(inputs.number(kCIInputContrastKey))
            return { pixel, _ in
                pixel.with((pixel.gray.mixed(pixel, saturation) + brightness - 0.5) * contrast + 0.5)
            }
        },
        FilterDefinition(
            color: "CIColorMonochrome",
            [kCIInputColorKey: .color(CIColor(red: 0.6, green: 0.45, blue: 0.3)), kCIInputIntensityKey: .number(1)]
        ) { inputs in
            let (color, intensity) = (inputs.color(kCIInputColorKey), Float(inputs.number(kCIInputIntensityKey)))
            return { pixel, rendering in
                pixel.with(pixel.mixed(rendering.pixel(color) * pixel.luma, intensity))
            }
        },
        FilterDefinition(
            color: "CIColorMatrix",
            [
                "inputRVector": .vector(CIVector(x: 1, y: 0, z: 0, w: 0)),
                "inputGVector": .vector(CIVector(x: 0, y: 1, z: 0, w: 0)),
                "inputBVector": .vector(CIVector(x: 0, y: 0, z: 1, w: 0)),
                "inputAVector": .vector(CIVector(x: 0, y: 0, z: 0, w: 1)),
                kCIInputBiasVectorKey: .vector(CIVector(x: 0, y: 0, z: 0, w: 0)),
            ]
        ) { inputs in
            let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map { inputs.vector($0).pixel }
            let bias = inputs.vector(kCIInputBiasVectorKey).pixel
            return { pixel, _ in
                Pixel(pixel.dot(rows[0]), pixel.dot(rows[1]), pixel.dot(rows[2]), pixel.dot(rows[3])) + bias
            }
        },
        FilterDefinition(color: "CIColorInvert") { _ in { pixel, _ in pixel.with(1 - pixel) } },
        FilterDefinition(
            color: "CIColorClamp",
            [
                "inputMinComponents": .vector(CIVector(x: 0, y: 0, z: 0, w: 0)),
                "inputMaxComponents": .vector(CIVector(x: 1, y: 1, z: 1, w: 1)),
            ]
        ) { inputs in
            let (low, high) = (inputs.vector("inputMinComponents").pixel, inputs.vector("inputMaxComponents").pixel)
            return { pixel, _ in pointwiseMax(pointwiseMin(pixel, high), low) }
        },
        FilterDefinition(color: "CIColorPosterize", ["inputLevels": .number(6)]) { inputs in
            let steps = Float(max(inputs.number("inputLevels").rounded(), 2)) - 1
            return { pixel, _ in pixel.with((pixel * steps).rounded(.toNearestOrAwayFromZero) / steps) }
        },
        FilterDefinition(color: "CIExposureAdjust", [kCIInputEVKey: .number(0)]) { inputs in
            let factor = Float(pow(2, inputs.number(kCIInputEVKey)))
            return { pixel, _ in pixel.with(pixel * factor) }
        },
        FilterDefinition(color: "CIGammaAdjust", ["inputPower": .number(1)]) { inputs in
            let power = Float(inputs.number("inputPower"))
            return { pixel, _ in
                pixel.with(
                    Pixel(pow(max(pixel.x, 0), power), pow(max(pixel.y, 0), power), pow(max(pixel.z, 0), power), 0))
            }
        },
        FilterDefinition(color: "CIWhitePointAdjust", [kCIInputColorKey: .color(.white)]) { inputs in
            let color = inputs.color(kCIInputColorKey)
            return { pixel, rendering in pixel.with(pixel * rendering.pixel(color)) }
        },
        FilterDefinition(
            color: "CIFalseColor",
            [
                "inputColor0": .color(CIColor(red: 0.3, green: 0, blue: 0)),
                "inputColor1": .color(CIColor(red: 1, green: 0.9, blue: 0.8)),
            ]
        ) { inputs in
            let (dark, bright) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
            return { pixel, rendering in
                let color = rendering.pixel(dark).mixed(rendering.pixel(bright), pixel.luma).straight
                return Pixel(color.x, color.y, color.z, color.w * pixel.w)
            }
        },
        FilterDefinition(color: "CIMaximumComponent") { _ in
            { pixel, _ in pixel.with(Pixel(repeating: max(pixel.x, pixel.y, pixel.z))) }
        },
        FilterDefinition(color: "CIMinimumComponent") { _ in
            { pixel, _ in pixel.with(Pixel(repeating: min(pixel.x, pixel.y, pixel.z))) }
        },
        FilterDefinition(color: "CILinearToSRGBToneCurve") { _ in
            { pixel, _ in
                let curve: (Float) -> Float = TransferCurve.encode
                return pixel.with(Pixel(curve(pixel.x), curve(pixel.y), curve(pixel.z), 0))
            }
        },
        FilterDefinition(color: "CISRGBToneCurveToLinear") { _ in
            { pixel, _ in
                let curve: (Float) -> Float = TransferCurve.decode
                return pixel.with(Pixel(curve(pixel.x), curve(pixel.y), curve(pixel.z), 0))
            }
        },
        // White where the image is bright, as opaque as it is bright.
        FilterDefinition("CIMaskToAlpha", [kCIInputImageKey: .image]) { inputs in
            inputs.image().map { ColorMapRecipe($0.recipe) { pixel, _ in Pixel(repeating: pixel.luma) } }
        },
    ]
}
