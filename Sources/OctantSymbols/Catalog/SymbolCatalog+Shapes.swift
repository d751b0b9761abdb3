extension SymbolCatalog {
    /// Geometric shapes.
    static let shapes = """
        circle FX = b: O 0 0 45
        circle.dotted C = s1.15: P 0 -44 D 16
        circle.dashed - = s: A 0 0 45 -102 -78 D 8
        circle.circle F = b: O 0 0 45 | h: O 0 0 26
        circle.inset.filled - = s: O 0 0 45 | f0: O 0 0 30
        circle.lefthalf.filled - = s: O 0 0 45 | f0: A 0 0 45 90 270 Z
        circle.righthalf.filled - = s: O 0 0 45 | f0: A 0 0 45 -90 90 Z
        largecircle.fill.circle - = s: O 0 0 45 | f0: O 0 0 30
        smallcircle.filled.circle F = b: O 0 0 45 | h0: O 0 0 15
        square F = b: R -40 -40 80 80 15
        square.dashed - = s: M -40 -20 V -26 Q -40 -40 -26 -40 H -20 M -7 -40 H 7 D 4
        rectangle F = b: R -50 -35 100 70 12
        rectangle.portrait F = b: R -35 -48 70 96 12
        capsule F = b: R -50 -25 100 50 25
        oval F = b: E 0 0 50 34
        triangle F = b: G 8 0 -44 49 39 -49 39
        diamond F = b: G 5 0 -48 48 0 0 48 -48 0
        pentagon F = b: * 5 47 38.02 -90 4 T 0 3 1
        hexagon F = b: G 6 -25 -43 25 -43 50 0 25 43 -25 43 -50 0
        octagon F = b: * 4 49 49 22.5 6
        cube F = b: G 4 0 -47 41 -24 41 24 0 47 -41 24 -41 -24 | d: M -40 -23 L 0 0 L 40 -23 M 0 0 V 46
        puzzlepiece F = b: M -40 -22 H -16 C -22 -44 16 -44 10 -22 H 34 V 0 C 56 -6 56 30 34 24 V 44 H -40 V 24
            C -20 30 -20 -6 -40 0 Z
        """
}
