import OctantBase
import Testing

@Suite("Libraries that are opened late")
struct LateLibraryTests {
    @Test("a library that is not installed is told of, with its package")
    func missing() {
        let lines = Locked<[String]>([])
        Log.redirected(to: { line in lines.withLock { $0.append(line) } }) {
            #expect(LateLibrary("libnone-of-this.so.1", package: "libnone1", for: "Drawings") == nil)
        }
        let said = lines.withLock { $0 }
        #expect(said.count == 1 && said[0].contains("Drawings are not shown") && said[0].contains("libnone1"))
    }

    @Test("a function of a library is called")
    func call() throws {
        typealias Sum = @convention(c) (UInt, UnsafePointer<UInt8>, UInt32) -> UInt
        let library = try #require(LateLibrary("libz.so.1", package: "zlib1g", for: "Sums"))
        let sum = try #require(library.function("adler32", as: Sum.self))
        #expect(sum(1, [97], 1) == 0x0062_0062)
        #expect(Log.redirected(to: { _ in }) { library.function("no_such_function", as: Sum.self) } == nil)
    }
}
