#if GTK
    import OctantDisplay
    import TestSupport
    import Testing

    @testable import OctantGTK

    /// GDK's numbers of keys and what becomes of them.
    @Suite("Keys as GDK names them")
    struct KeyInputTests {
        private func event(_ value: UInt32, held: UInt32 = 0) -> KeyEvent {
            KeyInput.event(value, held: held, isDown: true, at: 1)
        }

        @Test(
            "letters, digits and the keys that lead through a window have their numbers of the USB tables",
            arguments: [
                (0x61, 0x04, "a"), (0x41, 0x04, "A"), (0x7A, 0x1D, "z"), (0x31, 0x1E, "1"), (0x30, 0x27, "0"),
                (0x20, 0x2C, " "), (0xFF0D, 0x28, ""), (0xFF1B, 0x29, ""), (0xFF09, 0x2B, ""), (0xFE20, 0x2B, ""),
                (0xFF51, 0x50, ""), (0xFFE1, 0xE1, ""), (0xFF67, 0x65, ""), (0xFFC7, 0x43, ""), (0xE9, 0, "é"),
                (0x0100_0430, 0, "а"), (0x0101_F642, 0, "🙂"),
            ] as [(UInt32, Int, String)])
        func known(value: UInt32, usage: Int, characters: String) {
            #expect(event(value) == KeyEvent(isDown: true, usage: usage, characters: characters, time: 1))
        }

        @Test("what is held down beside a key is told, and bits that mean nothing here are not")
        func held() {
            #expect(event(0x61, held: 0).modifiers == [])
            #expect(event(0x61, held: 1).modifiers == .shift)
            #expect(event(0x61, held: 2).modifiers == .capsLock)
            #expect(event(0x61, held: 4).modifiers == .control)
            #expect(event(0x61, held: 8).modifiers == .alternate)
            #expect(event(0x61, held: .max).modifiers == [.shift, .capsLock, .control, .alternate, .command])
        }

        @Test(
            "any number that GDK could name a key by is a key of the table or none, and types one character or nothing")
        func nonsense() {
            var numbers = SeededGenerator(seed: 5)
            let random = (0..<200_000).map { _ in UInt32(truncatingIfNeeded: numbers.next()) }
            let edges: [UInt32] = [
                0, .max, 0x00FF_FFFF, 0x0100_0000, 0x0110_FFFF, 0x0111_0000, 0x0100_D800, 0x01FF_FFFF,
            ]
            for value in Array(0...0x1_0000) + edges + random {
                let event = event(value, held: UInt32(truncatingIfNeeded: numbers.next()))
                let scalars = event.characters.unicodeScalars
                let isPlain =
                    0...0xE7 ~= event.usage && scalars.count <= 1
                    && scalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
                #expect(isPlain, "\(value)")
            }
        }
    }
#endif
