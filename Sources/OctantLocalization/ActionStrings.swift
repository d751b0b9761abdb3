/// The titles of what can be done with something that is selected or shared, beside those that menus of texts have, in
/// one language. Any thread.
package struct ActionStrings: Sendable {
    /// Selects what is near.
    package let select: String
    /// Writes a mail, opens an address or a file, and saves an image.
    package let mail: String, open: String, saveImage: String
    /// Brings what can be done with something.
    package let share: String

    private init(_ select: String, _ mail: String, _ open: String, _ saveImage: String, _ share: String) {
        (self.select, self.mail, self.open, self.saveImage, self.share) = (select, mail, open, saveImage, share)
    }

    private static let english = ActionStrings("Select", "Mail", "Open", "Save Image", "Share…")

    private static let others: [String: ActionStrings] = [
        "de": ActionStrings("Auswählen", "Mail", "Öffnen", "Bild sichern", "Teilen …"),
        "fr": ActionStrings("Sélectionner", "Mail", "Ouvrir", "Enregistrer l’image", "Partager…"),
        "es": ActionStrings("Seleccionar", "Correo", "Abrir", "Guardar imagen", "Compartir…"),
        "ja": ActionStrings("選択", "メール", "開く", "画像を保存", "共有…"),
        "zh-Hans": ActionStrings("选择", "邮件", "打开", "存储图像", "共享…"),
        "ar": ActionStrings("تحديد", "البريد", "فتح", "حفظ الصورة", "مشاركة…"),
        "he": ActionStrings("בחר", "דואר", "פתח", "שמור תמונה", "שתף…"),
    ]

    /// The strings in `language`, as BCP 47 names it; in English where there are none.
    package static func strings(in language: String) -> ActionStrings { others[language] ?? english }
}

extension LocalizedStrings {
    /// The titles of what can be done with something.
    package var actions: ActionStrings { ActionStrings.strings(in: catalog.language) }
}
