import Foundation

/// A text whose words depend on numbers: a format with variables, each of which has a format for each form of words
/// that a language has.
package struct PluralText: Equatable, Sendable {
    /// A variable of the format.
    struct Variable: Equatable, Sendable {
        /// The formats by the names of their forms.
        var forms: [String: String]
        /// The index of the number that chooses, counted from 0; nil for that of the position in the format.
        var argument: Int?
        /// The index of the value that the first sign of a form without a position means; nil for `argument`.
        var first: Int?
        /// What stands for `%arg` in a form, without the per cent sign.
        var specifier = "lld"
    }

    /// The name of the variable of a text that is all one.
    private static let whole = "whole"
    // Variables in variables: deeper than anybody nests them, and an end to those that name themselves.
    private static let depthLimit = 4
    // No format needs more, and it is an end to variables that double at each depth.
    private static let lengthLimit = 1 << 14

    /// The format: `%#@name@` stands for a variable.
    let format: String
    /// The variables by their names.
    let variables: [String: Variable]
    /// The language whose rules count.
    let language: String

    /// A text of a format and its variables.
    init(format: String, variables: [String: Variable], language: String) {
        (self.format, self.variables, self.language) = (format, variables, language)
    }

    /// A text that is in one of these forms, by the first number in it.
    init(forms: [String: String], language: String) {
        var (index, number, next) = (Int?.none, 0, 0)
        FormatSign.scan(forms["other"] ?? forms.values.min() ?? "") { piece in
            guard case .sign(let sign) = piece else { return }
            number = sign.index ?? next
            if sign.index == nil { next += 1 }
            if index == nil, sign.isNumber { index = number }
        }
        let variable = Variable(forms: forms, argument: index ?? 0, first: 0)
        self.init(format: "%#@\(Self.whole)@", variables: [Self.whole: variable], language: language)
    }

    /// The format for numbers in general.
    var general: String {
        var text = format
        for _ in 0..<Self.depthLimit {
            var next = ""
            FormatSign.scan(text.replacing("%%", with: "%%%%")) { piece in
                switch piece {
                case .characters(let characters): next += characters
                case .sign(let sign):
                    let position = sign.index.map { "\($0 + 1)$" } ?? ""
                    guard let name = sign.variable else {
                        next += "%" + position + sign.specifier.dropFirst()
                        return
                    }
                    let variable = variables[name]
                    let form = variable.flatMap { $0.forms["other"] ?? $0.forms.values.min() } ?? ""
                    next += form.replacing("%arg", with: "%" + (variable?.specifier ?? ""))
                }
            }
            guard next != text, next.utf8.count <= Self.lengthLimit else { return next }
            text = next
        }
        return text
    }

    /// The pattern for these values: numbers, and nil for what is none.
    package func pattern(for numbers: [Double?]) -> FormatPattern {
        var result = FormatPattern()
        var length = 0
        expand(format, first: 0, of: nil, numbers, depth: 0, &length, into: &result)
        return result
    }

    private func expand(
        _ text: String, first: Int, of variable: (index: Int, specifier: String)?, _ numbers: [Double?], depth: Int,
        _ length: inout Int, into result: inout FormatPattern
    ) {
        var text = text
        if let variable {
            text = text.replacing("%arg", with: "%\(variable.index + 1)$\(variable.specifier)")
        }
        var next = first
        FormatSign.scan(text) { piece in
            switch piece {
            case .characters(let characters):
                length += characters.utf8.count
                if length <= Self.lengthLimit { result.append(characters) }
            case .sign(let sign):
                // Of a variable within a form, the number is another than that which chose the form.
                let isInner = sign.variable != nil && variable.map { $0.index == next } ?? false
                let own = sign.index ?? (isInner ? next + 1 : next)
                if sign.index == nil { next = own + 1 }
                length += 1
                guard length <= Self.lengthLimit else { return }
                guard let name = sign.variable else {
                    result.append(value: own, specifier: sign.specifier)
                    return
                }
                guard depth < Self.depthLimit, let inner = variables[name] else { return }
                let index = inner.argument ?? own
                let number = numbers.indices.contains(index) ? numbers[index] : nil
                expand(
                    form(of: inner, for: number), first: inner.first ?? index, of: (index, inner.specifier), numbers,
                    depth: depth + 1, &length, into: &result)
            }
        }
    }

    /// The form for `number`: one for zero counts in languages that have none, too.
    private func form(of variable: Variable, for number: Double?) -> String {
        let forms = variable.forms
        if number == 0, let zero = forms["zero"] { return zero }
        let form = number.flatMap { forms[PluralRules.form(of: $0, in: language)] }
        return form ?? forms["other"] ?? forms.values.min() ?? ""
    }
}
