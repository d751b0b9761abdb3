import Foundation

/// Image files with several frames, of a few pixels, written by Pillow and, `disposed`, by hand.
package enum SmallAnimations {
    /// A GIF file of 6 by 4 pixels that plays 3 times: red for .1 s, blue for 0 s, green for .25 s.
    package static let gif = decoded(
        """
        R0lGODlhBgAEAIEAAP8AAAAAAAAAAAAAACH/C05FVFNDQVBFMi4wAwEDAAAh+QQECgAAACwAAAAABgAEAAAICwABCBxIsKDBgQEBACH5BAQA\
        AAAALAAAAAAGAAQAgQAA/wAAAAAAAAAAAAgLAAEIHEiwoMGBAQEAIfkEBBkAAAAsAAAAAAYABACBAP8AAAAAAAAAAAAACAsAAQgcSLCgwYEB\
        AQA7
        """)

    /// The same as a WebP file.
    package static let webP = decoded(
        """
        UklGRrQAAABXRUJQVlA4WAoAAAACAAAABQAAAwAAQU5JTQYAAAAAAAAAAwBBTk1GKAAAAAAAAAAAAAUAAAMAAGQAAAJWUDhMDwAAAC8FwAAA\
        BxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAUAAAMAAAAAAABWUDhMDwAAAC8FwAAABxDR//4HIqL/AQBBTk1GKAAAAAAAAAAAAAUAAAMAAPoA\
        AABWUDhMDwAAAC8FwAAAB9D/iP4HIqL/AQA=
        """)

    /// The same as a PNG file.
    package static let apng = decoded(
        """
        iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAYAAACtBE5DAAAACGFjVEwAAAADAAAAA1fk63oAAAAaZmNUTAAAAAAAAAAGAAAABAAAAAAAAAAA\
        AGQD6AAAysdWDQAAABVJREFUeJxj/M/A8J8BC2DCJkieBADEMQIG0/7rgAAAABpmY1RMAAAAAQAAAAYAAAAEAAAAAAAAAAAAAAPoAAA9Bm1U\
        AAAAGWZkQVQAAAACeJxjZGD4/58BC2DCJkieBADCMwIGEq+o8AAAABpmY1RMAAAAAwAAAAYAAAAEAAAAAAAAAAAA+gPoAADSFPZBAAAAGWZk\
        QVQAAAAEeJxjZPjP8J8BC2DCJkieBADDMgIGyoScIgAAAABJRU5ErkJggg==
        """)

    /// A WebP file of one image of 6 by 4 pixels: half a red.
    package static let stillWebP = decoded(
        """
        UklGRhwAAABXRUJQVlA4TA8AAAAvBcAAEAcQ/Y8CBiKi/wEA
        """)

    /// A GIF file of 4 by 2 pixels: red; two pixels of blue, then gone; two of green, then cleared; one of blue.
    package static let disposed = decoded(
        """
        R0lGODlhBAACAJEAAP8AAAAA/wD/AAAAACH5BAQKAAAALAAAAAAEAAIAAAIHBEEQBEEQBQAh+QQNAAADACwBAAAAAgACAAACBAzHMQUAIfkE\
        CAUAAAAsAAAAAAIAAQAAAgIUVQAh+QQBBwADACwDAAEAAQABAAACAkwBADs=
        """)

    /// All of them.
    package static let all = [gif, webP, apng, stillWebP, disposed]

    private static func decoded(_ text: String) -> [UInt8] { Array(Data(base64Encoded: text) ?? Data()) }
}
