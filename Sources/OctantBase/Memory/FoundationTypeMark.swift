/// The first stored property of a class of NSObject whose objects are compared by Foundation: as attributes of strings.
///
/// Foundation's C half reads the number of one of its own types from the bytes behind an object's header. Where bits 8
/// to 17 of them are 0, which a class of ours may well store there, it ends the program; any other number that is not
/// of a class of its own leads it to the object's `isEqual` and `hash`.
package struct FoundationTypeMark: Sendable {
    /// The number 1, "any type", where Foundation looks for it.
    private let bits: UInt64 = 1 << 8

    /// The mark, the same for all.
    package init() {}
}
