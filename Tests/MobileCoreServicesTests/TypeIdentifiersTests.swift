import MobileCoreServices
import Testing

@Suite("Older names of types")
struct TypeIdentifiersTests {
    @Test("they are identifiers, as strings")
    func identifiers() {
        #expect(kUTTypeImage as String == "public.image")
        #expect([kUTTypeMovie as String, kUTTypeGIF as String] == ["public.movie", "com.compuserve.gif"])
        #expect(kUTTagClassFilenameExtension == "public.filename-extension")
    }

    @Test("they are one of one another as the types are")
    func conformance() {
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG) && !UTTypeConformsTo("none", kUTTypeImage))
        #expect(UTTypeEqual(kUTTypePNG, "Public.PNG"))
    }
}
