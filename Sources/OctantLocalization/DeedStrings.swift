/// The titles of what can be done with something that is selected or shared, beside those that menus of texts have, in
/// one language. Any thread.
package struct DeedStrings: Sendable {
    /// Selects what is near.
    package let select: String
    /// Writes a mail, opens an address or a file, and saves an image.
    package let mail: String, open: String, saveImage: String

    private init(_ select: String, _ mail: String, _ open: String, _ saveImage: String) {
        (self.select, self.mail, self.open, self.saveImage) = (select, mail, open, saveImage)
    }

    private static let english = DeedStrings("Select", "Mail", "Open", "Save Image")

    private static let others: [String: DeedStrings] = [
        "de": DeedStrings("Auswählen", "Mail", "Öffnen", "Bild sichern"),
        "fr": DeedStrings("Sélectionner", "Mail", "Ouvrir", "Enregistrer l’image"),
        "es": DeedStrings("Seleccionar", "Correo", "Abrir", "Guardar imagen"),
        "ja": DeedStrings("選択", "メール", "開く", "画像を保存"),
        "zh-Hans": DeedStrings("选择", "邮件", "打开", "存储图像"),
        "ar": DeedStrings("تحديد", "البريد", "فتح", "حفظ الصورة"),
        "he": DeedStrings("בחר", "דואר", "פתח", "שמור תמונה"),
    ]

    /// The strings in `language`, as BCP 47 names it; in English where there are none.
    package static func strings(in language: String) -> DeedStrings { others[language] ?? english }
}

extension LocalizedStrings {
    /// The titles of what can be done with something.
    package var deeds: DeedStrings { DeedStrings.strings(in: catalog.language) }
}
