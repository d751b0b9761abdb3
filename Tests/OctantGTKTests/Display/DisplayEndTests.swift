#if GTK
    import OctantBase
    import OctantDisplay
    import Testing

    @testable import OctantGTK

    @Suite("The end of a display")
    struct DisplayEndTests {
        @Test(
            "surfaces that wait for the display's thread are told once, opened ones not, later ones at once"
        )
        func order() {
            let end = DisplayEnd()
            let told = Locked<[String]>([])
            final class Surface: Sendable {}
            let surfaces = [Surface(), Surface(), Surface()]
            func isAwaited(_ number: Int) -> Bool {
                end.willOpen(ObjectIdentifier(surfaces[number])) { event in
                    told.withLock { $0.append("\(number) \(event)") }
                }
            }
            #expect(isAwaited(0) && isAwaited(1))
            end.didOpen(ObjectIdentifier(surfaces[0]))
            end.come("gone")
            end.come("gone")
            #expect(told.withLock { $0 } == ["1 displayLost(\"gone\")"])
            #expect(!isAwaited(2))
            #expect(told.withLock { $0 }.last == "2 displayLost(\"gone\")")
        }
    }
#endif
