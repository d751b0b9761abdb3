/// Up to 256 colours by number, in the order in which they came.
struct ColorTable: Sendable {
    // Slots of the table by hash: four times as many as colours, so that most are found at once.
    private static let slotCount = 1024

    /// The most colours that it holds.
    let capacity: Int
    /// The colours, as words of any kind.
    private(set) var colors: [UInt32] = []
    /// One more than a colour's number, 0 for none.
    private var slots = [UInt16](repeating: 0, count: slotCount)

    /// A table of no colour, with room for `capacity`, 256 at most.
    init(capacity: Int) { self.capacity = min(capacity, 256) }

    /// The number of `color`; nil where it is not there.
    func index(of color: UInt32) -> UInt8? {
        let slot = slots[self.slot(of: color)]
        return slot == 0 ? nil : UInt8(slot - 1)
    }

    /// The number of `color`, which is there from now on; nil where there is no room for it.
    mutating func add(_ color: UInt32) -> UInt8? {
        let slot = slot(of: color)
        if slots[slot] != 0 { return UInt8(slots[slot] - 1) }
        guard colors.count < capacity else { return nil }
        colors.append(color)
        slots[slot] = UInt16(colors.count)
        return UInt8(colors.count - 1)
    }

    /// The slot that holds `color`, or would.
    private func slot(of color: UInt32) -> Int {
        var slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 22)
        while slots[slot] != 0, colors[Int(slots[slot]) - 1] != color { slot = (slot + 1) & (Self.slotCount - 1) }
        return slot
    }
}
