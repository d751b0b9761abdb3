import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import ViewSupport

@Suite("A collection's controller")
@MainActor
struct UICollectionViewControllerTests {
    private final class Names: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        var names = ["Ada", "Bob", "Cleo"]
        var chosen: [Int] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(LabelCell.self, forCellWithReuseIdentifier: "name")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
            (cell as? LabelCell)?.label.text = names[indexPath.item]
            return cell
        }
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            chosen.append(indexPath.item)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 60 + indexPath.item * 10, height: 40) }
    }

    @Test("shows its items in the sizes that it says, and is told of the choice")
    func code() {
        Stage.shown(size: CGSize(width: 320, height: 440)) { stage in
            let controller = Names(collectionViewLayout: UICollectionViewFlowLayout())
            stage.window.rootViewController = controller
            CATransaction.flush()
            #expect(controller.collectionView.visibleCells.map(\.bounds.width) == [60, 70, 80])
            stage.tap(80, 20)
            #expect(controller.chosen == [1])
            controller.viewWillAppear(false)
            #expect(controller.collectionView.indexPathsForSelectedItems == [])
        }
    }

    private static let page = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
          <scenes><scene sceneID="s"><objects>
            <collectionViewController id="c" sceneMemberID="viewController">
              <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \
        dataMode="prototypes" id="v">
                <rect key="frame" x="0.0" y="0.0" width="320" height="440"/>
                <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="vertical" \
        minimumLineSpacing="7" minimumInteritemSpacing="8" id="l">
                  <size key="itemSize" width="70" height="60"/>
                  <size key="headerReferenceSize" width="50" height="30"/>
                  <size key="footerReferenceSize" width="0.0" height="0.0"/>
                  <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
                </collectionViewFlowLayout>
                <cells>
                  <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
        contentMode="center" reuseIdentifier="box" id="b">
                    <rect key="frame" x="0.0" y="30" width="70" height="60"/>
                    <collectionViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
        multipleTouchEnabled="YES" contentMode="center" id="bv">
                      <rect key="frame" x="0.0" y="0.0" width="70" height="60"/>
                      <subviews>
                        <activityIndicatorView opaque="NO" contentMode="scaleToFill" animating="YES" style="medium" \
        id="i"><rect key="frame" x="10" y="10" width="20" height="20"/></activityIndicatorView>
                      </subviews>
                    </collectionViewCellContentView>
                  </collectionViewCell>
                </cells>
                <collectionReusableView key="sectionHeaderView" opaque="NO" clipsSubviews="YES" \
        multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="top" id="h">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="30"/>
                  <subviews>
                    <label opaque="NO" contentMode="left" text="Boxes" id="hl">
                      <rect key="frame" x="16" y="0.0" width="250" height="30"/>
                    </label>
                  </subviews>
                </collectionReusableView>
                <connections>
                  <outlet property="dataSource" destination="c" id="o1"/>
                  <outlet property="delegate" destination="c" id="o2"/>
                </connections>
              </collectionView>
            </collectionViewController>
          </objects></scene></scenes>
        </document>
        """

    @Test("a storyboard's layout, cells and headers are made of it")
    func storyboard() throws {
        final class Boxes: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
            }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "top", for: indexPath)
            }
        }
        try ResourceFolder.with { folder in
            try folder.write("Main.storyboard", Self.page)
            try Stage.shown(size: CGSize(width: 320, height: 440)) { stage in
                let storyboard = try UIStoryboard(name: "Main", bundle: folder.bundle)
                let controller = try #require(
                    storyboard.instantiateInitialViewController() as? UICollectionViewController)
                let boxes = Boxes()
                controller.collectionView.dataSource = boxes
                stage.window.rootViewController = controller
                CATransaction.flush()
                let view = try #require(controller.collectionView)
                #expect(storyboard.issues.isEmpty, "\(storyboard.issues)")
                let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
                #expect(layout.minimumLineSpacing == 7 && layout.minimumInteritemSpacing == 8)
                #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
                #expect(view.delegate === controller && view.visibleCells.count == 3)
                #expect(view.visibleCells[0].frame == CGRect(x: 1, y: 32, width: 70, height: 60))
                let spinners = view.visibleCells.compactMap {
                    $0.contentView.subviews.first as? UIActivityIndicatorView
                }
                #expect(spinners.count == 3 && Set(spinners.map(ObjectIdentifier.init)).count == 3)
                let header = view.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionHeader, at: item(0))
                #expect((header?.subviews.first as? UILabel)?.text == "Boxes" && header?.frame.height == 30)
            }
        }
    }
}
