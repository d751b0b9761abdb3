extension SymbolCatalog {
    /// Playing, sound and pictures.
    static let media = """
        play FCSRX = b: G 5 -27 -38 39 0 -27 38
        pause FCR = b: R -28 -37 17 74 4 R 11 -37 17 74 4
        stop FC = b: R -33 -33 66 66 8
        record.circle F = b: O 0 0 45 | h0: O 0 0 21
        forward FC = b: G 4 -48 -28 -3 0 -48 28 | b: G 4 2 -28 47 0 2 28
        backward FC < forward ^ 180
        forward.end F = b: G 4 -34 -32 20 0 -34 32 | s1.2: M 34 -30 V 30
        backward.end F < forward.end ^ 180
        forward.frame F < forward.end
        backward.frame F < backward.end
        playpause FC = b: G 4 -48 -29 -4 0 -48 29 | s1.4: M 15 -27 V 27 M 41 -27 V 27
        eject FC = b: G 4 0 -38 40 8 -40 8 | s1.2: M -38 32 H 38
        speaker FCX = b: G 4 -26 -15 -10 -15 14 -37 14 37 -10 15 -26 15
        speaker.wave.1 FC = b: G 4 -38 -15 -22 -15 2 -37 2 37 -22 15 -38 15 | s~0: A -10 0 32 -36 36
        speaker.wave.2 FC = b: G 4 -44 -15 -28 -15 -4 -37 -4 37 -28 15 -44 15 | s~0: A -14 0 30 -36 36 | s~1: A -14 0
            50 -38 38
        speaker.wave.3 FC = b: G 4 -52 -15 -36 -15 -12 -37 -12 37 -36 15 -52 15 | s~0: A -22 0 28 -36 36
            | s~1: A -22 0 46 -38 38 | s~2: A -22 0 64 -40 40
        mic FCSX = b: R -14 -46 28 56 14 | s: M -28 -8 V -3 A 0 -3 28 180 0 V -8 M 0 25 V 42 M -17 43 H 17
        music.note - = f0.4: E 0 0 13 10 ^ -18 T -11 31 1 | s: M 0 29 V -40 | f0.4: M 0 -42 C 10 -28 26 -30 25 -10
            C 18 -22 8 -18 0 -20 Z
        music.note.list - = s: M -42 -30 H 8 M -42 -6 H 0 M -42 18 H -12 | f0.4: E 0 0 11 8.5 ^ -18 T 12 34 1
            | s0.9: M 21 32 V -22 | f0.3: M 21 -25 C 28 -14 42 -14 42 2 C 36 -6 28 -6 21 -8 Z
        waveform C = s~0: M -46 -8 V 8 | s~1: M -31 -20 V 20 | s~2: M -15.5 -36 V 36 | s~3: M 0 -16 V 16 | s~4: M
            15.5 -44 V 44 | s~5: M 31 -22 V 22 | s~6: M 46 -8 V 8
        waveform.path.ecg - = s: M -50 0 H -28 L -14 -38 L 6 40 L 20 -14 L 28 0 H 50
        headphones C = s: M -40 18 V 2 A 0 2 40 180 360 V 18 | f0.5: R -43 8 17 32 7 | f0.5: R 26 8 17 32 7
        camera FC = b: M -27 -24 L -19 -34 Q -16 -38 -11 -38 H 11 Q 16 -38 19 -34 L 27 -24 H 38 Q 50 -24 50 -12 V 24
            Q 50 36 38 36 H -38 Q -50 36 -50 24 V -12 Q -50 -24 -38 -24 Z | d: O 0 5 17
        video FCX = b: R -52 -29 66 58 12 | b: G 4 26 -8 50 -25 50 25 26 8
        photo FC = b: R -49 -37 98 74 12 | d: M -47 23 L -21 -2 L 4 22 L 21 7 L 47 30 | d0.9: O 20 -16 7
        photo.on.rectangle - = s: M -38 18 Q -48 16 -48 6 V -28 Q -48 -40 -36 -40 H 18 Q 28 -40 30 -30
            | s: R -32 -26 82 64 10 | s: M -30 25 L -9 4 L 12 24 L 27 11 L 48 30 | s0.9: O 26 -9 6
        film F = b: R -48 -37 96 74 10 | d: M -26 -37 V 37 M 26 -37 V 37 M -26 0 H 26 M -48 -13 H -26 M -48 13 H -26
            M 26 -13 H 48 M 26 13 H 48
        wand.and.stars - = s1.3: M -38 40 L 8 -6 | f0.2: + 24 -26 21 | f0.2: + -20 -28 13 | f0.2: + 34 20 13
        wand.and.rays - = s1.3: M -38 40 L 8 -6 | s: M 22 -34 V -46 M 34 -8 H 46 M 33 -19 L 42 -28 M 9 -19 L 0 -28
            M 33 5 L 42 14
        airplayaudio C = s: A 0 -2 42 150 390 | s: A 0 -2 24 150 390 | f0.6: G 2 0 12 24 40 -24 40
        """
}
