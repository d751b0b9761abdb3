extension SymbolCatalog {
    /// Arrows and chevrons.
    static let arrows = """
        chevron.right CS = s: M -15 -33 L 17 0 L -15 33
        chevron.left CS < chevron.right ^ 180
        chevron.forward CSM < chevron.right
        chevron.backward CSM < chevron.left
        chevron.up CS = s: M -35 17 L 0 -17 L 35 17
        chevron.down CS < chevron.up ^ 180
        chevron.right.2 - = s: M -34 -33 L -4 0 L -34 33 M 4 -33 L 34 0 L 4 33
        chevron.left.2 - < chevron.right.2 ^ 180
        chevron.up.chevron.down CS = s: M -22 -14 L 0 -36 L 22 -14 M -22 14 L 0 36 L 22 14
        chevron.left.forwardslash.chevron.right - = s: M -24 -25 L -50 0 L -24 25 M 24 -25 L 50 0 L 24 25 M 10 -37 L
            -10 37
        arrow.up CS = s: M 0 37 V -37 M -29 -9 L 0 -38 L 29 -9
        arrow.down CS < arrow.up ^ 180
        arrow.right CS < arrow.up ^ 90
        arrow.left CS < arrow.up ^ -90
        arrow.forward CSM < arrow.right
        arrow.backward CSM < arrow.left
        arrow.up.right CS = s: M -28 28 L 27 -27 M -13 -28 H 28 V 13
        arrow.up.left CS < arrow.up.right ^ -90
        arrow.down.right CS < arrow.up.right ^ 90
        arrow.down.left CS < arrow.up.right ^ 180
        arrow.up.arrow.down CS = s: M -20 34 V -33 M -39 -15 L -20 -34 L -1 -15 M 20 -34 V 33 M 1 15 L 20 34 L 39 15
        arrow.left.arrow.right CS < arrow.up.arrow.down ^ -90
        arrow.up.and.down C = s: M 0 -42 V 42 M -19 -24 L 0 -43 L 19 -24 M -19 24 L 0 43 L 19 24
        arrow.left.and.right C < arrow.up.and.down ^ 90
        arrow.up.to.line - = s: M -34 -38 H 34 M 0 40 V -18 M -24 3 L 0 -20 L 24 3
        arrow.down.to.line - < arrow.up.to.line ^ 180
        arrow.up.left.and.arrow.down.right C = s: M -38 -12 V -38 H -12 M -37 -37 L -8 -8 M 38 12 V 38 H 12 M 37 37 L
            8 8
        arrow.down.right.and.arrow.up.left C = s: M -7 -33 V -7 H -33 M -8 -8 L -38 -38 M 7 33 V 7 H 33 M 8 8 L 38 38
        arrow.clockwise CS = s: A 0 6 35 -26 273 | s: M -9 -48 L 8 -29 L -9 -12
        arrow.counterclockwise CS = s: A 0 6 35 -154 -453 | s: M 9 -48 L -8 -29 L 9 -12
        goforward - = s: A 0 5 38 -42 268 | f0.6: G 1 -2 -46 22 -33 -2 -20
        gobackward - = s: A 0 5 38 -138 -448 | f0.6: G 1 2 -46 -22 -33 2 -20
        arrow.2.circlepath C = s: A 0 0 34 195 330 D 2 | s: M 36 -37 L 32 -16 L 11 -18 D 2
        arrow.triangle.2.circlepath C = s: A 0 0 36 190 322 D 2 | f0.6: G 1 15 -14 42 -31 39 -3 D 2
        arrow.uturn.backward CSM = s: M -32 -14 H 14 C 44 -14 44 34 14 34 H -12 M -12 -36 L -34 -14 L -12 8
        arrow.uturn.left CS < arrow.uturn.backward
        arrow.uturn.forward CSM = s: M 32 -14 H -14 C -44 -14 -44 34 -14 34 H 12 M 12 -36 L 34 -14 L 12 8
        arrow.uturn.right CS < arrow.uturn.forward
        arrow.turn.up.left - = s: M -32 -14 H 22 Q 34 -14 34 -2 V 34 M -12 -36 L -34 -14 L -12 8
        arrow.turn.up.right - = s: M 32 -14 H -22 Q -34 -14 -34 -2 V 34 M 12 -36 L 34 -14 L 12 8
        square.and.arrow.up F = b: M -16 -14 H -25 Q -35 -14 -35 -4 V 34 Q -35 44 -25 44 H 25 Q 35 44 35 34 V -4
            Q 35 -14 25 -14 H 16 | x2.8: M 0 18 V -14 | s: M 0 17 V -46 M -17 -30 L 0 -47 L 17 -30
        square.and.arrow.down F = b: M -16 -20 H -25 Q -35 -20 -35 -10 V 34 Q -35 44 -25 44 H 25 Q 35 44 35 34 V -10
            Q 35 -20 25 -20 H 16 | x2.8: M 0 17 V -20 M -17 2 L 0 19 L 17 2 | s: M 0 18 V -45 M -17 2 L 0 19 L 17 2
        rectangle.portrait.and.arrow.right F = b: M 20 -22 V -34 Q 20 -44 10 -44 H -30 Q -40 -44 -40 -34 V 34 Q -40
            44 -30 44 H 10 Q 20 44 20 34 V 22 | x2.8: M -8 0 H 46 | s: M -9 0 H 47 M 31 -17 L 48 0 L 31 17
        repeat C = s: M -44 -3 V -9 C -44 -21 -37 -25 -28 -25 H 38 M 24 -41 L 40 -25 L 24 -9 M 44 3 V 9
            C 44 21 37 25 28 25 H -38 M -24 41 L -40 25 L -24 9
        shuffle C = s: M -46 -22 H -32 C -10 -22 6 22 30 22 H 42 M -46 22 H -32 C -24 22 -18 17 -12 10 M 8 -12
            C 14 -18 20 -22 30 -22 H 42 M 30 -38 L 46 -22 L 30 -6 M 30 38 L 46 22 L 30 6
        chevron.compact.right - = s: M -8 -38 L 9 0 L -8 38
        chevron.compact.left - < chevron.compact.right ^ 180
        chevron.compact.down - < chevron.compact.right ^ 90
        chevron.compact.up - < chevron.compact.right ^ -90
        arrow.up.forward CSM < arrow.up.right
        arrow.down.forward CSM < arrow.down.right
        arrow.up.forward.app FM = b: R -40 -38 78 78 17 | x2.6: M 2 -2 L 41 -41 M 14 -42 H 42 V -14 | s: M 2 -2 L 41
            -41 M 14 -42 H 42 V -14
        arrow.turn.down.left - = s: M 34 -36 V -4 Q 34 10 20 10 H -32 M -12 -12 L -34 10 L -12 32
        arrow.turn.down.right - = s: M -34 -36 V -4 Q -34 10 -20 10 H 32 M 12 -12 L 34 10 L 12 32
        arrow.right.to.line - < arrow.up.to.line ^ 90
        arrow.left.to.line - < arrow.up.to.line ^ -90
        arrowtriangle.right FCS = b: G 6 -28 -38 40 0 -28 38
        arrowtriangle.left FCS < arrowtriangle.right ^ 180
        arrowtriangle.up FCS < arrowtriangle.right ^ -90
        arrowtriangle.down FCS < arrowtriangle.right ^ 90
        arrowshape.turn.up.left FC = b: M -48 -4 L -10 -38 V -18 C 26 -16 44 4 48 38 C 36 20 18 12 -10 12 V 30 Z
        arrowshape.turn.up.right FC = b: M 48 -4 L 10 -38 V -18 C -26 -16 -44 4 -48 38 C -36 20 -18 12 10 12 V 30 Z
        """
}
