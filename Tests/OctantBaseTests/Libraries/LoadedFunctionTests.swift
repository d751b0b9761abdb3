import OctantBase
import Testing

@Suite("Functions of loaded libraries")
struct LoadedFunctionTests {
    @Test("a function that a loaded library has is called, and one that none has is none")
    func call() throws {
        typealias Length = @convention(c) (UnsafePointer<CChar>) -> Int
        let length = try #require(loadedFunction("strlen", as: Length.self))
        #expect(length("four") == 4)
        #expect(loadedFunction("no_such_function", as: Length.self) == nil)
    }
}
