import CMalloc
import Foundation

/// How much memory the process has, in bytes.
struct MemoryUse {
    /// The bytes of the heap's blocks in use, those mapped by themselves included. This is what a leak adds to.
    let inUse: Int
    /// What is resident once the heap gave back what it could: the above, how scattered it lies, code and stacks.
    let resident: Int

    /// Whether this is the heap that the process uses: with a sanitizer it is not, and has nothing in use.
    var isKnown: Bool { inUse > 0 }

    static var now: MemoryUse {
        malloc_trim(0)
        let heap = mallinfo2()
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        let pages = text.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0
        return MemoryUse(inUse: heap.uordblks + heap.hblkhd, resident: pages * sysconf(Int32(_SC_PAGESIZE)))
    }
}

/// Memory measured again and again. After the warm-up it must be flat.
struct MemoryLog {
    /// How much it may grow after the warm-up, in bytes: 1 MiB.
    static let limit = 1 << 20

    /// How much it may grow, in bytes.
    let limit: Int

    private var warm: MemoryUse?
    private var last: MemoryUse?
    private var greatest = (inUse: 0, resident: 0)

    init(limit: Int = limit) { self.limit = limit }

    /// Prints the memory in use now. After the warm-up it is compared with what it was then.
    mutating func note(_ position: String, isWarm: Bool) {
        let now = MemoryUse.now
        if isWarm {
            let first = warm ?? now
            warm = first
            greatest.inUse = max(greatest.inUse, now.inUse - first.inUse)
            greatest.resident = max(greatest.resident, now.resident - first.resident)
        }
        last = now
        say(
            "\(position): \(kibibytes(now.inUse)) in use, \(kibibytes(now.resident)) resident"
                + (isWarm ? "" : " (warming up)"))
    }

    /// Prints the verdict and returns whether memory was flat.
    ///
    /// Both numbers count at the end. On the way the heap's own may not exceed the limit either; what is resident may,
    /// since the pages in which a frame was drawn go back late.
    func verdict(_ name: String) -> Bool {
        guard let warm, let last else {
            say("\(name): too short to say anything")
            return false
        }
        guard last.isKnown else {
            say("\(name): a sanitizer's memory: not looked at")
            return true
        }
        let growth = (inUse: last.inUse - warm.inUse, resident: last.resident - warm.resident)
        let isFlat =
            growth.inUse <= limit && growth.resident <= limit && greatest.inUse <= limit
        say(
            "\(name): after the warm-up \(kibibytes(growth.inUse)) more in use (at most "
                + "\(kibibytes(greatest.inUse))), \(kibibytes(growth.resident)) more resident (at most "
                + "\(kibibytes(greatest.resident))): \(isFlat ? "flat" : "NOT FLAT")")
        return isFlat
    }

    private func kibibytes(_ bytes: Int) -> String { "\(bytes / 1024) KiB" }
}

/// Prints a line now.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
