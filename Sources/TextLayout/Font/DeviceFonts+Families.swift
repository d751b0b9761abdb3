extension DeviceFonts {
    /// The families that every iOS device has, but for those of single scripts.
    static let families: [Family] = [
        Family(
            "American Typewriter",
            "AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Semibold AmericanTypewriter-Bold "
                + "AmericanTypewriter-Condensed AmericanTypewriter-CondensedLight AmericanTypewriter-CondensedBold",
            .typewriter),
        Family("Apple Color Emoji", "AppleColorEmoji", .emoji),
        Family(
            "Apple SD Gothic Neo",
            "AppleSDGothicNeo-Regular AppleSDGothicNeo-Thin AppleSDGothicNeo-UltraLight AppleSDGothicNeo-Light "
                + "AppleSDGothicNeo-Medium AppleSDGothicNeo-SemiBold AppleSDGothicNeo-Bold", .korean),
        Family("Apple Symbols", "AppleSymbols", .symbols),
        Family("Arial", "ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT", .grotesque),
        Family("Arial Rounded MT Bold", "ArialRoundedMTBold", .geometric),
        Family(
            "Avenir",
            "Avenir-Roman Avenir-Book Avenir-BookOblique Avenir-Oblique Avenir-Light Avenir-LightOblique Avenir-Medium "
                + "Avenir-MediumOblique Avenir-Heavy Avenir-HeavyOblique Avenir-Black Avenir-BlackOblique", .geometric),
        Family(
            "Avenir Next",
            "AvenirNext-Regular AvenirNext-Italic AvenirNext-UltraLight AvenirNext-UltraLightItalic AvenirNext-Medium "
                + "AvenirNext-MediumItalic AvenirNext-DemiBold AvenirNext-DemiBoldItalic AvenirNext-Bold "
                + "AvenirNext-BoldItalic AvenirNext-Heavy AvenirNext-HeavyItalic", .geometric),
        Family(
            "Avenir Next Condensed",
            "AvenirNextCondensed-Regular AvenirNextCondensed-Italic AvenirNextCondensed-UltraLight "
                + "AvenirNextCondensed-UltraLightItalic AvenirNextCondensed-Medium AvenirNextCondensed-MediumItalic "
                + "AvenirNextCondensed-DemiBold AvenirNextCondensed-DemiBoldItalic AvenirNextCondensed-Bold "
                + "AvenirNextCondensed-BoldItalic AvenirNextCondensed-Heavy AvenirNextCondensed-HeavyItalic",
            .geometric),
        Family(
            "Baskerville",
            "Baskerville Baskerville-Italic Baskerville-SemiBold Baskerville-SemiBoldItalic Baskerville-Bold "
                + "Baskerville-BoldItalic", .garalde),
        Family(
            "Bodoni 72",
            "BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta BodoniSvtyTwoITCTT-Bold", .didone),
        Family("Bradley Hand", "BradleyHandITCTT-Bold", .hand),
        Family("Chalkboard SE", "ChalkboardSE-Regular ChalkboardSE-Light ChalkboardSE-Bold", .hand),
        Family("Chalkduster", "Chalkduster", .hand),
        Family(
            "Charter",
            "Charter-Roman Charter-Italic Charter-Bold Charter-BoldItalic Charter-Black Charter-BlackItalic", .bookish),
        Family("Cochin", "Cochin Cochin-Italic Cochin-Bold Cochin-BoldItalic", .garalde),
        Family("Copperplate", "Copperplate Copperplate-Light Copperplate-Bold", .garalde),
        Family("Courier", "Courier Courier-Oblique Courier-Bold Courier-BoldOblique", .typewriter),
        Family(
            "Courier New",
            "CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT", .typewriter),
        Family("DIN Alternate", "DINAlternate-Bold", .grotesque),
        Family("DIN Condensed", "DINCondensed-Bold", .grotesque),
        Family("Didot", "Didot Didot-Italic Didot-Bold", .didone),
        Family(
            "Futura", "Futura-Medium Futura-MediumItalic Futura-Bold Futura-CondensedMedium Futura-CondensedExtraBold",
            .geometric),
        Family("Georgia", "Georgia Georgia-Italic Georgia-Bold Georgia-BoldItalic", .bookish),
        Family(
            "Gill Sans",
            "GillSans GillSans-Italic GillSans-Light GillSans-LightItalic GillSans-SemiBold GillSans-SemiBoldItalic "
                + "GillSans-Bold GillSans-BoldItalic GillSans-UltraBold", .humanist),
        Family(
            "Helvetica",
            "Helvetica Helvetica-Oblique Helvetica-Light Helvetica-LightOblique Helvetica-Bold "
                + "Helvetica-BoldOblique", .grotesque),
        Family(
            "Helvetica Neue",
            "HelveticaNeue HelveticaNeue-Italic HelveticaNeue-UltraLight HelveticaNeue-UltraLightItalic "
                + "HelveticaNeue-Thin HelveticaNeue-ThinItalic HelveticaNeue-Light HelveticaNeue-LightItalic "
                + "HelveticaNeue-Medium HelveticaNeue-MediumItalic HelveticaNeue-Bold HelveticaNeue-BoldItalic "
                + "HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack", .grotesque),
        Family("Hiragino Maru Gothic ProN", "HiraMaruProN-W4", .japanese),
        Family("Hiragino Mincho ProN", "HiraMinProN-W3 HiraMinProN-W6", .japaneseSerif),
        Family("Hiragino Sans", "HiraginoSans-W3 HiraginoSans-W6 HiraginoSans-W7", .japanese),
        Family(
            "Hoefler Text", "HoeflerText-Regular HoeflerText-Italic HoeflerText-Black HoeflerText-BlackItalic", .garalde
        ),
        Family("Marker Felt", "MarkerFelt-Wide MarkerFelt-Thin", .hand),
        Family("Menlo", "Menlo-Regular Menlo-Italic Menlo-Bold Menlo-BoldItalic", .code),
        Family("Noteworthy", "Noteworthy-Light Noteworthy-Bold", .hand),
        Family(
            "Optima", "Optima-Regular Optima-Italic Optima-Bold Optima-BoldItalic Optima-ExtraBlack", .humanist),
        Family("Palatino", "Palatino-Roman Palatino-Italic Palatino-Bold Palatino-BoldItalic", .garalde),
        Family("Papyrus", "Papyrus Papyrus-Condensed", .hand),
        Family("Party LET", "PartyLetPlain", .script),
        Family(
            "PingFang HK",
            "PingFangHK-Regular PingFangHK-Ultralight PingFangHK-Thin PingFangHK-Light PingFangHK-Medium "
                + "PingFangHK-Semibold", .traditionalChinese),
        Family(
            "PingFang SC",
            "PingFangSC-Regular PingFangSC-Ultralight PingFangSC-Thin PingFangSC-Light PingFangSC-Medium "
                + "PingFangSC-Semibold", .simplifiedChinese),
        Family(
            "PingFang TC",
            "PingFangTC-Regular PingFangTC-Ultralight PingFangTC-Thin PingFangTC-Light PingFangTC-Medium "
                + "PingFangTC-Semibold", .traditionalChinese),
        Family("Rockwell", "Rockwell-Regular Rockwell-Italic Rockwell-Bold Rockwell-BoldItalic", .bookish),
        Family("Savoye LET", "SavoyeLetPlain", .script),
        Family("Snell Roundhand", "SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black", .script),
        Family("Symbol", "Symbol", .symbols),
        Family("Thonburi", "Thonburi Thonburi-Light Thonburi-Bold", .thai),
        Family(
            "Times New Roman",
            "TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT TimesNewRomanPS-BoldItalicMT", .times),
        Family("Trebuchet MS", "TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic", .humanist),
        Family("Verdana", "Verdana Verdana-Italic Verdana-Bold Verdana-BoldItalic", .wide),
        Family("Zapf Dingbats", "ZapfDingbatsITC", .dingbats),
        Family("Zapfino", "Zapfino", .script),
    ]
}
