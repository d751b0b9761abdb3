/// The page's script: what is chosen, what is shown of it, what is copied and downloaded. It asks no network for
/// anything, so that it works from a file.
enum PageScript {
    static let text = #"""
        const data = JSON.parse(document.getElementById("data").textContent);
        const find = (selector, root = document) => root.querySelector(selector);
        const all = (selector, root = document) => [...root.querySelectorAll(selector)];
        const root = document.documentElement;
        const inspector = find("#inspector");
        const prefersDark = matchMedia("(prefers-color-scheme: dark)");
        const isFile = location.protocol === "file:";
        const isNarrow = matchMedia("(max-width: 1019px)");
        const entries = new Map(data.entries.map(entry => [entry.name, entry]));
        // Characters of code that are shown; all of it is copied.
        const shownCode = 6000;
        // How long it is said that something was copied, in milliseconds.
        const sayTime = 3000;

        const state = {
            name: data.entries[0].name, color: "", scale: 1, speed: 1, background: "", scheme: "auto", code: "svg",
            // Who asks for less motion starts it.
            isPaused: matchMedia("(prefers-reduced-motion: reduce)").matches,
        };

        const isDark = () => state.scheme === "auto" ? prefersDark.matches : state.scheme === "dark";
        const choice = () => ({ ...state, dark: isDark() });
        const label = entry => [entry.title, entry.variant].filter(Boolean).join(", ");
        const code = (entry, kind) =>
            ({ svg: svgText, html: htmlText, swift: swiftText })[kind](entry, choice());
        const size = bytes => bytes < 1000 ? `${bytes} B` : `${Math.round(bytes / 1000)} KB`;

        // MARK: Showing

        // What is too large is shown smaller.
        const hostStyle = `
            :host { overflow: hidden }
            div { display: contents }
            svg, img { display: block; max-width: 100%; max-height: 100%; object-fit: contain }
            :host([data-still]) * { animation-play-state: paused !important }
        `;

        // Shows an indicator as it is chosen. Its styles and names stay its own.
        function draw(host, entry) {
            const now = choice();
            const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
            const text = entry.svg ? svgText(entry, now) : picture(entry, now);
            host.toggleAttribute("data-still", state.isPaused);
            if (host.drawn === text) return;
            host.drawn = text;
            // The host, or the card, says what it is.
            shadow.innerHTML = `<style>${hostStyle}</style><div aria-hidden="true">${text}</div>`;
            // All have begun with the page: a change of colour begins nothing anew.
            if (!state.isPaused) for (const animation of shadow.getAnimations()) animation.startTime = 0;
        }

        function picture(entry, now) {
            const files = entry.files[side(now)];
            const width = short(entry.width * now.scale);
            const kind = state.isPaused ? "png" : "apng";
            return `<img src="${files.find(file => file.kind === kind).name}" width="${width}" alt="">`;
        }

        function showCards() {
            for (const card of all(".card")) {
                draw(find(".live", card), entries.get(card.dataset.name));
                card.setAttribute("aria-pressed", card.dataset.name === state.name);
            }
        }

        function showInspector() {
            const entry = entries.get(state.name);
            const now = choice();
            const live = find("#live");
            draw(live, entry);
            live.setAttribute("aria-label", `${label(entry)}, ${state.isPaused ? "paused" : "moving"}`);
            find("#chosen").textContent = label(entry);
            find("#summary").textContent = entry.summary;
            const [width, height] = [entry.width, entry.height].map(length => length * now.scale);
            const drawn = find("svg, img", live.shadowRoot).getBoundingClientRect().width;
            const part = drawn > 0 && drawn < width - 1 ? `, shown at ${Math.round(drawn / width * 100)} %` : "";
            find("#measure").textContent = `${short(width)} × ${short(height)} px${part}`;
            const morphs = entry.svg?.texts[0].includes("{d:path(");
            const reasons = [
                entry.reason, entry.tints ? "" : "It has no colour to choose.",
                morphs ? "Its outline does not move in Safari; that of SVG by SMIL does." : "",
            ].filter(Boolean);
            find("#note").textContent = reasons.join(" ");
            find("#note").hidden = reasons.length === 0;
            if (!entry.svg && state.code !== "swift") state.code = "swift";
            for (const input of all("[name=code]")) {
                input.disabled = !entry.svg && input.value !== "swift";
                input.checked = input.value === state.code;
            }
            showCode(entry);
            showFiles(entry, now);
        }

        const codeNames = { svg: "SVG", html: "CSS", swift: "Swift" };

        function showCode(entry) {
            const text = code(entry, state.code);
            const rest = text.length - shownCode;
            find("#code").textContent = rest > 0 ? `${text.slice(0, shownCode)}\n… and ${size(rest)} more` : text;
            find("#copy").textContent = `Copy ${codeNames[state.code]}`;
        }

        function showFiles(entry, now) {
            find("#made").hidden = !entry.svg;
            const list = find("#recorded");
            list.replaceChildren(...entry.files[side(now)].map(file => {
                const item = document.createElement("li");
                const link = document.createElement("a");
                const own = { className: "button", href: file.name, download: file.name };
                // A browser that shows a file instead of saving it leaves this page where it is.
                Object.assign(link, own, { target: "_blank", rel: "noopener" });
                const bytes = document.createElement("small");
                bytes.textContent = size(file.size);
                link.append(file.title + " ", bytes);
                item.append(link);
                return item;
            }));
            const [width, height] = [entry.width, entry.height].map(short);
            const look = entry.isSame ? "light and dark alike" : `for ${side(now)}`;
            find("#as").textContent =
                `In its own colour and speed, on nothing, ${look}: ${width} × ${height} points, pictures at `
                + `${data.scale} pixels a point. What is chosen above does not change these.`
                + (isFile ? " A browser that has this page from a file may open them instead: save them there." : "");
            // Where there are no vectors at all, a note above says so.
            const missing = entry.svg ? [...entry.missing] : [];
            const isVideo = file => file.kind === "mp4";
            if (entry.files.light.some(isVideo) && !entry.files[side(now)].some(isVideo)) {
                missing.push("Videos are recorded for light only.");
            }
            find("#missing").textContent = missing.join(" ");
            find("#missing").hidden = missing.length === 0;
        }

        function showOptions() {
            root.dataset.scheme = state.scheme;
            for (const name of ["color", "background"]) {
                const radios = all(`[name=${name}]`);
                for (const radio of radios) radio.checked = radio.value === state[name];
                find(`#free-${name}`).toggleAttribute("data-chosen", !radios.some(radio => radio.checked));
            }
            for (const swatch of all("[data-light]")) {
                swatch.style.setProperty("--swatch", swatch.dataset[side(choice())]);
            }
            for (const name of ["scale", "speed"]) {
                const slider = find(`#${name}`);
                slider.value = state[name];
                slider.setAttribute("aria-valuetext", `${short(state[name])} times`);
                find(`#${name}-now`).textContent = `${short(state[name])}×`;
            }
            find("#pause").textContent = state.isPaused ? "Play" : "Pause";
        }

        let isWaiting = false;

        // Shows what has changed, once a frame.
        function refresh() {
            if (isWaiting) return;
            isWaiting = true;
            requestAnimationFrame(refreshNow);
        }

        function refreshNow() {
            isWaiting = false;
            showOptions();
            showCards();
            showInspector();
        }

        // MARK: Saying

        let silence = 0;

        function say(text) {
            const place = find("#said");
            // The same words again are new words.
            place.textContent = "";
            clearTimeout(silence);
            requestAnimationFrame(() => { place.textContent = text; });
            silence = setTimeout(() => { place.textContent = ""; }, sayTime);
        }

        async function copy() {
            const entry = entries.get(state.name);
            const text = code(entry, state.code);
            try {
                await navigator.clipboard.writeText(text);
            } catch {
                if (!copyByHand(text)) return say("The browser did not let it be copied: select the code.");
            }
            say(`Copied: ${label(entry)} as ${codeNames[state.code]}.`);
        }

        // For browsers that have no clipboard for files.
        function copyByHand(text) {
            const area = document.createElement("textarea");
            const before = document.activeElement;
            area.value = text;
            inspector.append(area);
            area.select();
            const isDone = document.execCommand("copy");
            area.remove();
            before?.focus();
            return isDone;
        }

        function download(kind) {
            const entry = entries.get(state.name);
            const [ending, type] = kind === "svg" ? ["svg", "image/svg+xml"] : ["html", "text/html"];
            const link = document.createElement("a");
            link.href = URL.createObjectURL(new Blob([code(entry, kind)], { type }));
            link.download = `${entry.name}.${ending}`;
            link.click();
            setTimeout(() => URL.revokeObjectURL(link.href), sayTime);
            say(`Saved: ${label(entry)} as ${link.download}.`);
        }

        // MARK: Choosing

        const card = () => find(`.card[data-name="${state.name}"]`);

        function open() {
            if (inspector.matches(":modal")) return;
            inspector.removeAttribute("open");
            if (isNarrow.matches) inspector.showModal(); else inspector.setAttribute("open", "");
        }

        function choose(name) {
            state.name = name;
            history.replaceState(null, "", `#${name}`);
            open();
            refreshNow();
            inspector.scrollTop = 0;
            find("#chosen").focus({ preventScroll: true });
        }

        function settle() {
            if (inspector.matches(":modal")) inspector.close();
            inspector.toggleAttribute("open", !isNarrow.matches);
            refresh();
        }

        document.addEventListener("click", event => {
            const chosen = event.target.closest(".card");
            if (chosen) choose(chosen.dataset.name);
        });
        document.addEventListener("input", event => {
            const input = event.target;
            const isNumber = input.type === "range";
            const name = input.dataset.option ?? input.name;
            if (!(name in state)) return;
            state[name] = isNumber ? Number(input.value) : input.value;
            refresh();
        });
        inspector.addEventListener("keydown", event => {
            if (event.key === "Escape" && !inspector.matches(":modal")) card().focus();
        });
        inspector.addEventListener("close", () => card().focus());
        inspector.addEventListener("click", event => {
            // What is outside of the sheet is its backdrop.
            const frame = inspector.getBoundingClientRect();
            if (event.target === inspector && event.clientY < frame.top) inspector.close();
        });
        find("#close").addEventListener("click", () => inspector.close());
        find("#copy").addEventListener("click", copy);
        for (const button of all("[data-make]")) button.addEventListener("click", () => download(button.dataset.make));
        find("#pause").addEventListener("click", () => {
            state.isPaused = !state.isPaused;
            refresh();
        });
        find("#reset").addEventListener("click", () => {
            Object.assign(state, { color: "", scale: 1, speed: 1, background: "" });
            refresh();
            say("Everything is as it was made.");
        });
        prefersDark.addEventListener("change", refresh);
        isNarrow.addEventListener("change", settle);
        addEventListener("resize", refresh);

        const asked = decodeURIComponent(location.hash.slice(1));
        if (entries.has(asked)) state.name = asked;
        settle();
        """#
}
