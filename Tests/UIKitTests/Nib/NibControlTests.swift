import CoreGraphics
import Testing
import UIKit

@Suite("Controls from interface files")
@MainActor
struct NibControlTests {
    @Test("a button has its type, its words and colours by state")
    func button() throws {
        let button: UIButton = try NibPage.object(
            """
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="leading" \
            contentVerticalAlignment="top" enabled="NO" buttonType="system" lineBreakMode="middleTruncation" id="b">
                <rect key="frame" x="1" y="2" width="90" height="34"/>
                <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
                <inset key="contentEdgeInsets" minX="4" minY="1" maxX="5" maxY="2"/>
                <state key="normal" title="Go"><color key="titleColor" systemColor="systemGreenColor"/></state>
                <state key="disabled" title="Wait"/>
            </button>
            """)
        #expect(button.buttonType == .system && !button.isEnabled)
        #expect(button.title(for: .normal) == "Go" && button.currentTitle == "Wait")
        #expect(button.titleColor(for: .normal) == .systemGreen)
        #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 15))
        #expect(button.contentHorizontalAlignment == .leading && button.contentVerticalAlignment == .top)
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 1, left: 4, bottom: 2, right: 5))
        #expect(button.frame == CGRect(x: 1, y: 2, width: 90, height: 34))
    }

    @Test("a button has its configuration, the spinner in it included")
    func configuration() throws {
        let button: UIButton = try NibPage.object(
            """
            <button buttonType="system" id="b"><state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="filled" title="Send" imagePlacement="trailing" \
            imagePadding="6" showsActivityIndicator="YES" cornerStyle="capsule" buttonSize="large">
                    <color key="baseBackgroundColor" systemColor="systemPinkColor"/>
                    <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
                </buttonConfiguration>
            </button>
            """)
        let made = try #require(button.configuration)
        #expect(made.showsActivityIndicator && made.imagePlacement == .trailing && made.imagePadding == 6)
        #expect(made.cornerStyle == .capsule && made.buttonSize == .large)
        #expect(made.baseBackgroundColor == .systemPink)
        #expect(made.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test("switches, sliders and steppers have their values between their limits")
    func values() throws {
        let toggle: UISwitch = try NibPage.object(
            #"<switch on="YES" id="s"><color key="onTintColor" systemColor="systemRedColor"/></switch>"#)
        #expect(toggle.isOn && toggle.onTintColor == .systemRed)
        let slider: UISlider = try NibPage.object(
            #"<slider opaque="NO" value="40" minValue="10" maxValue="90" continuous="NO" id="s"/>"#)
        #expect(slider.value == 40 && slider.minimumValue == 10 && slider.maximumValue == 90 && !slider.isContinuous)
        let stepper: UIStepper = try NibPage.object(
            #"<stepper value="150" minimumValue="120" maximumValue="200" stepValue="5" wraps="YES" id="s"/>"#)
        #expect(stepper.value == 150 && stepper.minimumValue == 120 && stepper.stepValue == 5 && stepper.wraps)
    }

    @Test("a page control has its pages, and its colours")
    func pages() throws {
        let control: UIPageControl = try NibPage.object(
            """
            <pageControl numberOfPages="4" currentPage="2" hidesForSinglePage="YES" backgroundStyle="prominent" id="p">
                <color key="pageIndicatorTintColor" systemColor="systemGrayColor"/>
                <color key="currentPageIndicatorTintColor" systemColor="systemRedColor"/>
            </pageControl>
            """)
        #expect(control.numberOfPages == 4 && control.currentPage == 2 && control.hidesForSinglePage)
        #expect(control.pageIndicatorTintColor == .systemGray && control.currentPageIndicatorTintColor == .systemRed)
        #expect(control.backgroundStyle == .prominent)
    }

    @Test("a segmented control has its segments, one of them selected")
    func segments() throws {
        let control: UISegmentedControl = try NibPage.object(
            """
            <segmentedControl segmentControlStyle="plain" selectedSegmentIndex="1" id="s"><segments>
                <segment title="Medium"/><segment title="Large" width="80"/><segment title="Off" enabled="NO"/>
            </segments></segmentedControl>
            """)
        #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 1)
        #expect(control.titleForSegment(at: 1) == "Large" && control.widthForSegment(at: 1) == 80)
        #expect(!control.isEnabledForSegment(at: 2))
    }

    @Test("a text field has its text, border and secrecy")
    func textField() throws {
        let field: UITextField = try NibPage.object(
            """
            <textField borderStyle="roundedRect" placeholder="Width" textAlignment="right" text="12" id="t">
                <fontDescription key="fontDescription" type="system" pointSize="14"/>
                <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
            </textField>
            """)
        #expect(field.text == "12" && field.placeholder == "Width" && field.borderStyle == .roundedRect)
        #expect(field.textAlignment == .right && field.isSecureTextEntry && field.font?.pointSize == 14)
    }

    @Test("a scroll view scrolls as it is said, with its refresh control")
    func scrollView() throws {
        let view: UIScrollView = try NibPage.object(
            """
            <scrollView clipsSubviews="YES" alwaysBounceVertical="YES" \
            showsHorizontalScrollIndicator="NO" indicatorStyle="white" id="s">
                <refreshControl key="refreshControl" opaque="NO" id="r"><color key="tintColor" \
            systemColor="systemTealColor"/></refreshControl>
            </scrollView>
            """)
        #expect(view.clipsToBounds && view.alwaysBounceVertical && !view.showsHorizontalScrollIndicator)
        #expect(view.indicatorStyle == .white && view.refreshControl?.tintColor == .systemTeal)
    }
}
