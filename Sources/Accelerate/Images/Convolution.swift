/// Sets each pixel of `dest` to the average of the `kernel_width` by `kernel_height` pixels of `src` about it, rounded
/// to the nearest. Both are odd. `dest` is the part of `src` from (`srcOffsetToROI_X`, `srcOffsetToROI_Y`) on. Exactly
/// one flag says what lies beyond the edges. No memory is needed besides.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    let kernel = Kernel(width: kernel_width, height: kernel_height, isTent: false)
    return kernel.apply(src.pointee, dest.pointee, (srcOffsetToROI_X, srcOffsetToROI_Y), backgroundColor, flags)
}

/// As `vImageBoxConvolve_ARGB8888`, but pixels count the less the farther they are: by 1 at the ends of the kernel, by
/// 2 next to them and so on.
@discardableResult
public func vImageTentConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    let kernel = Kernel(width: kernel_width, height: kernel_height, isTent: true)
    return kernel.apply(src.pointee, dest.pointee, (srcOffsetToROI_X, srcOffsetToROI_Y), backgroundColor, flags)
}

/// Weights about a pixel: all the same, or falling evenly.
private struct Kernel {
    let width: UInt32
    let height: UInt32
    let isTent: Bool

    func apply(
        _ source: vImage_Buffer, _ target: vImage_Buffer, _ offset: (x: vImagePixelCount, y: vImagePixelCount),
        _ background: UnsafePointer<UInt8>?, _ flags: vImage_Flags
    ) -> vImage_Error {
        func has(_ flag: Int) -> Bool { flags & vImage_Flags(flag) != 0 }
        guard width % 2 == 1, height % 2 == 1, max(width, height) < UInt32(Int32.max) else {
            return kvImageInvalidKernelSize
        }
        let styles = [kvImageCopyInPlace, kvImageBackgroundColorFill, kvImageEdgeExtend, kvImageTruncateKernel]
        guard styles.filter(has).count == 1 else { return kvImageInvalidEdgeStyle }
        if has(kvImageGetTempBufferSize) { return 0 }
        guard source.isUsable, target.isUsable else { return kvImageNullPointerArgument }
        guard offset.x <= source.width else { return kvImageInvalidOffset_X }
        guard offset.y <= source.height else { return kvImageInvalidOffset_Y }
        guard target.width <= source.width - offset.x, target.height <= source.height - offset.y else {
            return kvImageRoiLargerThanInputBuffer
        }
        guard target.width > 0, target.height > 0 else { return kvImageNoError }
        var color: Sums?
        if has(kvImageBackgroundColorFill) {
            guard let background else { return kvImageNullPointerArgument }
            color = Sums(Int(background[0]), Int(background[1]), Int(background[2]), Int(background[3]))
        }
        let edge: Edge = color.map { .color($0) } ?? (has(kvImageEdgeExtend) ? .extend : .nothing)
        convolve(
            source, target, (Int(offset.x), Int(offset.y)), edge, copiesEdge: has(kvImageCopyInPlace),
            keepsFirst: has(kvImageLeaveAlphaUnchanged))
        return kvImageNoError
    }

    private func convolve(
        _ source: vImage_Buffer, _ target: vImage_Buffer, _ offset: (x: Int, y: Int), _ edge: Edge,
        copiesEdge: Bool, keepsFirst: Bool
    ) {
        let (across, down) = (Int(width) / 2, Int(height) / 2)
        let (columns, rows) = (Int(target.width), Int(target.height))
        let (sourceColumns, sourceRows) = (Int(source.width), Int(source.height))
        // Sums along the rows that are looked at, then along the columns of those.
        let first = max(offset.y - down, 0)
        let last = min(offset.y + rows - 1 + down, sourceRows - 1)
        let rowSums = (first...last).map { y in
            sums(columns, across) { edge.pixel($0 + offset.x - across, sourceColumns) { source.pixel($0, y) } }
        }
        // A whole row beyond the edge.
        let beyond: Sums = if case .color(let color) = edge { color &* weight(across) } else { .zero }
        let shares = (
            x: weights(columns, across, offset.x, sourceColumns, edge),
            y: weights(rows, down, offset.y, sourceRows, edge)
        )
        // All is read before anything is written: the two may be one.
        let columnSums = (0..<columns).map { x in
            sums(rows, down) { index in
                let y = index + offset.y - down
                if 0..<sourceRows ~= y { return rowSums[y - first][x] }
                guard case .extend = edge else { return beyond }
                return rowSums[min(max(y, 0), sourceRows - 1) - first][x]
            }
        }
        for y in 0..<rows {
            let isRowInside = y + offset.y >= down && y + offset.y + down < sourceRows
            for x in 0..<columns {
                let here = source.pixel(x + offset.x, y + offset.y)
                let isInside = isRowInside && x + offset.x >= across && x + offset.x + across < sourceColumns
                let share = shares.x[x] * shares.y[y]
                let average = (columnSums[x][y] &+ share / 2) / share
                target.set(copiesEdge && !isInside ? here : average, x, y, keepsFirst: keepsFirst ? here[0] : nil)
            }
        }
    }

    /// The sum of the weights of a line, from the middle on as far as `reach`.
    private func weight(_ reach: Int) -> Int { isTent ? (reach + 1) * (reach + 1) : 2 * reach + 1 }

    /// The weights that count about each of `count` pixels.
    private func weights(_ count: Int, _ reach: Int, _ offset: Int, _ limit: Int, _ edge: Edge) -> [Int] {
        guard case .nothing = edge else { return .init(repeating: weight(reach), count: count) }
        return sums(count, reach) { 0..<limit ~= $0 + offset - reach ? Sums(repeating: 1) : .zero }.map(\.x)
    }

    /// The weighted sums about each of `count` pixels, of which `pixel` returns those from `reach` before the first to
    /// `reach` after the last.
    private func sums(_ count: Int, _ reach: Int, _ pixel: (Int) -> Sums) -> [Sums] {
        let line = (0..<count + 2 * reach).map(pixel)
        // A tent is a box of a box.
        return isTent ? box(box(line, reach + 1), reach + 1) : box(line, 2 * reach + 1)
    }

    /// The sums of each `length` neighbours.
    private func box(_ line: [Sums], _ length: Int) -> [Sums] {
        var sum = line.prefix(length).reduce(.zero, &+)
        var result = [sum]
        result.reserveCapacity(line.count - length + 1)
        for index in length..<max(line.count, length) {
            sum = sum &+ line[index] &- line[index - length]
            result.append(sum)
        }
        return result
    }
}

/// What lies beyond an edge.
private enum Edge {
    /// The edge.
    case extend
    /// One colour.
    case color(Sums)
    /// Nothing that counts.
    case nothing

    /// The pixel at `index` of a line of `count`.
    func pixel(_ index: Int, _ count: Int, _ read: (Int) -> Sums) -> Sums {
        if 0..<count ~= index { return read(index) }
        return switch self {
        case .extend: read(min(max(index, 0), count - 1))
        case .color(let color): color
        case .nothing: .zero
        }
    }
}
