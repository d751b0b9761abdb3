// What a value costs on its way through a chain of ten operators of Combine. Benchmarks/run and Benchmarks/chains call
// it.
//
// Usage: ChainBench [MICROSECONDS]    (exit code 1 when a value costs more than that)

import Combine
import Foundation

private let values = 200_000
private let rounds = 7
private let goal = CommandLine.arguments.dropFirst().first.flatMap { Double($0) } ?? .infinity

/// Microseconds a value, the least of all rounds, and the sum that comes out, so that nothing is left out.
private func measure() -> (microseconds: Double, sum: Int) {
    let subject = PassthroughSubject<Int, Never>()
    var sum = 0
    // In parts: the compiler infers the types of one expression of ten closures too slowly.
    let first = subject.map { (value: Int) -> Int in value &+ 1 }.filter { $0 >= 0 }
    let second = first.map { (value: Int) -> Int in value &* 3 }.compactMap { (value: Int) -> Int? in
        value == 7 ? nil : value
    }
    let third = second.map { (value: Int) -> (Int, Int) in (value, value & 7) }.map(\.1).filter { $0 < 8 }
    let fourth = third.map { (value: Int) -> Int in value &+ 2 }.compactMap { (value: Int) -> Int? in value }
    let chain = fourth.map { (value: Int) -> Int in value &- 1 }.sink { sum &+= $0 }
    var best = Double.infinity
    for _ in 0..<rounds {
        let start = clock()
        for value in 0..<values { subject.send(value) }
        best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1_000_000 / Double(values))
    }
    chain.cancel()
    return (best, sum)
}

let (cost, sum) = measure()
print(String(format: "10 operators: %.2f µs a value (at most %.1f), sum %d", cost, goal, sum))
exit(cost <= goal ? 0 : 1)
