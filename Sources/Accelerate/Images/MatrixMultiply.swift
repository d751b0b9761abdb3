/// Makes each part of a pixel of `dest` of the parts of `src`: those and `pre_bias` times a column of `matrix`, four
/// rows of four, added up with `post_bias`, over `divisor`, without the rest, within 0...255. Both images are of one
/// size, and may be one.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
    _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    guard source.isUsable, target.isUsable else { return kvImageNullPointerArgument }
    guard source.width == target.width, source.height == target.height else { return kvImageBufferSizeMismatch }
    guard divisor != 0 else { return kvImageInvalidParameter }
    func four(_ value: (Int) -> Int) -> Sums { Sums(value(0), value(1), value(2), value(3)) }
    let rows = (0..<4).map { row in four { Int(matrix[row * 4 + $0]) } }
    let before = pre_bias.map { bias in four { Int(bias[$0]) } } ?? .zero
    let after = post_bias.map { bias in four { Int(bias[$0]) } } ?? .zero
    let keeps = flags & vImage_Flags(kvImageLeaveAlphaUnchanged) != 0
    for y in 0..<Int(source.height) {
        for x in 0..<Int(source.width) {
            let pixel = source.pixel(x, y)
            let parts = pixel &+ before
            var sum = after
            for part in 0..<4 { sum = sum &+ rows[part] &* parts[part] }
            target.set(sum / Int(divisor), x, y, keepsFirst: keeps ? pixel[0] : nil)
        }
    }
    return kvImageNoError
}
