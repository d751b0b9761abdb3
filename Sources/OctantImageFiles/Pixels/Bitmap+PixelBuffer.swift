// Image files are read into bitmaps, and written from them.
extension Bitmap: PixelBuffer {
    package static var sideLimit: Int { bitmapSideLimit }
    package static var areaLimit: Int { bitmapAreaLimit }
}
