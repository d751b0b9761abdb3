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
    /// Where `id` is, or would have to be inserted.
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

    /// Adds `factor` times `other`, by way of `scratch`, which is empty before and after.
    mutating func add(_ other: [RowTerm], times factor: Double, scratch: inout [RowTerm]) {
        scratch.reserveCapacity(count + other.count)
        var (i, j) = (0, 0)
        while i < count || j < other.count {
            if j == other.count || (i < count && self[i].id < other[j].id) {
                scratch.append(self[i])
                i += 1
                continue
            }
            var term = RowTerm(id: other[j].id, value: other[j].value * factor)
            if i < count && self[i].id == term.id {
                term.value += self[i].value
                i += 1
            }
            j += 1
            if abs(term.value) >= negligibleCoefficient { scratch.append(term) }
        }
        swap(&self, &scratch)
        scratch.removeAll(keepingCapacity: true)
    }
}
