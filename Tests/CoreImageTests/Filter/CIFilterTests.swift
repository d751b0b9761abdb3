import CoreImage
import OctantBase
import Testing

@Suite("CIFilter")
struct CIFilterTests {
    @Test("a name that no filter has makes none, and every name that there is makes one")
    func names() {
        #expect(CIFilter(name: "CINoSuchFilter") == nil && CIFilter(name: "CIQRCodeGenerator") == nil)
        let names = CIFilter.filterNames(inCategory: nil)
        #expect(names.count > 40 && names == names.sorted())
        for name in names { #expect(CIFilter(name: name)?.name == name) }
    }

    @Test("values are set and read by keys; without an image there is none")
    func values() throws {
        let filter = try #require(CIFilter(name: "CIGaussianBlur"))
        #expect(filter.inputKeys == [kCIInputImageKey, kCIInputRadiusKey] && filter.outputKeys == [kCIOutputImageKey])
        #expect((filter.value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue == 10)
        #expect(filter.outputImage == nil)
        filter.setValue(
            CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4)), forKey: kCIInputImageKey)
        filter.setValue(2, forKey: kCIInputRadiusKey)
        let made = try #require(filter.value(forKey: kCIOutputImageKey) as? CIImage)
        #expect(made.extent == CGRect(x: -6, y: -6, width: 16, height: 16))
        filter.setDefaults()
        #expect(filter.outputImage?.extent == CGRect(x: -30, y: -30, width: 64, height: 64))
    }

    @Test("a key that a filter does not have is logged")
    func unknownKey() throws {
        let filter = try #require(CIFilter(name: "CIColorInvert"))
        let lines = Locked<[String]>([])
        Log.redirected(to: { line in lines.withLock { $0.append(line) } }) {
            filter.setValue(1, forKey: kCIInputRadiusKey)
        }
        #expect(lines.withLock { $0.first?.contains("inputRadius") == true })
        #expect(filter.value(forKey: kCIInputRadiusKey) == nil)
    }

    @Test("filters of methods have their values as properties")
    func builtins() throws {
        let blur = CIFilter.gaussianBlur()
        blur.inputImage = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(blur.radius == 10)
        blur.radius = 1
        #expect(blur.outputImage?.extent == CGRect(x: -3, y: -3, width: 10, height: 10))
        let gradient = CIFilter.linearGradient()
        (gradient.point0, gradient.point1) = (.zero, CGPoint(x: 4, y: 0))
        (gradient.color0, gradient.color1) = (.black, .white)
        let image = try #require(gradient.outputImage)
        let row = try words(image, CGRect(x: 0, y: 0, width: 4, height: 1))[0]
        #expect(row.map { $0 & 0xFF } == [0x20, 0x60, 0x9F, 0xDF])
        #expect(gradient.name == "CILinearGradient" && gradient.point1 == CGPoint(x: 4, y: 0))
        let scale = CIFilter.lanczosScaleTransform()
        (scale.scale, scale.aspectRatio) = (0.5, 2)
        #expect(scale.scale == 0.5 && scale.aspectRatio == 2)
    }

    @Test("a program's own filter says what it makes")
    func own() {
        final class Crop: CIFilter {
            var inputImage: CIImage?
            override var outputImage: CIImage? { inputImage?.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        }
        let filter = Crop()
        filter.inputImage = CIImage(color: .blue)
        #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 1, height: 1) && filter.name == "Crop")
    }
}
