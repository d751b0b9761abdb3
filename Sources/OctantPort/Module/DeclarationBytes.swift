internal import SwiftSyntax

/// The bytes of a type or an extension that another file's rewriting can depend on: all but the bodies of functions and
/// accessors, first values, and comments between members.
enum DeclarationBytes {
    /// Returns the parts, which are told apart by where they stand.
    static func known(of found: DeclarationFinder.Found, in file: SourceFile) -> [[UInt8]] {
        let declaration = found.declaration
        var parts = ([declaration] + declaration.typesAround).map { group in
            Array(file.bytes[group.trimmedBytes.lowerBound..<group.memberBlock.trimmedBytes.lowerBound])
        }
        parts.append(Array(declaration.conditionsAround.joined(separator: "\n").utf8))
        for member in found.members {
            let gaps = member.unknownBytes
            var (part, start) = ([UInt8](), member.trimmedBytes.lowerBound)
            for gap in gaps {
                part += file.bytes[start..<gap.lowerBound]
                // What is left out is not the same as what is not there.
                part.append(0)
                start = gap.upperBound
            }
            parts.append(part + file.bytes[start..<max(start, member.trimmedBytes.upperBound)])
            let own = member.conditionsAround
            if !own.isEmpty { parts.append(Array(own.joined(separator: "\n").utf8)) }
        }
        return parts
    }
}

extension DeclSyntax {
    /// The parts that no other file depends on, in order.
    fileprivate var unknownBytes: [Range<Int>] {
        if let function = self.as(FunctionDeclSyntax.self) { return [function.body?.trimmedBytes].compactMap(\.self) }
        if let maker = self.as(InitializerDeclSyntax.self) { return [maker.body?.trimmedBytes].compactMap(\.self) }
        if let group = asProtocol((any DeclGroupSyntax).self) { return [group.memberBlock.trimmedBytes] }
        guard let variable = self.as(VariableDeclSyntax.self) else { return [] }
        return variable.bindings.flatMap { binding -> [Range<Int>] in
            let value = binding.initializer.map { [$0.value.trimmedBytes] } ?? []
            if case .getter(let items) = binding.accessorBlock?.accessors { return value + [items.trimmedBytes] }
            guard case .accessors(let list) = binding.accessorBlock?.accessors else { return value }
            return value + list.compactMap { $0.body?.trimmedBytes }
        }
    }
}
