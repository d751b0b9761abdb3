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
        let place = terms.place(of: id)
        return place < terms.count && terms[place].id == id ? terms[place].value : 0
    }
}

extension [RowTerm] {
    /// The index of `id`, or the one at which it would be inserted.
    func place(of id: Int32) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Adds `value` to the coefficient of `id`.
    mutating func add(_ value: Double, of id: Int32) {
        let place = place(of: id)
        guard place < count, self[place].id == id else { return insert(RowTerm(id: id, value: value), at: place) }
        self[place].value += value
        if abs(self[place].value) < negligibleCoefficient { remove(at: place) }
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
        let terms = self
        self = [RowTerm](unsafeUninitializedCapacity: terms.count + other.count) { sum, count in
            var place = 0
            for term in other {
                while place < terms.count && terms[place].id < term.id {
                    sum.initializeElement(at: count, to: terms[place])
                    (place, count) = (place + 1, count + 1)
                }
                var product = RowTerm(id: term.id, value: term.value * factor)
                if place < terms.count && terms[place].id == term.id {
                    product.value += terms[place].value
                    place += 1
                }
                if abs(product.value) >= negligibleCoefficient {
                    sum.initializeElement(at: count, to: product)
                    count += 1
                }
            }
            while place < terms.count {
                sum.initializeElement(at: count, to: terms[place])
                (place, count) = (place + 1, count + 1)
            }
        }
    }
}
