import CoreImage
import OctantBase
import Testing

@Suite("CIContext")
struct CIContextTests {
    private func bytes(_ format: CIFormat, _ space: CGColorSpace?) -> [UInt8] {
        let image = CIImage(color: CIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        var bytes = [UInt8](repeating: 7, count: 12)
        CIContext().render(
            image, toBitmap: &bytes, rowBytes: 6, bounds: CGRect(x: 0, y: 0, width: 1, height: 2), format: format,
            colorSpace: space)
        return bytes
    }

    @Test("pixels are written to memory in the layout that was asked for, and nothing between rows")
    func layouts() {
        let space = CGColorSpaceCreateDeviceRGB()
        #expect(bytes(.RGBA8, space) == [255, 128, 0, 255, 7, 7, 255, 128, 0, 255, 7, 7])
        #expect(bytes(.BGRA8, space) == [0, 128, 255, 255, 7, 7, 0, 128, 255, 255, 7, 7])
        #expect(bytes(.ARGB8, space) == [255, 255, 128, 0, 7, 7, 255, 255, 128, 0, 7, 7])
        // 0.214 is the light of an encoded 0.5.
        #expect(bytes(.RGBA8, nil)[1] == 55)
    }

    @Test("rows that are too short, a space of greys and another layout write nothing")
    func refusal() {
        Log.redirected(to: { _ in }) {
            #expect(bytes(CIFormat(rawValue: 1), nil) == [UInt8](repeating: 7, count: 12))
            #expect(bytes(.RGBA8, CGColorSpaceCreateDeviceGray()) == [UInt8](repeating: 7, count: 12))
        }
    }

    @Test("what has no pixel, or more than memory holds, makes no image")
    func limits() {
        let context = CIContext()
        #expect(context.createCGImage(CIImage(color: .red), from: .null) == nil)
        let lines = Locked<[String]>([])
        Log.redirected(to: { line in lines.withLock { $0.append(line) } }) {
            #expect(context.createCGImage(CIImage(color: .red), from: .infinite) == nil)
            let blurred = CIImage(color: .red).applyingGaussianBlur(sigma: 1e9)
            #expect(context.createCGImage(blurred, from: CGRect(x: 0, y: 0, width: 1, height: 1)) == nil)
        }
        #expect(lines.withLock { $0.count } == 2)
    }

    @Test("the same recipe makes the same bytes, on any thread")
    func determinism() async throws {
        let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 9, height: 9))
            .applyingGaussianBlur(sigma: 3).applyingFilter("CIHueAdjust", parameters: [kCIInputAngleKey: 1])
        let first = try words(image)
        let others = try await withThrowingTaskGroup { group in
            for _ in 0..<4 { group.addTask { try words(image) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(others.allSatisfy { $0 == first })
    }

    @Test("a blur of light is brighter half way than one of encoded numbers")
    func space() throws {
        let edge = CIImage(cgImage: try picture([[0x000000, 0xFFFFFF]])).clampedToExtent()
        let half = edge.transformed(by: CGAffineTransform(scaleX: 2, y: 2))
            .transformed(by: CGAffineTransform(translationX: 0.5, y: 0))
        let rect = CGRect(x: 2, y: 0, width: 1, height: 1)
        #expect(try words(half, rect)[0][0] & 0xFF == 0x80)
        #expect(try words(half, rect, isEncoded: false)[0][0] & 0xFF == 0xBC)
    }
}
