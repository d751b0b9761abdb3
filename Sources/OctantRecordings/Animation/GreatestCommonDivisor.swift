/// Returns the greatest number that two, not negative, are multiples of; 1 where both are 0.
package func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    var (divisor, rest) = (one, other)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    return max(divisor, 1)
}
