extension SymbolCatalog {
    /// Marks, signs and letters.
    static let signs = """
        plus CSR = s: M -34 0 H 34 M 0 -34 V 34
        minus CSR = s: M -34 0 H 34
        multiply CS = s: M -24 -24 L 24 24 M 24 -24 L -24 24
        divide CS = s: M -32 0 H 32 | s1.5: P 0 -24 P 0 24
        equal CS = s: M -30 -13 H 30 M -30 13 H 30
        plusminus C = s: M -26 -13 H 26 M 0 -39 V 13 M -26 34 H 26
        number CS = s: M -8 -35 L -16 35 M 18 -35 L 10 35 M -30 -13 H 32 M -33 13 H 29
        percent CS = s: O -20 -20 12 | s: O 20 20 12 | s: M 24 -32 L -24 32
        at C = s: O 0 0 16 M 16 -16 V 5 C 16 21 38 20 38 0 C 38 -22 21 -38 0 -38 C -21 -38 -38 -21 -38 0
            C -38 21 -21 38 0 38 C 8 38 14 36 20 33
        xmark CSRX = s: M -28 -28 L 28 28 M 28 -28 L -28 28
        checkmark CSR = s: M -30 5 L -10 29 L 30 -30
        exclamationmark C = s1.15: M 0 -36 V 9 | s1.5: P 0 33
        exclamationmark.2 - = s1.15: M -13 -36 V 9 M 13 -36 V 9 | s1.5: P -13 33 P 13 33
        questionmark CS = s1.05: A 0 -17 19 -178 40 C 9 2 0 3 0 14 | s1.5: P 0 34
        info C = s1.05: M -9 -9 H 2 V 30 M -12 30 H 15 | s1.55: P 1 -31
        asterisk C = s: M 0 0 V -34 D 6
        ellipsis CSR = s1.5~0: P -31 0 | s1.5~1: P 0 0 | s1.5~2: P 31 0
        checkmark.seal F = b: * 10 47 40 0 7 | d: M -18 3 L -6 18 L 18 -16
        xmark.seal F = b: * 10 47 40 0 7 | d: M -15 -15 L 15 15 M 15 -15 L -15 15
        seal F = b: * 10 47 40 0 7
        exclamationmark.triangle F = b: G 8 0 -44 49 39 -49 39 | d1.1: M 0 -14 V 7 | d1.35: P 0 23
        exclamationmark.octagon F = b: * 4 49 49 22.5 6 | d1.1: M 0 -23 V 5 | d1.35: P 0 22
        exclamationmark.shield F = b: M 0 -47 C 11 -39 24 -35 38 -34 V 0 C 38 24 20 39 0 47 C -20 39 -38 24 -38 0 V
            -34 C -24 -35 -11 -39 0 -47 Z | d1.1: M 0 -20 V 4 | d1.35: P 0 20
        checkmark.shield F = b: M 0 -47 C 11 -39 24 -35 38 -34 V 0 C 38 24 20 39 0 47 C -20 39 -38 24 -38 0 V -34
            C -24 -35 -11 -39 0 -47 Z | d: M -16 1 L -5 15 L 16 -14
        lock.shield F = b: M 0 -47 C 11 -39 24 -35 38 -34 V 0 C 38 24 20 39 0 47 C -20 39 -38 24 -38 0 V -34
            C -24 -35 -11 -39 0 -47 Z | h0.8: R -15 -5 30 23 4 | d0.8: M -9 -5 V -12 C -9 -25 9 -25 9 -12 V -5
        shield FX = b: M 0 -47 C 11 -39 24 -35 38 -34 V 0 C 38 24 20 39 0 47 C -20 39 -38 24 -38 0 V -34
            C -24 -35 -11 -39 0 -47 Z
        power C = s: A 0 5 37 -58 238 | s: M 0 -43 V -2
        command CS = s: M -14 -14 H 14 V 14 H -14 Z | s: M -14 -14 V -26 A -26 -26 12 0 -270 Z
            | s: M 14 -14 H 26 A 26 -26 12 90 -180 Z | s: M 14 14 V 26 A 26 26 12 180 -90 Z
            | s: M -14 14 H -26 A -26 26 12 270 0 Z
        textformat C = s: M -46 32 L -25 -32 L -4 32 M -39 11 H -11 | s: O 24 14 17 M 41 -3 V 32
        bold - = s: M -20 -35 V 35 H 6 A 6 16.5 18.5 90 -90 H -20 M -20 -2 H 3 A 3 -18.5 16.5 90 -90 H -20
        italic - = s: M -4 -35 H 22 M -22 35 H 4 M 9 -35 L -9 35
        underline - = s: M -22 -38 V -4 A 0 -4 22 180 0 V -38 | s: M -28 38 H 28
        """
}
