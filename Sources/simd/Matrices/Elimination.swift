/// Gauss's elimination with the largest number of each column on the diagonal.
struct Elimination<Scalar: BinaryFloatingPoint> {
    /// How much larger what goes through the matrix gets, with its sign.
    let determinant: Scalar
    /// The columns of the way back; nil where there is none.
    let inverse: [[Scalar]]?

    /// The matrix of these columns, as many as each has numbers.
    init(_ columns: [[Scalar]]) {
        let count = columns.count
        // The transposed matrix has the transposed way back, and the same determinant.
        var left = columns
        var right = (0..<count).map { row in (0..<count).map { $0 == row ? Scalar(1) : 0 } }
        var product: Scalar = 1
        for step in 0..<count {
            let pivot = (step..<count).max { left[$0][step].magnitude < left[$1][step].magnitude } ?? step
            guard left[pivot][step] != 0 else {
                (determinant, inverse) = (0, nil)
                return
            }
            if pivot != step {
                left.swapAt(pivot, step)
                right.swapAt(pivot, step)
                product = -product
            }
            let scale = left[step][step]
            product *= scale
            for column in 0..<count {
                left[step][column] /= scale
                right[step][column] /= scale
            }
            for row in 0..<count where row != step {
                let share = left[row][step]
                for column in 0..<count {
                    left[row][column] -= share * left[step][column]
                    right[row][column] -= share * right[step][column]
                }
            }
        }
        (determinant, inverse) = (product, right)
    }
}
