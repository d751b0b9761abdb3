#if os(Linux)
    import Foundation

    public struct XCTAttachment {
        public init(data: Data) {}
    }
#endif
