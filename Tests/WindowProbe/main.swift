// A program that shows a hand-made tree in a window and prints what happens, one JSON object a line.
//
//   WindowProbe --spinners N --size WxH --scale S [--frozen SECONDS] [--block SECONDS] [--late yes]
//
// With --late it prints `started` once it has the display, and opens the window at the first line of its input.
// After the main thread was blocked for as long as --block says, it obeys lines on standard input: `spin N` commits N
// spinners, `conceal N WAY` N that are out of view (see SpinnerTree.Concealment), `freeze N T` N that show the image
// of second T for good, `slide T` one that slides for T seconds, `storm N` N trees one after the other, `again` starts
// the display a second time, `date` tells the date, `copy TEXT` puts a text on the clipboard, `select TEXT` says what
// was selected last, `paste` tells what is on the clipboard and `paste selected` what was selected last, `follow` has
// it tell what other programs put there from then on, `compose N` has text typed for the Nth time and `compose` no
// more, `close` closes the window. `quit`, or the end of the input, ends the program.

import Foundation
import OctantDisplay
import OctantGTK
import RenderServer
import TestSupport

/// The arguments, each with a default.
struct Arguments {
    var spinners = 1
    var size = CGSize(width: 400, height: 300)
    var scale = 1
    var frozen: Double?
    var block = 0.0
    var isLate = false

    init(_ string: [String]) {
        var string = string[...]
        while let name = string.popFirst(), let value = string.popFirst() {
            switch name {
            case "--spinners": spinners = Int(value) ?? spinners
            case "--scale": scale = Int(value) ?? scale
            case "--frozen": frozen = Double(value)
            case "--late": isLate = value == "yes"
            case "--block": block = Double(value) ?? block
            case "--size":
                let sides = value.split(separator: "x").compactMap { Double($0) }
                if sides.count == 2 { size = CGSize(width: sides[0], height: sides[1]) }
            default: break
            }
        }
    }

    func tree(spinners: Int, frozenAt: Double?) -> RenderTree {
        SpinnerTree.make(count: spinners, size: size, scale: scale, frozenAt: frozenAt)
    }
}

#if GTK
    let arguments = Arguments(Array(CommandLine.arguments.dropFirst()))
    let report = Report()
    do {
        let display = try GTKDisplay.start { trace in report.print(trace) }
        if arguments.isLate {
            report.print("started")
            _ = readLine()
        }
        let mailbox = SurfaceMailbox()
        mailbox.post(arguments.tree(spinners: arguments.spinners, frozenAt: arguments.frozen))
        let configuration = SurfaceConfiguration(size: arguments.size, title: "WindowProbe")
        let surface = display.openSurface(configuration, mailbox: mailbox) { event in report.print(event) }
        if arguments.block > 0 {
            Thread.sleep(forTimeInterval: arguments.block)
            report.print("unblocked")
        }
        while let line = readLine(), line != "quit" {
            let string = line.split(separator: " ")
            switch string.first {
            case "close": surface.close()
            case "copy":
                display.clipboard(.copied)?.set([ClipboardFormat(text: String(line.dropFirst("copy ".count)))])
                report.print("copied")
            case "select":
                display.clipboard(.selected)?.set([ClipboardFormat(text: String(line.dropFirst("select ".count)))])
                report.print("selected")
            case "paste": report.print(pasted: display.clipboard(string.count > 1 ? .selected : .copied)?.text)
            case "follow":
                let clipboard = display.clipboard(.copied)
                clipboard?.follow { report.print(changed: clipboard?.types ?? []) }
                report.print("follows")
            case "compose":
                surface.setTextInput(string.count > 1 ? TextInput(caret: .zero, session: Int(string[1]) ?? 0) : nil)
                report.print("composes")
            case "date": report.print(Date())
            case "spin": mailbox.post(arguments.tree(spinners: Int(string[1]) ?? 1, frozenAt: nil))
            case "conceal":
                let way = SpinnerTree.Concealment(rawValue: String(string[2]))
                mailbox.post(
                    SpinnerTree.make(
                        count: Int(string[1]) ?? 1, size: arguments.size, scale: arguments.scale, concealed: way))
            case "freeze": mailbox.post(arguments.tree(spinners: Int(string[1]) ?? 1, frozenAt: Double(string[2])))
            case "again":
                do {
                    _ = try GTKDisplay.start()
                } catch {
                    report.print(error)
                }
            case "slide":
                let now = HostClock().now()
                mailbox.post(SpinnerTree.sliding(size: arguments.size, from: now, duration: Double(string[1]) ?? 1))
            case "storm":
                // Made before, so that only the commits are measured.
                let trees = (0..<2).map { arguments.tree(spinners: $0, frozenAt: 0) }
                for number in 0..<(Int(string[1]) ?? 1) {
                    // A tree of its own for each commit, whose layers are shared.
                    mailbox.post(RenderTree(root: trees[number % 2].root, size: arguments.size))
                    surface.treeDidChange()
                }
                report.print("stormed")
            default: continue
            }
            surface.treeDidChange()
        }
    } catch {
        report.print(error)
        exit(1)
    }
#endif
