extension SymbolCatalog {
    /// Lists, grids, search and settings.
    static let interface = """
        magnifyingglass C = s: O -8 -8 31 | s1.1: M 15 15 L 41 41
        plus.magnifyingglass - = s: O -8 -8 31 | s1.1: M 15 15 L 41 41 | s: M -22 -8 H 6 M -8 -22 V 6
        minus.magnifyingglass - = s: O -8 -8 31 | s1.1: M 15 15 L 41 41 | s: M -22 -8 H 6
        line.horizontal.3 C = s: M -38 -25 H 38 M -38 0 H 38 M -38 25 H 38
        line.3.horizontal C < line.horizontal.3
        line.3.horizontal.decrease C = s: M -40 -25 H 40 M -25 0 H 25 M -10 25 H 10
        line.diagonal - = s: M -34 34 L 34 -34
        text.alignleft - = s: M -38 -33 H 38 M -38 -11 H 12 M -38 11 H 38 M -38 33 H 12
        text.alignright - < text.alignleft ^ 180 Y
        text.aligncenter - = s: M -38 -33 H 38 M -25 -11 H 25 M -38 11 H 38 M -25 33 H 25
        text.justify - = s: M -38 -33 H 38 M -38 -11 H 38 M -38 11 H 38 M -38 33 H 38
        list.bullet CM = s1.35: P -41 -27 P -41 0 P -41 27 | s: M -21 -27 H 44 M -21 0 H 44 M -21 27 H 44
        list.dash M = s: M -44 -27 H -36 M -44 0 H -36 M -44 27 H -36 | s: M -18 -27 H 44 M -18 0 H 44 M -18 27 H 44
        list.bullet.rectangle M = s: R -48 -37 96 74 11 | s1.3: P -30 -17 P -30 0 P -30 17 | s: M -15 -17 H 31 M -15
            0 H 31 M -15 17 H 31
        checklist M = s: M -46 -24 L -38 -15 L -24 -33 M -46 23 L -38 32 L -24 14 | s: M -8 -24 H 46 M -8 24 H 46
        square.grid.2x2 F = b: R -41 -41 33 33 7 | b: R 8 -41 33 33 7 | b: R -41 8 33 33 7 | b: R 8 8 33 33 7
        square.grid.3x3 F = b: R -43 -43 22 22 4 R -11 -43 22 22 4 R 21 -43 22 22 4 R -43 -11 22 22 4 R -11 -11 22 22
            4 R 21 -11 22 22 4 R -43 21 22 22 4 R -11 21 22 22 4 R 21 21 22 22 4
        circle.grid.2x2 F = b: O -24 -24 17 O 24 -24 17 O -24 24 17 O 24 24 17
        circle.grid.3x3 F = b: O -33 -33 10 O 0 -33 10 O 33 -33 10 O -33 0 10 O 0 0 10 O 33 0 10 O -33 33 10 O 0 33
            10 O 33 33 10
        rectangle.grid.1x2 F = b: R -45 -40 90 34 8 | b: R -45 6 90 34 8
        rectangle.stack F = b: R -46 -12 92 52 10 | s: M -36 -27 H 36 M -26 -42 H 26
        square.stack F = b: R -38 -18 76 60 12 | s: M -28 -31 H 28 M -19 -44 H 19
        square.on.square - = s: R -44 -20 64 64 12 | s: M -20 -32 Q -19 -44 -8 -44 H 32 Q 44 -44 44 -32 V 8 Q 44 19
            32 20
        slider.horizontal.3 - = s: M -46 -27 H 8 M 28 -27 H 46 M -46 0 H -28 M -8 0 H 46 M -46 27 H 0 M 20 27 H 46
            | s: O 18 -27 9 | s: O -18 0 9 | s: O 10 27 9
        slider.vertical.3 - < slider.horizontal.3 ^ 90
        switch.2 - = s: R -44 -42 88 36 18 | s: R -44 6 88 36 18 | f0: O 26 -24 9 | f0: O -26 24 9
        sidebar.left M = s: R -48 -37 96 74 11 | s: M -18 -37 V 37 | s0.8: M -37 -22 H -30 M -37 -8 H -30 M -37 6 H
            -30
        sidebar.right M < sidebar.left ^ 180 Y
        crop - = s: M -26 -46 V 16 Q -26 26 -16 26 H 46 | s: M -46 -26 H 16 Q 26 -26 26 -16 V 46
        viewfinder C = s: M -44 -20 V -34 Q -44 -44 -34 -44 H -20 D 4
        qrcode - = s: R -42 -42 32 32 3 | s: R 10 -42 32 32 3 | s: R -42 10 32 32 3 | s1.2: P -26 -26 P 26 -26 P -26
            26 | s: M 12 12 V 20 M 28 12 H 40 M 28 28 V 40 H 14 M 42 28 V 42
        barcode - = s: M -44 -32 V 32 M -14 -32 V 32 M 44 -32 V 32 | s1.6: M -29 -32 V 32 M 15 -32 V 32 | s0.6: M 0
            -32 V 32 M 30 -32 V 32
        """
}
