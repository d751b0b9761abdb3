import Foundation

/// Image files of each kind, of a few pixels, written by Pillow and, the interlaced one, by hand.
package enum SmallImages {
    /// A JPEG file in colours, in ten scans, of 16 x 16 pixels.
    package static let progressive = decoded(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8\
        ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wgAR\
        CAAQABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAwT/xAAVAQEBAAAAAAAAAAAAAAAAAAAAA//aAAwDAQACEAMQAAABjZnk/8QA\
        FhAAAwAAAAAAAAAAAAAAAAAAAAEC/9oACAEBAAEFAlIpFIpP/8QAFREBAQAAAAAAAAAAAAAAAAAAAwD/2gAIAQMBAT8BNL//xAAVEQEBAAAA\
        AAAAAAAAAAAAAAARAP/aAAgBAgEBPwFb/8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQAGPwIf/8QAFBABAAAAAAAAAAAAAAAAAAAAIP/a\
        AAgBAQABPyEDf//aAAwDAQACAAMAAAAQ3//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQMBAT8Qf//EABURAQEAAAAAAAAAAAAAAAAAAAAB\
        /9oACAECAQE/EIP/xAAVEAEBAAAAAAAAAAAAAAAAAAAAYf/aAAgBAQABPxCaSKD/2Q==
        """)
    /// A JPEG file in greys.
    package static let grayJPEG = decoded(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8\
        ybqmx5moq6T/wAALCAAQABABAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQR\
        BRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4\
        eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEB\
        AAA/AMiK29quRWvtVuG29qvw2vtX/9k=
        """)
    /// A JPEG file in the colours of print.
    package static let cmyk = decoded(
        """
        /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAoHB4jHhkoIyEjLSsoMDxkQTw3Nzx7WF1JZJGAmZaPgIyKoLTmw6Cq2q2KjMj/y9ru9f///5vB////\
        +v/m/f/4/8AAFAgAEAAQBEMRAE0RAFkRAEsRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAAAB\
        fQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp\
        anN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5\
        +v/aAA4EQwBNAFkASwAAPwCja9qo/ZfashVzWzWza9qPsvtUqwZ7UVjWvatn7L7UQLnFFbNr2o+y+1acEGccUV//2Q==
        """)
    /// A PNG file of eight colours, one of them transparent.
    package static let palette = decoded(
        """
        iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIBAMAAAA2IaO4AAAAGFBMVEXIyJx4yF4oyB+oeE8oeBPIKB94KBMoKAZ3ySd5AAAABHRSTlP///8A\
        QCqp9AAAACJJREFUeJxjKC9LDWVAEC5uxsYMLs7GBgxKisIMQEIAQgAAz3cHzPvnXBIAAAAASUVORK5CYII=
        """)
    /// A PNG file of one bit a pixel.
    package static let blackAndWhite = decoded(
        """
        iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQAAAADsdIMmAAAAGElEQVR4nGNgYOBikmYyYNBiWM20hWErAArtApo5NFXTAAAAAElFTkSuQmCC
        """)
    /// A PNG file in greys with opacity.
    package static let grayWithOpacity = decoded(
        """
        iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAQAAABuBnYAAAAARElEQVR4nFWIsQ2AQAzEjHQFySUUn/1nhQahR5Zd+DjvIEmSIAm0CPwuE2hI\
        jL9q8A8NpjY1mKZejIaiN7UoLoqmaYoHUPYEG8iZEwEAAAAASUVORK5CYII=
        """)
    /// A PNG file of sixteen bits a pixel.
    package static let deepGray = decoded(
        """
        iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIEAAAAACx9D0UAAAAE0lEQVR4nGNkZGBCASwCAgMhAAB91wHf9zkKWAAAAABJRU5ErkJggg==
        """)
    /// A PNG file in seven passes.
    package static let interlaced = decoded(
        """
        iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAFRlDm/AAAAKklEQVR4nA3HIQEAAAzDsNF6qrAJm8AfBCQJ6UtpiWE/y34RpTI/w9GxcQHv\
        C9FTVovxAAAAAElFTkSuQmCC
        """)

    /// All of them.
    package static let all = [
        progressive, grayJPEG, cmyk, palette, blackAndWhite, grayWithOpacity,
        deepGray, interlaced,
    ]

    private static func decoded(_ text: String) -> [UInt8] { Array(Data(base64Encoded: text) ?? Data()) }
}
