extension Bitmap {
    /// The part of `width` by `height` pixels that a bitmap of a layer holds, from the top left: at most
    /// `bitmapSideLimit` a side and `bitmapAreaLimit` in all. Nil for less than a pixel and for what is no number.
    package static func part(ofWidth width: CGFloat, height: CGFloat) -> (width: Int, height: Int)? {
        guard width >= 1, height >= 1 else { return nil }
        let limit = CGFloat(bitmapSideLimit)
        let (across, down) = (Int(min(width, limit)), Int(min(height, limit)))
        return (across, min(down, bitmapAreaLimit / across))
    }
}
