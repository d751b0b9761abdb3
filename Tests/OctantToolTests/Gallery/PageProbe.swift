/// What tests run in the page: eyes and hands of theirs, by the page's own elements.
enum PageProbe {
    static let script = #"""
        (() => {
        const all = (selector, root = document) => [...root.querySelectorAll(selector)];
        const find = (selector, root = document) => root.querySelector(selector);
        const isSeen = element =>
            element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
        const frame = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        const data = JSON.parse(find("#data").textContent);
        const live = name => find(`.card[data-name="${name}"] .live`).shadowRoot;

        // Sets a control as a user does: `value` of the one that chooses `name`.
        async function set(name, value) {
            const radio = all(`input[name="${name}"]`).find(radio => radio.value === String(value));
            if (radio) {
                radio.click();
            } else {
                const input = find(`[data-option="${name}"]`);
                input.value = value;
                input.dispatchEvent(new Event("input", { bubbles: true }));
            }
            await frame();
        }

        async function setAll(choice) { for (const name in choice) await set(name, choice[name]); }

        // What is in the clipboard after the indicator was copied.
        async function copied(name, kind) {
            find(`.card[data-name="${name}"]`).click();
            if (find("[name=code]:checked").value !== kind) await set("code", kind);
            find("#copy").click();
            return await navigator.clipboard.readText();
        }

        // Who stands out of the page, or has text that does not fit, by name.
        function overflowing() {
            const names = [];
            const width = document.documentElement.clientWidth;
            if (document.documentElement.scrollWidth > width) names.push("the page");
            const boxes = ".card, .card span, button, h1, h2, h3, p, .row, .options > *, .swatches, .slider, .segments";
            for (const box of all(boxes)) {
                const { left, right } = box.getBoundingClientRect();
                if (!isSeen(box) || box.closest(".unseen")) continue;
                const isCut = box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).display !== "inline";
                if (left < -.5 || right > width + .5 || isCut) names.push(`${box.tagName} ${box.textContent.trim()}`);
            }
            for (const box of all(".live")) {
                const drawn = isSeen(box) && find("svg, img", box.shadowRoot)?.getBoundingClientRect();
                const { left, right, top, bottom } = box.getBoundingClientRect();
                if (drawn && (drawn.left < left - 1 || drawn.right > right + 1 || drawn.top < top - 1
                    || drawn.bottom > bottom + 1)) names.push(`a picture in ${box.parentNode.parentNode.textContent}`);
            }
            return names;
        }

        // How far each indicator's motions are, or where its picture is.
        const motions = () => data.entries.map(entry => {
            const root = live(entry.name);
            if (!entry.svg) return find("img", root).complete && find("img", root).naturalWidth > 0 ? "picture" : "";
            return root.getAnimations().filter(one => one.playState === "running")
                .map(one => one.effect.getComputedTiming().progress).join();
        });

        // What moves stops at `seconds`.
        function freeze(root, seconds) {
            for (const animation of root.getAnimations()) {
                animation.pause();
                animation.currentTime = seconds * 1000;
            }
        }

        // Puts what `make` returns for each indicator into a sheet over the page, stopped, and returns its size.
        const cell = 104;
        const columns = 8;
        async function lay(seconds, make) {
            const sheet = document.createElement("div");
            sheet.style = "position:fixed;inset:0;z-index:9;background:#fff";
            const entries = data.entries.filter(entry => entry.svg);
            for (const [index, entry] of entries.entries()) {
                const box = document.createElement("div");
                const [x, y] = [index % columns * cell, Math.floor(index / columns) * cell];
                box.style = `position:absolute;left:${x}px;top:${y}px;width:${cell}px;height:${cell}px;overflow:hidden`;
                const made = make(entry);
                box.append(made);
                sheet.append(box);
            }
            document.body.append(sheet);
            await frame();
            for (const box of sheet.children) freeze(box.firstChild.shadowRoot, seconds);
            await frame();
            return [columns * cell, Math.ceil(entries.length / columns) * cell];
        }

        // The pictures as they are on the page, out of their cards.
        const layLive = seconds => lay(seconds, entry => {
            const host = find(`.card[data-name="${entry.name}"] .live`);
            host.style = "display:block;width:auto;height:auto";
            const style = document.createElement("style");
            style.textContent = "svg{max-width:none!important;max-height:none!important}";
            host.shadowRoot.append(style);
            return host;
        });

        // Texts, each as a document of its own would show it.
        const layTexts = (texts, seconds) => lay(seconds, entry => {
            const host = document.createElement("div");
            host.attachShadow({ mode: "open" }).innerHTML = `<style>svg{display:block}</style>${texts[entry.name]}`;
            return host;
        });

        // The greatest mean difference that the cells of two pictures have, of 255, and whose it is.
        async function difference(one, other) {
            const pixels = await Promise.all([one, other].map(async address => {
                const image = new Image();
                image.src = address;
                await image.decode();
                const canvas = new OffscreenCanvas(image.width, image.height)
                    .getContext("2d", { willReadFrequently: true });
                canvas.drawImage(image, 0, 0);
                return canvas;
            }));
            let worst = [0, "", 0];
            const names = data.entries.filter(entry => entry.svg).map(entry => entry.name);
            for (const [index, name] of names.entries()) {
                const [x, y] = [index % columns * cell, Math.floor(index / columns) * cell];
                const [ours, theirs] = pixels.map(canvas => canvas.getImageData(x, y, cell, cell).data);
                let sum = 0;
                let ink = 0;
                for (let at = 0; at < ours.length; at += 1) {
                    sum += Math.abs(ours[at] - theirs[at]);
                    ink += 255 - theirs[at];
                }
                const mean = sum / ours.length;
                if (mean > worst[0]) worst = [mean, name, worst[2]];
                if (ink === 0) worst[2] += 1;
            }
            return worst;
        }

        // What can be reached by the keyboard, in the order of the page: of radio buttons those that are chosen.
        const reachable = () => all("a[href], button, input, pre[tabindex]").filter(element =>
            isSeen(element) && !element.disabled && !(element.type === "radio" && !element.checked)
        ).map(describe);

        function describe(element) {
            if (!element || element === document.body) return "the page";
            return [element.tagName, element.id, element.name, element.dataset.name, element.dataset.option,
                element.dataset.make, element.getAttribute("href")].filter(Boolean).join(" ");
        }

        // Whether one sees where the keyboard is.
        function showsFocus() {
            const element = document.activeElement;
            const places = [element, element.nextElementSibling, element.closest(".free")].filter(Boolean);
            return places.some(place => {
                const style = getComputedStyle(place);
                return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
            });
        }

        // Texts whose contrast is below 4.5, each with it.
        function faint() {
            const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
            const parts = color => {
                canvas.clearRect(0, 0, 1, 1);
                canvas.fillStyle = color;
                canvas.fillRect(0, 0, 1, 1);
                return [...canvas.getImageData(0, 0, 1, 1).data];
            };
            const light = ([red, green, blue]) => [red, green, blue].map(part => part / 255)
                .map(part => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4)
                .reduce((sum, part, index) => sum + part * [.2126, .7152, .0722][index], 0);
            return all("body *").flatMap(element => {
                const text = [...element.childNodes].map(node => node.nodeType === 3 ? node.data : "").join("");
                if (!text.trim() || !isSeen(element) || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName)) return [];
                const isClear = place => parts(getComputedStyle(place).backgroundColor)[3] < 255;
                let ground = element;
                while (ground && isClear(ground)) ground = ground.parentElement;
                const behind = light(parts(getComputedStyle(ground ?? document.body).backgroundColor));
                const ink = light(parts(getComputedStyle(element).color));
                const contrast = (Math.max(ink, behind) + .05) / (Math.min(ink, behind) + .05);
                return contrast < 4.5 ? [`${text.trim()}: ${contrast.toFixed(2)}`] : [];
            });
        }

        Object.assign(window, { probe: {
            all, find, frame, data, live, set, setAll, copied, overflowing, motions, layLive, layTexts, difference,
            reachable, describe, showsFocus, faint,
        } });
        })()
        """#
}
