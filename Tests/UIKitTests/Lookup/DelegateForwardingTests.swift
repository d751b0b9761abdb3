import CoreGraphics
import Foundation
import Testing
import UIKit

/// What hears of a scroll view.
private final class Hearer: NSObject, UIScrollViewDelegate {
    var heard = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard += 1 }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView }
}

/// What says who hears in its place.
private final class Proxy: NSObject, UIScrollViewDelegate, MethodListing {
    var target: Any?
    var asked: [String] = []

    func forwardingTarget(for aSelector: Selector!) -> Any? {
        asked.append(aSelector?.description ?? "")
        return target
    }

    nonisolated static var listedMethods: [Selector] {
        [Selector("forwardingTargetForSelector:", Proxy.forwardingTarget(for:))]
    }
}

/// Views whose delegate is another one for others than for UIKit.
private final class Scroller: UIScrollView {
    let own = Hearer()
    override var delegate: (any UIScrollViewDelegate)? {
        get { nil }
        set { super.delegate = own }
    }
}

private final class Table: UITableView, UITableViewDataSource, UITableViewDelegate {
    var shown = 0
    override var dataSource: (any UITableViewDataSource)? {
        get { nil }
        set { super.dataSource = self }
    }
    override var delegate: (any UITableViewDelegate)? {
        get { nil }
        set { super.delegate = self }
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        shown += 1
    }
}

private final class Field: UITextField, UITextFieldDelegate {
    override var delegate: (any UITextFieldDelegate)? {
        get { nil }
        set { super.delegate = self }
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
}

@MainActor
@Suite("Delegates that pass on what they are told")
struct DelegateForwardingTests {
    @Test("a method that a delegate's class has not goes to what its forwardingTarget(for:) returns")
    func forwarding() {
        let (view, hearer, proxy) = (UIScrollView(), Hearer(), Proxy())
        proxy.target = hearer
        view.delegate = proxy
        view.contentOffset = CGPoint(x: 0, y: 10)
        #expect(hearer.heard == 1 && proxy.asked.contains("scrollViewDidScroll:"))
        #expect(proxy.viewForZooming(in: view) === view && proxy.asked.last == "viewForZoomingIn:")
    }

    @Test("without one, or with one of another kind, it does what a delegate without the method does")
    func nobody() {
        let (view, proxy) = (UIScrollView(), Proxy())
        view.delegate = proxy
        view.contentOffset = CGPoint(x: 0, y: 10)
        #expect(proxy.viewForZooming(in: view) == nil)
        for target in ["text", proxy] as [Any] {
            proxy.target = target
            #expect(proxy.viewForZooming(in: view) == nil)
        }
    }

    @Test("UIKit asks the delegate that it was given, whatever a subclass's property returns")
    func overridden() {
        let (scroller, table, field) = (Scroller(), Table(frame: CGRect(x: 0, y: 0, width: 90, height: 400)), Field())
        scroller.delegate = nil
        scroller.contentOffset = CGPoint(x: 0, y: 10)
        #expect(scroller.own.heard == 1 && scroller.delegate == nil)
        (table.dataSource, table.delegate) = (nil, nil)
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 3 && table.shown == 3)
        #expect(field.canBecomeFirstResponder)
        field.delegate = nil
        #expect(!field.canBecomeFirstResponder)
    }
}
