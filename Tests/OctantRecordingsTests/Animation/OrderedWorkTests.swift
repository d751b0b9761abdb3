import Testing

@testable import OctantRecordings

@Suite("Work in order")
struct OrderedWorkTests {
    @Test("results come in the order of the work, whatever takes longer, and few are waited for")
    func order() {
        let work = OrderedWork<Int>()
        var (results, most) = ([Int](), 0)
        for number in 0..<200 {
            results += work.add(size: 1 << 20) {
                // Of each ten the first takes longest.
                var sum = number
                for step in 0..<(10 - number % 10) * 20_000 { sum = (sum &* 31 &+ step) & 0xFFFF }
                return sum < 0 ? -1 : number
            }
            most = max(most, number + 1 - results.count)
        }
        results += work.finish()
        #expect(results == Array(0..<200))
        #expect(most < 200)
        #expect(work.finish().isEmpty)
    }

    @Test("small pieces are not waited for one by one, but all of them are when they keep a MiB")
    func small() {
        let work = OrderedWork<Int>()
        var (results, most) = ([Int](), 0)
        for number in 0..<4096 {
            results += work.add(size: 1 << 10) { number }
            most = max(most, number + 1 - results.count)
        }
        #expect(most == 1024)
        #expect(results + work.finish() == Array(0..<4096))
    }
}
