import Combine
import Testing

@Suite("Chains of operators")
struct RelayTests {
    /// A generator whose numbers depend on its seed alone.
    struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) ^ state
        }
    }

    /// A random chain, and what it makes of an array.
    private func chain(_ dice: inout Dice) -> (AnyPublisher<Int, Never>, [Int]) {
        let start = (0..<Int.random(in: 0...20, using: &dice)).map { _ in Int.random(in: 0...9, using: &dice) }
        var publisher = start.publisher.eraseToAnyPublisher()
        var values = start
        for _ in 0..<Int.random(in: 0...6, using: &dice) {
            let number = Int.random(in: 1...5, using: &dice)
            switch Int.random(in: 0...8, using: &dice) {
            case 0:
                publisher = publisher.map { $0 + number }.eraseToAnyPublisher()
                values = values.map { $0 + number }
            case 1:
                publisher = publisher.filter { $0 % number == 0 }.eraseToAnyPublisher()
                values = values.filter { $0 % number == 0 }
            case 2:
                publisher = publisher.dropFirst(number).eraseToAnyPublisher()
                values = Array(values.dropFirst(number))
            case 3:
                publisher = publisher.prefix { $0 < number + 3 }.eraseToAnyPublisher()
                values = Array(values.prefix { $0 < number + 3 })
            case 4:
                publisher = publisher.scan(number, +).eraseToAnyPublisher()
                values = values.reduce(into: [number]) { $0.append($0[$0.count - 1] + $1) }.dropFirst().map { $0 }
            case 5:
                publisher = publisher.drop { $0 < number }.eraseToAnyPublisher()
                values = Array(values.drop { $0 < number })
            case 6:
                publisher = publisher.removeDuplicates().eraseToAnyPublisher()
                values = values.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
            case 7:
                publisher = publisher.replaceEmpty(with: number).eraseToAnyPublisher()
                values = values.isEmpty ? [number] : values
            default:
                publisher = publisher.reduce(number, +).eraseToAnyPublisher()
                values = [values.reduce(number, +)]
            }
        }
        return (publisher, values)
    }

    @Test("random chains keep order and never send more than was asked for")
    func randomChainsKeepOrderAndNeverSendMoreThanWasAskedFor() {
        var dice = Dice(state: 17)
        for _ in 0..<2_000 {
            let (publisher, expected) = chain(&dice)
            let watcher = Watcher<Int, Never>()
            publisher.subscribe(watcher)
            var asked = 0
            while asked < expected.count {
                let more = Int.random(in: 1...3, using: &dice)
                asked += more
                watcher.request(more)
                #expect(watcher.values == Array(expected.prefix(asked)))
            }
            watcher.requestAll()
            #expect(watcher.values == expected)
            #expect(watcher.endings == 1)
        }
    }

    @Test("nothing comes after cancelling")
    func nothingComesAfterCancelling() {
        var dice = Dice(state: 18)
        for _ in 0..<500 {
            let (publisher, expected) = chain(&dice)
            guard expected.count > 1 else { continue }
            let watcher = Watcher<Int, Never>()
            publisher.subscribe(watcher)
            watcher.request(1)
            watcher.cancel()
            watcher.cancel()
            watcher.requestAll()
            #expect(watcher.values == [expected[0]])
            #expect(watcher.endings == 0)
        }
    }

    @Test("a closure that throws ends the values")
    func aClosureThatThrowsEndsTheValues() {
        let watcher = Watcher<Int, any Error>()
        (1...5).publisher.tryMap { value throws -> Int in
            if value == 3 { throw Trouble.some }
            return value
        }.subscribe(watcher)
        watcher.requestAll()
        #expect(watcher.values == [1, 2])
        #expect(watcher.error is Trouble)
        #expect(watcher.endings == 1)
    }

    @Test("an error is replaced when its place is asked for")
    func anErrorIsReplacedWhenItsPlaceIsAskedFor() {
        let watcher = Watcher<Int, Never>()
        Fail<Int, Trouble>(error: .some).replaceError(with: 7).subscribe(watcher)
        #expect(watcher.values.isEmpty && watcher.endings == 0)
        watcher.request(1)
        #expect(watcher.values == [7])
        #expect(watcher.endings == 1)
    }
}
