/// Makes `animatableData` of all stored variables of a structure, but for those that are `@AnimatableIgnored`,
/// constant, or kept by a property wrapper. Their types have to be written, and be `Animatable` themselves.
@attached(extension, conformances: Animatable) @attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Leaves a variable out of what `@Animatable` animates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
