/// Coefficients closer to zero than this are zero: rounding left them. Layout's coefficients are about 1.
let negligibleCoefficient = 1e-11

/// A product of a row: variable and coefficient.
struct RowTerm {
    var id: Int32
    var value: Double
}

/// One equation of the tableau: `basic` = `constant` + the sum of `terms`, which are sorted by variable.
struct SparseRow {
    var basic: Int32
    var constant: Double
    var terms: [RowTerm]

    /// The coefficient of a variable; 0 when it is not there.
    func coefficient(of id: Int32) -> Double {
        let index = terms.index(of: id)
        return index < terms.count && terms[index].id == id ? terms[index].value : 0
    }

    /// Multiplies everything on the right by `factor`.
    mutating func scale(by factor: Double) {
        constant *= factor
        terms.scale(by: factor)
    }
}

extension [RowTerm] {
    /// The index of `id`, or the one at which it would be inserted.
    func index(of id: Int32) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Adds `value` to the coefficient of `id`.
    mutating func add(_ value: Double, of id: Int32) {
        let index = index(of: id)
        guard index < count, self[index].id == id else { return insert(RowTerm(id: id, value: value), at: index) }
        self[index].value += value
        if abs(self[index].value) < negligibleCoefficient { remove(at: index) }
    }

    /// Multiplies all coefficients by `factor`.
    mutating func scale(by factor: Double) {
        if factor == 1 { return }
        withUnsafeMutableBufferPointer { terms in
            for index in terms.indices { terms[index].value *= factor }
        }
    }

    /// Adds `factor` times `other`.
    mutating func add(_ other: [RowTerm], times factor: Double) {
        if isEmpty && factor == 1 {
            self = other
            return
        }
        self = sum(with: other, times: factor) { _, _ in }
    }

    /// Returns the sum with `factor` times `other`, without negligible terms. `didChange` gets each variable that came
    /// in, with true, or fell out, with false.
    @inline(__always)
    func sum(with other: [RowTerm], times factor: Double, didChange: (Int32, Bool) -> Void) -> [RowTerm] {
        let terms = self
        return [RowTerm](unsafeUninitializedCapacity: terms.count + other.count) { sum, count in
            var index = 0
            for term in other {
                while index < terms.count && terms[index].id < term.id {
                    sum.initializeElement(at: count, to: terms[index])
                    (index, count) = (index + 1, count + 1)
                }
                var product = RowTerm(id: term.id, value: term.value * factor)
                let isShared = index < terms.count && terms[index].id == term.id
                if isShared {
                    product.value += terms[index].value
                    index += 1
                }
                if abs(product.value) >= negligibleCoefficient {
                    sum.initializeElement(at: count, to: product)
                    count += 1
                    if !isShared { didChange(term.id, true) }
                } else if isShared {
                    didChange(term.id, false)
                }
            }
            while index < terms.count {
                sum.initializeElement(at: count, to: terms[index])
                (index, count) = (index + 1, count + 1)
            }
        }
    }
}
