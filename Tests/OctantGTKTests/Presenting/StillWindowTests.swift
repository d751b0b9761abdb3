#if GTK
    import Foundation
    import Testing

    /// AppProbe: programs each of whose layouts repeats what was set before, or has a bar.
    @Suite("Still windows of ordinary programs", .serialized)
    struct StillWindowTests {
        private static let cases = [
            "nothing", "text", "font", "attributedText", "numberOfLines", "title", "configuration", "progressViewStyle",
            "progressImage", "invalidate", "addSubview", "navigationBar", "filledBars", "hosting", "alternating",
        ]

        @Test("once they are shown they take next to no processor time, and lay out no more")
        func still() throws {
            let screen = try XScreen()
            // Of more programs at once the first second would be over before they are shown.
            for names in stride(from: 0, to: Self.cases.count, by: 5).map({ Self.cases[$0..<min($0 + 5, 15)] }) {
                let programs = try names.map { name in
                    (
                        name,
                        try LineProcess(
                            ownProgram("AppProbe"), ["still", name, "3"], environment: screen.environment,
                            readsBoth: true)
                    )
                }
                for (name, program) in programs {
                    var findings: [String] = []
                    let numbers = try program.first(within: 60) { line -> (still: Double, layouts: Int)? in
                        let text = line.split(separator: " ")
                        if text.first != "processor" { findings.append(line) }
                        guard text.count == 6, let still = Double(text[3]), let layouts = Int(text[5]) else {
                            return nil
                        }
                        return (still, layouts)
                    }
                    #expect(try program.finish(within: 10) == 0)
                    // Within two seconds; a layout without end took two.
                    #expect(numbers.still < 0.04, "\(name) takes \(numbers.still) s of processor time")
                    let isEndless = name == "alternating"
                    #expect(isEndless ? numbers.layouts % 50 == 0 : numbers.layouts <= 4, "\(name): \(numbers.layouts)")
                    // Said once, however often it happens.
                    #expect(findings.count == (isEndless ? 1 : 0), "\(name) said \(findings)")
                }
            }
        }
    }
#endif
