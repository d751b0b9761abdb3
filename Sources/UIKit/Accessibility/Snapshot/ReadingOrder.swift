import CoreGraphics

/// Puts blocks into the order that people read in: row by row from the top, each row from its leading end.
enum ReadingOrder {
    /// `blocks`, given from back to front, in reading order.
    @MainActor
    static func sorted<Block: FramedBlock>(_ blocks: [Block], isRightToLeft: Bool) -> [Block] {
        guard blocks.count > 1 else { return blocks }
        let fromTop = blocks.indices.sorted {
            (blocks[$0].frame.minY, $0) < (blocks[$1].frame.minY, $1)
        }
        var rows: [[Int]] = []
        for index in fromTop {
            if let row = rows.lastIndex(where: { share(blocks[$0[0]].frame, blocks[index].frame) }) {
                rows[row].append(index)
            } else {
                rows.append([index])
            }
        }
        func leading(_ index: Int) -> CGFloat {
            isRightToLeft ? -blocks[index].frame.maxX : blocks[index].frame.minX
        }
        return rows.flatMap { row in
            row.sorted { (leading($0), blocks[$0].frame.minY, $0) < (leading($1), blocks[$1].frame.minY, $1) }
        }.map { blocks[$0] }
    }

    /// Whether both stand in one row: the middle of each is beside the other.
    private static func share(_ a: CGRect, _ b: CGRect) -> Bool {
        (a.minY..<a.maxY).contains(b.midY) && (b.minY..<b.maxY).contains(a.midY)
    }
}
