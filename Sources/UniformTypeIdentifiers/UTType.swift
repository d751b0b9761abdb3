import Foundation

/// A type of files or other data. It never changes. Any thread.
///
/// Known are the types that programs name; whatever else a file's ending or a name of the Internet's says is a type
/// made for it (`isDynamic`).
public struct UTType: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The identifier, as `public.png`.
    public let identifier: String
    /// The parents that a program gave a type of its own.
    private let ownParents: [String]
    /// The ending and the name of the Internet's that a type was made for.
    private let ownTags: [String: String]

    private init(_ identifier: String, parents: [String], tags: [String: String] = [:]) {
        (self.identifier, ownParents, ownTags) = (identifier.lowercased(), parents, tags)
    }

    /// A known type; nothing is asked.
    init(known identifier: String) { self.init(identifier, parents: []) }

    /// The type that is known by `identifier`, capitals or not; nil for none.
    public init?(_ identifier: String) {
        guard TypeTable.types[identifier.lowercased()] != nil else { return nil }
        self.init(known: identifier)
    }

    /// The type of files whose names end in `filenameExtension`, one of `supertype`: a known one, or else one made for
    /// this ending. Nil for an empty ending.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type that is `mimeType` on the Internet, one of `supertype`: a known one, or else one made for this name.
    /// Nil for an empty name.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type with a tag, one of `supertype` unless that is nil: a known one, or else one made for this tag. Nil for
    /// an empty tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        if let known = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
            self = known
            return
        }
        let name = "dyn.\(tagClass.rawValue).\(tag)"
        self.init(name, parents: [(supertype ?? .data).identifier], tags: [tagClass.rawValue: tag.lowercased()])
    }

    /// A type that the program declares as its own, one of `parentType`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier, parents: [(parentType ?? .data).identifier])
    }

    /// A type that another program has declared, one of `parentType`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The known types with a tag, those of `supertype` alone unless that is nil.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        TypeTable.identifiers(of: tag, tagClass).map { UTType(known: $0) }
            .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }

    // MARK: Reading

    /// The preferred ending of files' names; nil for none.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The preferred name on the Internet; nil for none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// All tags, by their kinds, the preferred ones first.
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        for tagClass in [UTTagClass.filenameExtension, .mimeType] {
            let known = TypeTable.types[identifier]?.tags(tagClass) ?? []
            let all = known + (ownTags[tagClass.rawValue].map { [$0] } ?? [])
            if !all.isEmpty { tags[tagClass] = all }
        }
        return tags
    }

    /// Whether the type was made for a tag that no known type has.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Whether the type is known, or the program's own.
    public var isDeclared: Bool { !isDynamic }

    /// Whether it is a type that everybody may use as it is: its identifier begins with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All types that this one is one of, itself apart.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = parents
        while let next = waiting.popLast() {
            if found.insert(next).inserted { waiting += next.parents }
        }
        return found
    }

    private var parents: [UTType] {
        ((TypeTable.types[identifier]?.parents ?? []) + ownParents).map { UTType(known: $0) }
    }

    /// Whether this is `type` or one of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Whether this is one of `type`, and not that itself.
    public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

    /// Whether `type` is one of this, and not this itself.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// The identifier.
    public var description: String { identifier }

    // MARK: Comparing and coding

    /// Whether both have one identifier.
    public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
