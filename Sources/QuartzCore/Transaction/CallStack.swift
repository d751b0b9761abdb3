internal import CIsolation
import Foundation

@_silgen_name("swift_demangle")
private func demangle(
    _ name: UnsafePointer<CChar>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// The calls that led to where the program is. For its last words only: it takes its time.
enum CallStack {
    /// How many calls are looked at, at most.
    private static let depth = 64
    /// The library that checks where code of actors runs.
    private static let runtime = "libswift_Concurrency.so"

    /// What called the runtime last, as it is declared; of calls within Octant that of the program. Nil if that cannot be
    /// told.
    static var callerOfRuntime: String? {
        let frames = [UnsafeMutableRawPointer?](unsafeUninitializedCapacity: depth) { buffer, count in
            count = buffer.baseAddress.map { Int(isolation_backtrace($0, Int32(depth))) } ?? 0
        }
        let images = frames.map { frame -> IsolationSymbol? in
            var image = IsolationSymbol()
            return isolation_symbol(frame, &image) != 0 ? image : nil
        }
        func isRuntime(_ image: IsolationSymbol?) -> Bool {
            image?.file.map { String(cString: $0).hasSuffix(runtime) } ?? false
        }
        guard let last = images.lastIndex(where: isRuntime) else { return nil }
        var found: String?
        for (frame, image) in zip(frames, images).dropFirst(last + 1) {
            guard let frame, let image, let name = name(at: frame, in: image) else { break }
            let isOurs = rooms.contains { name.hasPrefix($0) }
            if found == nil || isOurs { found = name }
            // The standard library may lie between, made for our types.
            if !isOurs, !name.hasPrefix("$sS"), !name.hasPrefix("$ss") { break }
        }
        return found.map(demangled)
    }

    /// How the names begin that Octant's rooms above this one declare.
    private static let rooms = ["$s5UIKit", "$s10QuartzCore", "$s7SwiftUI", "$s6Octant"]

    /// The name of the function at `frame`, as the linker knows it.
    private static func name(at frame: UnsafeMutableRawPointer, in image: IsolationSymbol) -> String? {
        if let name = image.name { return String(cString: name) }
        // A program's own names are not those that it exports.
        guard let file = image.file, let base = image.base,
            let symbols = SymbolTable(String(cString: file)) ?? SymbolTable("/proc/self/exe")
        else { return nil }
        return symbols.name(at: UInt64(frame - base))
    }

    private static func demangled(_ name: String) -> String {
        guard let readable = demangle(name, UInt(name.utf8.count), nil, nil, 0) else { return name }
        defer { free(readable) }
        return String(cString: readable)
    }
}

/// The names in a program's or library's file (ELF, 64 bits), unless they were stripped from it.
struct SymbolTable {
    private let data: Data
    private let symbols: Range<Int>
    private let names: Range<Int>

    /// The sizes of ELF's headers and entries, the place of what is looked up in them, and the kind of a symbol table.
    private static let (sectionSize, symbolSize, tableKind) = (64, 24, UInt32(2))

    /// The names in the file at `path`; nil without any.
    init?(_ path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
            data.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2])
        else { return nil }
        self.data = data
        func range(ofSection index: Int, from table: Int) -> Range<Int>? {
            let header = table + index * Self.sectionSize
            guard let start: UInt64 = Self.read(data, header + 24), let size: UInt64 = Self.read(data, header + 32),
                let end = Int(exactly: start &+ size), let begin = Int(exactly: start), begin <= end, end <= data.count
            else { return nil }
            return begin..<end
        }
        guard let place: UInt64 = Self.read(data, 40), let count: UInt16 = Self.read(data, 60),
            let table = Int(exactly: place)
        else { return nil }
        for index in 0..<Int(count) {
            let header = table + index * Self.sectionSize
            guard let kind: UInt32 = Self.read(data, header + 4), kind == Self.tableKind,
                let link: UInt32 = Self.read(data, header + 40),
                let symbols = range(ofSection: index, from: table), let names = range(ofSection: Int(link), from: table)
            else { continue }
            (self.symbols, self.names) = (symbols, names)
            return
        }
        return nil
    }

    /// The name of the function around `address`, in bytes from where the file begins in memory.
    func name(at address: UInt64) -> String? {
        for entry in stride(from: symbols.lowerBound, to: symbols.upperBound - Self.symbolSize + 1, by: Self.symbolSize)
        {
            guard let start: UInt64 = Self.read(data, entry + 8), let size: UInt64 = Self.read(data, entry + 16),
                let name: UInt32 = Self.read(data, entry), start <= address, address < start &+ size
            else { continue }
            let place = names.lowerBound + Int(name)
            guard names.contains(place) else { return nil }
            return String(decoding: data[place..<names.upperBound].prefix { $0 != 0 }, as: UTF8.self)
        }
        return nil
    }

    private static func read<Number: FixedWidthInteger>(_ data: Data, _ place: Int) -> Number? {
        guard place >= 0, place + MemoryLayout<Number>.size <= data.count else { return nil }
        return data.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: Number.self)) }
    }
}
