// The compiler imports a module of this name by itself wherever a file imports both Testing and CoreGraphics: Swift
// Testing names it as its overlay, and ships it on Apple's systems only. Without one no such file would compile here.
// It adds nothing.
