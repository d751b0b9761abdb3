import OctantPort
import Testing

@Suite("Managed properties")
struct ManagedPropertiesTests {
    @Test(
        "of a layer they are animatable ones that begin with nothing",
        arguments: [
            ("@NSManaged var a: CGFloat", "@AnimatableLayerProperty var a: CGFloat = 0"),
            (
                "@objc @NSManaged public dynamic var a: CGColor?",
                "@objc @AnimatableLayerProperty public var a: CGColor? = nil"
            ),
            ("@NSManaged\nvar a: Bool // on", "@AnimatableLayerProperty\nvar a: Bool = false // on"),
            ("@NSManaged var a: [CGFloat]", "@AnimatableLayerProperty var a: [CGFloat] = []"),
            ("@NSManaged var a: [Int: Int]", "@AnimatableLayerProperty var a: [Int: Int] = [:]"),
            ("@NSManaged var a: UIColor", "@AnimatableLayerProperty var a: UIColor! = nil"),
            ("@NSManaged var a: UIColor!", "@AnimatableLayerProperty var a: UIColor! = nil"),
            (
                "#if X\n@NSManaged var a: CGPoint\n#endif",
                "#if X\n@AnimatableLayerProperty var a: CGPoint = .zero\n#endif"
            ),
        ])
    func layers(_ text: String, _ expected: String) throws {
        for superclass in ["CALayer", "QuartzCore.CAShapeLayer", "Base"] {
            let head = "class A: \(superclass) {\n"
            let result = try RewrittenText("\(head)\(text)\n}", "class Base: CALayer {}", by: ManagedProperties())
            #expect(result.text == "\(head)\(expected)\n}")
        }
    }

    @Test("others are problems")
    func problems() throws {
        func problem(_ text: String) throws -> [String] { try RewrittenText(text, by: ManagedProperties()).problems }
        let alone = "0.swift:1:28 '@NSManaged' is for single properties of layers only"
        #expect(try problem("class A: NSManagedObject { @NSManaged var a: Int }") == [alone])
        #expect(
            try problem("class AAAAAAAAAA: CALayer { @NSManaged var a: Int, b: Int }") == [
                "0.swift:1:29 '@NSManaged' is for single properties of layers only"
            ])
        #expect(
            try problem("class A: CALayer { @NSManaged var a: Mode }") == [
                "0.swift:1:20 '@NSManaged' gives a Mode no first value; "
                    + "write '@AnimatableLayerProperty var a: Mode = …'"
            ])
    }
}
