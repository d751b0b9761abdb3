/// The version of the package, and of the tool. Scripts/installing.bash reads it here.
let version = "0.1.0"
