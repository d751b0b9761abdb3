import Accelerate
import Foundation
import Testing

@Suite("vForce")
struct vForceTests {
    private let some: [Float] = [0.25, 1, 4]

    @Test("functions are applied to each element")
    func elements() {
        #expect(vForce.sin(some) == some.map { sin($0) } && vForce.cos(some) == some.map { cos($0) })
        #expect(vForce.tan(some) == some.map { tan($0) } && vForce.tanh(some) == some.map { tanh($0) })
        #expect(vForce.exp(some) == some.map { exp($0) } && vForce.log(some) == some.map { log($0) })
        #expect(vForce.log10([1, 100] as [Double]) == [0, 2])
        #expect(vForce.sqrt(some) == [0.5, 1, 2])
        #expect(vForce.pow(bases: [2, 3] as [Double], exponents: [3, 2, 1] as [Double]) == [8, 9])
    }
}
