/// A value of JSON, whose members keep their order.
enum JSONText {
    case number(Double)
    case text(String)
    case flag(Bool)
    case list([JSONText])
    case object([(String, JSONText)])

    /// Decimals of all numbers.
    private static let decimals = 3

    static func numbers(_ values: [Double]) -> JSONText { .list(values.map(JSONText.number)) }

    /// Appends the text, without spaces.
    func write(to result: inout String) {
        switch self {
        case .number(let value): result += value.jsonText(Self.decimals)
        case .text(let text): result += "\"\(text)\""
        case .flag(let value): result += value ? "true" : "false"
        case .list(let values):
            result += "["
            for (index, value) in values.enumerated() {
                if index > 0 { result += "," }
                value.write(to: &result)
            }
            result += "]"
        case .object(let members):
            result += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { result += "," }
                result += "\"\(member.0)\":"
                member.1.write(to: &result)
            }
            result += "}"
        }
    }
}
