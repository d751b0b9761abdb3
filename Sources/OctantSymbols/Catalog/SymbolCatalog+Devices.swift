extension SymbolCatalog {
    /// Machines, networks and measures.
    static let devices = """
        wifi CX = s1.5~0: P 0 32 | s~1: A 0 32 23 -134 -46 | s~2: A 0 32 44 -134 -46 | s~3: A 0 32 65 -134 -46
        wifi.exclamationmark - = s1.5: P 0 32 | s1.15: M 0 -28 V 8 | s: A 0 32 44 -134 -112 | s: A 0 32 44 -68 -46
            | s: A 0 32 65 -134 -106 | s: A 0 32 65 -74 -46
        antenna.radiowaves.left.and.right CX = s1.7~0: P 0 -4 | s: M 0 -4 V 44 | s~1: A 0 -4 23 -46 46
            | s~1: A 0 -4 23 134 226 | s~2: A 0 -4 44 -46 46 | s~2: A 0 -4 44 134 226
        dot.radiowaves.left.and.right - = s1.7~0: P 0 0 | s~1: A 0 0 23 -46 46 | s~1: A 0 0 23 134 226
            | s~2: A 0 0 44 -46 46 | s~2: A 0 0 44 134 226
        cellularbars - = f0.6~0: R -46 20 13 16 2 | f0.6~1: R -20 2 13 34 2 | f0.6~2: R 7 -17 13 53 2 | f0.6~3: R 34
            -36 13 72 2
        network CX = s: O 0 -33 12 | s: O -34 30 12 | s: O 34 30 12 | s: M -6 -22 L -28 19 M 6 -22 L 28 19 M -21 30 H
            21
        battery.100 C = s: R -53 -23 92 46 11 | s: M 50 -7 V 7 | f0: R -43 -13 72 26 4
        battery.75 - = s: R -53 -23 92 46 11 | s: M 50 -7 V 7 | f0: R -43 -13 54 26 4
        battery.50 - = s: R -53 -23 92 46 11 | s: M 50 -7 V 7 | f0: R -43 -13 36 26 4
        battery.25 - = s: R -53 -23 92 46 11 | s: M 50 -7 V 7 | f0: R -43 -13 18 26 4
        battery.0 - = s: R -53 -23 92 46 11 | s: M 50 -7 V 7
        externaldrive F = b: M -48 4 L -37 -26 Q -35 -32 -28 -32 H 28 Q 35 -32 37 -26 L 48 4 V 22 Q 48 32 38 32 H -38
            Q -48 32 -48 22 Z | d: M -47 4 H 47 | d1.35: P 30 18
        internaldrive F < externaldrive
        server.rack - = s: R -42 -40 84 24 6 | s: R -42 -12 84 24 6 | s: R -42 16 84 24 6 | s: P -26 -28 P -26 0 P
            -26 28
        desktopcomputer - = s: R -48 -40 96 66 9 | s: M -12 26 V 42 M 12 26 V 42 M -24 43 H 24 | s: M -48 10 H 48
        display - = s: R -48 -40 96 66 9 | s: M 0 26 V 42 M -24 43 H 24
        laptopcomputer - = s: M -38 20 V -26 Q -38 -35 -29 -35 H 29 Q 38 -35 38 -26 V 20 | s: M -52 28 H 52
        iphone - = s: R -24 -46 48 92 12 | s: M -8 35 H 8
        ipad - = s: R -35 -46 70 92 10 | s: M -9 35 H 9
        applewatch - = s: R -26 -29 52 58 14 | s: M -16 -29 L -13 -46 H 13 L 16 -29 M -16 29 L -13 46 H 13 L 16 29
        tv F = b: R -50 -36 100 62 10 | s: M -22 41 H 22
        keyboard F = b: R -52 -31 104 62 11 | d1.1: P -34 -13 P -17 -13 P 0 -13 P 17 -13 P 34 -13 P -34 3 P -17 3 P 0
            3 P 17 3 P 34 3 | d: M -18 18 H 18
        cpu F = b: R -30 -30 60 60 8 | d: R -13 -13 26 26 3 | s: M -14 -31 V -44 M 0 -31 V -44 M 14 -31 V -44 D 4
        memorychip F = b: R -46 -22 92 44 6 | d: M -28 -4 V 4 M 0 -4 V 4 M 28 -4 V 4 | s: M -30 -23 V -34 M -10 -23 V
            -34 M 10 -23 V -34 M 30 -23 V -34 D 2
        gamecontroller F = b: M -24 -28 H 24 C 46 -28 56 20 46 30 C 38 38 26 14 16 14 H -16 C -26 14 -38 38 -46 30
            C -56 20 -46 -28 -24 -28 Z | d: M -24 -16 V 4 M -34 -6 H -14 | d1.3: P 18 0 P 30 -12
        gear C = s: O 0 0 34 | s1.1: M 0 -36 V -45 D 10 | s: O 0 0 10 | s: M 0 -11 V -33 D 3
        gearshape FC = b: J 8 47 36 4 | h: O 0 0 15
        gearshape.2 F = b: J 8 31 23 3 T -17 12 1 | h0.9: O -17 12 9 | b: J 8 22 16 2 T 31 -25 1 | h0.8: O 31 -25 5
        speedometer - = s: A 0 8 44 150 390 | s: M 0 8 L 18 -16 | s1.6: P 0 8 | s: M -22 33 H 22
        gauge F = b: O 0 0 45 | d: M 0 6 L 16 -18 | d1.5: P 0 6 | d0.9: P -27 4 P -19 -19 P 0 -29 P 27 4
        thermometer - = s: M -10 10 V -34 A 0 -34 10 180 360 V 10 A 0 27 19.7 -59.5 239.5 Z | s1.9: P 0 27 | s: M 0
            20 V -14
        target - = s: O 0 0 44 | s: O 0 0 25 | s1.9: P 0 0
        scope - = s: O 0 0 36 | s: M 0 -22 V -47 D 4
        rays - = s~0: M 0 -22 V -43 | s~1: M 0 -22 V -43 ^ 45 | s~2: M 0 -22 V -43 ^ 90 | s~3: M 0 -22 V -43 ^ 135
            | s~4: M 0 -22 V -43 ^ 180 | s~5: M 0 -22 V -43 ^ 225 | s~6: M 0 -22 V -43 ^ 270 | s~7: M 0 -22 V -43 ^
            315
        progress.indicator - < rays
        slowmo - = s: M 0 -25 V -44 D 8 | s0.8: M 0 -33 V -44 ^ 22.5 D 8
        timelapse - = s1.1: P 0 -43 D 16 | s: A 0 0 24 -90 180 L 0 0 Z
        chart.bar F = b: R -46 4 22 36 4 | b: R -11 -16 22 56 4 | b: R 24 -40 22 80 4
        chart.pie F = b: M -6 -36 V 6 H 36 A -6 6 42 0 -270 Z | s: M 9 -44 A 9 -9 35 -90 0 H 9 Z
        chart.line.uptrend.xyaxis C = s: M -44 -40 V 30 Q -44 40 -34 40 H 46 | s: M -26 18 L -6 -6 L 10 10 L 42 -28 M
            22 -30 H 43 V -9
        """
}
