/// A macro that cannot be expanded where it stands, and why.
struct MacroError: Error {
    let message: String

    init(_ message: String) { self.message = message }
}

/// The part that an expansion plays.
enum MacroRole: String {
    case accessor, peer, member, `extension`
}

/// An attached macro at one declaration, for one part that it plays there.
struct MacroUse {
    private let type: String
    private let role: MacroRole?
    /// The source of the declaration.
    private let declaration: String
    /// The sources of what is around it, without their contents, from the inside out.
    private let around: [String]
    /// The name of the type that an extension is made of.
    private let extended: String?
    /// Whether there is a conformance left to add.
    private let lacksConformance: Bool
    private let file: String
    private let offset: Int

    /// Reads the compiler's request; nil where it is none for an attached macro.
    init?(_ request: [String: Any]) {
        func source(_ value: Any?) -> String? { (value as? [String: Any])?["source"] as? String }
        guard let macro = request["macro"] as? [String: Any], let type = macro["typeName"] as? String,
            let declaration = source(request["declSyntax"])
        else { return nil }
        self.type = type
        self.declaration = declaration
        role = (request["macroRole"] as? String).flatMap(MacroRole.init)
        around = (request["lexicalContext"] as? [Any] ?? []).compactMap(source)
        extended = source(request["extendedTypeSyntax"])
        lacksConformance = source(request["conformanceListSyntax"]) != nil
        let place = (request["attributeSyntax"] as? [String: Any])?["location"] as? [String: Any]
        file = place?["fileName"] as? String ?? ""
        offset = place?["offset"] as? Int ?? 0
    }

    /// Returns the source that the macro stands for.
    func expanded() throws(MacroError) -> String {
        switch (type, role) {
        case ("EntryMacro", .accessor): try EntryMacro(declaration, around).accessors
        case ("EntryMacro", .peer): try EntryMacro(declaration, around).key
        case ("AnimatableMacro", .member): try AnimatableMacro(declaration).data
        case ("AnimatableMacro", .extension):
            lacksConformance ? "extension \(extended ?? ""): SwiftUI.Animatable {}" : ""
        default: ""
        }
    }

    /// The compiler's form of an error at the macro's name.
    func diagnostic(_ message: String) -> [String: Any] {
        let none: [Any] = []
        return [
            "message": message, "severity": "error", "position": ["fileName": file, "offset": offset],
            "highlights": none, "notes": none, "fixIts": none,
        ]
    }
}
