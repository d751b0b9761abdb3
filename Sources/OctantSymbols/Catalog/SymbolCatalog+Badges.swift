extension SymbolCatalog {
    /// Drawings of other families with a badge: a dot, a plus, a checkmark.
    static let badges = """
        bell.badge F = b: M -36 25 C -28 16 -27 8 -27 -6 C -27 -26 -16 -39 0 -39 C 16 -39 27 -26 27 -6 C 27 8 28 16
            36 25 Z | s: M 0 -39 V -45 | s: M -11 37 C -9 46 9 46 11 37 | X1.4: O 24 -29 13 | f0@1: O 24 -29 14
        app F = b: R -41 -41 82 82 20
        app.badge F = b: R -43 -35 78 78 19 | X1.4: O 33 -33 15 | f0@1: O 33 -33 16
        plus.app F = b: R -41 -41 82 82 20 | d: M 0 -20 V 20 M -20 0 H 20
        folder.badge.plus F = b: M -48 -30 Q -48 -41 -37 -41 H -19 Q -14 -41 -11 -38 L -5 -32 H 37 Q 48 -32 48 -21 V
            18 Q 48 29 37 29 H -37 Q -48 29 -48 18 Z | d: M -48 -15 H 48 | X0.4: O 33 27 21
            | s: M 33 13 V 41 M 19 27 H 47
        doc.badge.plus F = b: M -4 -46 H -26 Q -38 -46 -38 -34 V 34 Q -38 46 -26 46 H 14 Q 26 46 26 34 V -16 Z
            | d: M -4 -45 V -24 Q -4 -16 4 -16 H 25 | X0.4: O 27 29 21 | s: M 27 15 V 43 M 13 29 H 41
        calendar.badge.plus - = s: R -44 -40 78 74 12 | s: M -44 -18 H 34 M -24 -49 V -35 M 14 -49 V -35 | s1.15: P
            -24 0 P -5 0 P 14 0 P -24 17 P -5 17 | X0.4: O 31 27 21 | s: M 31 13 V 41 M 17 27 H 45
        cart.badge.plus F = s: M -50 -34 H -43 Q -38 -34 -37 -29 L -27 16 Q -25 22 -19 22 H 26 | b: M -35 -20 H 36 L
            30 4 Q 29 8 25 8 H -29 Z | s1.7: P -16 37 P 20 37 | X0.4: O 33 -24 21 | s: M 33 -38 V -10 M 19 -24 H 47
        person.badge.minus F = b: O 8 -24 18 | b: M -26 41 C -26 20 -10 11 8 11 C 26 11 44 20 44 41 Q 44 44 41 44 H
            -23 Q -26 44 -26 41 Z | s: M -50 -14 H -26
        person.crop.circle.badge.plus F = b: O -4 -4 42 | h0.9: O -4 -15 13 | h0.9: M -29 26 C -26 14 -16 8 -4 8 C 8 8
            18 14 21 26 C 6 38 -14 38 -29 26 Z | X0.4: O 31 29 20 | s: M 31 16 V 42 M 18 29 H 44
        person.crop.circle.badge.checkmark F = b: O -4 -4 42 | h0.9: O -4 -15 13 | h0.9: M -29 26 C -26 14 -16 8 -4 8
            C 8 8 18 14 21 26 C 6 38 -14 38 -29 26 Z | X0.4: O 31 29 20 | s: M 18 30 L 27 40 L 43 18
        person.crop.circle.badge.xmark F = b: O -4 -4 42 | h0.9: O -4 -15 13 | h0.9: M -29 26 C -26 14 -16 8 -4 8 C 8
            8 18 14 21 26 C 6 38 -14 38 -29 26 Z | X0.4: O 31 29 20 | s: M 20 18 L 42 40 M 42 18 L 20 40
        doc.text.magnifyingglass - = s: M 28 -4 V -22 L 4 -46 H -26 Q -38 -46 -38 -34 V 34 Q -38 46 -26 46 H -6 | s: M
            4 -45 V -30 Q 4 -22 12 -22 H 27 | s0.9: M -22 -10 H -2 M -22 8 H -10 | s: O 15 21 15 | s: M 26 32 L 40 46
        xmark.octagon F = b: * 4 49 49 22.5 6 | d: M -16 -16 L 16 16 M 16 -16 L -16 16
        xmark.shield F = b: M 0 -47 C 11 -39 24 -35 38 -34 V 0 C 38 24 20 39 0 47 C -20 39 -38 24 -38 0 V -34 C -24
            -35 -11 -39 0 -47 Z | d: M -14 -16 L 14 12 M 14 -16 L -14 12
        shield.lefthalf.filled - = s: M 0 -47 C 11 -39 24 -35 38 -34 V 0 C 38 24 20 39 0 47 C -20 39 -38 24 -38 0 V
            -34 C -24 -35 -11 -39 0 -47 Z | f0: M 0 -47 V 47 C -20 39 -38 24 -38 0 V -34 C -24 -35 -11 -39 0 -47 Z
        star.leadinghalf.filled M = s: * 5 48 21 -90 3 T 0 3 1 | f0.6: M 0 -45 V 27 L -27 41 L -22 10 L -44 -11 L -13
            -16 Z
        circle.tophalf.filled - < circle.lefthalf.filled ^ 90
        circle.bottomhalf.filled - < circle.lefthalf.filled ^ -90
        """
}
