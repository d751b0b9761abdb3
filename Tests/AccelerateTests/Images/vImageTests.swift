import Accelerate
import Testing

@Suite("vImage")
struct vImageTests {
    private let width = 9
    private let height = 7

    /// Parts that are all different from their neighbours.
    private var picture: [UInt8] {
        (0..<width * height * 4).map { index in
            let value: Int = index * 73 + index / 7 * 31
            return UInt8(value & 0xFF)
        }
    }

    /// Calls `body` with an image of `bytes` and one of `size`, and returns the bytes of this and the result.
    private func run(
        _ bytes: [UInt8], size: (width: Int, height: Int)? = nil,
        _ body: (inout vImage_Buffer, inout vImage_Buffer) -> vImage_Error
    ) -> (bytes: [UInt8], error: vImage_Error) {
        let size = size ?? (width, height)
        var (source, target) = (bytes, [UInt8](repeating: 9, count: size.width * size.height * 4))
        let error = source.withUnsafeMutableBytes { source in
            target.withUnsafeMutableBytes { target in
                var from = vImage_Buffer(
                    data: source.baseAddress, height: UInt(height), width: UInt(width), rowBytes: width * 4)
                var to = vImage_Buffer(
                    data: target.baseAddress, height: UInt(size.height), width: UInt(size.width),
                    rowBytes: size.width * 4)
                return body(&from, &to)
            }
        }
        return (target, error)
    }

    /// The average by the definition: plain loops over all pixels of the kernel.
    private func average(
        _ x: Int, _ y: Int, _ part: Int, _ kernel: (width: Int, height: Int), isTent: Bool, edge: Int
    ) -> UInt8 {
        let (across, down) = (kernel.width / 2, kernel.height / 2)
        var (sum, weights) = (0, 0)
        for v in -down...down {
            for u in -across...across {
                let weight = isTent ? (across + 1 - abs(u)) * (down + 1 - abs(v)) : 1
                let isInside = 0..<width ~= x + u && 0..<height ~= y + v
                if !isInside, edge == kvImageCopyInPlace { return picture[(y * width + x) * 4 + part] }
                if !isInside, edge == kvImageTruncateKernel { continue }
                weights += weight
                if !isInside, edge == kvImageBackgroundColorFill {
                    sum += weight * (part + 1) * 50
                } else {
                    let (column, row) = (min(max(x + u, 0), width - 1), min(max(y + v, 0), height - 1))
                    sum += weight * Int(picture[(row * width + column) * 4 + part])
                }
            }
        }
        return UInt8((sum + weights / 2) / weights)
    }

    @Test(
        "a blur is the weighted average of the pixels about each, whatever lies beyond the edges",
        arguments: [kvImageEdgeExtend, kvImageBackgroundColorFill, kvImageTruncateKernel, kvImageCopyInPlace],
        [false, true])
    func convolution(edge: Int, isTent: Bool) {
        for kernel in [(1, 1), (3, 5), (7, 3), (21, 1)] {
            let result = run(picture) { source, target in
                let function = isTent ? vImageTentConvolve_ARGB8888 : vImageBoxConvolve_ARGB8888
                return function(
                    &source, &target, nil, 0, 0, UInt32(kernel.1), UInt32(kernel.0), [50, 100, 150, 200],
                    vImage_Flags(edge))
            }
            #expect(result.error == kvImageNoError)
            let expected = (0..<width * height * 4).map { index in
                average(index / 4 % width, index / 4 / width, index % 4, kernel, isTent: isTent, edge: edge)
            }
            #expect(result.bytes == expected, "\(kernel)")
        }
    }

    @Test("a part of an image is blurred as in the whole, and the first part may stay")
    func part() {
        let whole = run(picture) {
            vImageBoxConvolve_ARGB8888(&$0, &$1, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend))
        }
        let flags = vImage_Flags(kvImageEdgeExtend | kvImageLeaveAlphaUnchanged)
        let part = run(picture, size: (4, 3)) { vImageBoxConvolve_ARGB8888(&$0, &$1, nil, 2, 3, 3, 3, nil, flags) }
        for (x, y) in [(0, 0), (3, 2), (2, 1)] {
            let (there, here) = (((y + 3) * width + x + 2) * 4, (y * 4 + x) * 4)
            #expect(part.bytes[here] == picture[there])
            #expect(part.bytes[here + 1..<here + 4] == whole.bytes[there + 1..<there + 4])
        }
    }

    @Test("what makes no sense is an error, and writes nothing")
    func errors() {
        func error(
            _ kernel: (UInt32, UInt32) = (3, 3), _ flags: Int = 8, _ offset: (UInt, UInt) = (0, 0),
            size: (Int, Int)? = nil
        ) -> vImage_Error {
            let result = run(picture, size: size) {
                vImageBoxConvolve_ARGB8888(
                    &$0, &$1, nil, offset.0, offset.1, kernel.0, kernel.1, nil, vImage_Flags(flags))
            }
            #expect(result.bytes.allSatisfy { $0 == 9 })
            return result.error
        }
        #expect(error((2, 3)) == kvImageInvalidKernelSize && error((0, 1)) == kvImageInvalidKernelSize)
        #expect(error((3, 3), 0) == kvImageInvalidEdgeStyle && error((3, 3), 12) == kvImageInvalidEdgeStyle)
        #expect(error((3, 3), 4) == kvImageNullPointerArgument)
        #expect(error((3, 3), 8, (1, 0)) == kvImageRoiLargerThanInputBuffer)
        #expect(error((3, 3), 8, (99, 0)) == kvImageInvalidOffset_X)
        #expect(error((3, 3), 8, (0, 99)) == kvImageInvalidOffset_Y)
        #expect(error((3, 3), 8 | kvImageGetTempBufferSize) == 0)
        var (none, other) = (vImage_Buffer(), vImage_Buffer())
        #expect(vImageScale_ARGB8888(&none, &other, nil, 0) == kvImageNullPointerArgument)
    }

    @Test("a matrix makes parts of sums of products, over a divisor, within a byte")
    func matrix() {
        let matrix: [Int16] = [2, 0, 0, 1, -1, 3, 0, 1, 0, 0, 1, 1, 0, 7, 0, 1]
        let (before, after): ([Int16], [Int32]) = ([1, -2, 3, 0], [10, 20, -30, 2])
        let result = run(picture) { vImageMatrixMultiply_ARGB8888(&$0, &$1, matrix, 4, before, after, 0) }
        #expect(result.error == kvImageNoError)
        for pixel in 0..<width * height {
            for part in 0..<4 {
                var sum = Int(after[part])
                for other in 0..<4 {
                    sum += (Int(picture[pixel * 4 + other]) + Int(before[other])) * Int(matrix[other * 4 + part])
                }
                #expect(result.bytes[pixel * 4 + part] == UInt8(min(max(sum / 4, 0), 255)))
            }
        }
        let small = run(picture, size: (2, 2)) { vImageMatrixMultiply_ARGB8888(&$0, &$1, matrix, 4, nil, nil, 0) }
        #expect(small.error == kvImageBufferSizeMismatch)
        #expect(
            run(picture) { vImageMatrixMultiply_ARGB8888(&$0, &$1, matrix, 0, nil, nil, 0) }.error
                == kvImageInvalidParameter)
    }

    @Test("an even image is even in another size, and the same size is the same image")
    func scale() {
        let even = [UInt8](repeating: 77, count: width * height * 4)
        for size in [(3, 2), (20, 15)] {
            let result = run(even, size: size) { vImageScale_ARGB8888(&$0, &$1, nil, 32) }
            #expect(result.bytes.allSatisfy { $0 == 77 })
        }
        #expect(run(picture) { vImageScale_ARGB8888(&$0, &$1, nil, 0) }.bytes == picture)
    }
}
