/// The part of the page's script that knows no page: the texts of an indicator as it was chosen.
///
/// A choice is `color` (a name of the palette, digits as in #ff6347, or none), `scale`, `speed`, `background` and
/// whether it is `dark`. What is shown is what is copied: the page draws the text that `svgText` returns.
enum PageComposer {
    static let text = #"""
        // A number with four digits after the point at most, as our files have.
        const short = number => String(+Number(number).toFixed(4));

        const side = choice => choice.dark ? "dark" : "light";

        // The digits of a chosen colour.
        const digits = (color, choice) => data.colors.find(one => one.name === color)?.[side(choice)] ?? color;

        // The vectors in the chosen colour, and as fast as chosen.
        function vectors(looks, choice) {
            const isTinted = choice.color && looks.tinted;
            const text = looks.texts[isTinted ? looks.tinted[side(choice)] : looks.own[side(choice)].text];
            const color = isTinted ? digits(choice.color, choice) : looks.own[side(choice)].color;
            const colored = color ? text.replaceAll(data.marker, color) : text;
            if (choice.speed === 1) return colored;
            return colored.replace(/calc\((-?[\d.]+)s\*/g, (_, seconds) => `calc(${short(seconds / choice.speed)}s*`);
        }

        function svgText(entry, choice) {
            let text = vectors(entry.svg, choice);
            if (choice.scale !== 1) {
                // The first are the document's own.
                text = text.replace(/ width="([\d.]+)" height="([\d.]+)"/, (_, width, height) =>
                    ` width="${short(width * choice.scale)}" height="${short(height * choice.scale)}"`);
            }
            if (!choice.background) return text;
            return text.replace(">", `>\n <rect width="100%" height="100%" fill="${choice.background}"/>`);
        }

        function htmlText(entry, choice) {
            const rule = [];
            if (choice.background) rule.push(`background:${choice.background}`);
            if (choice.scale !== 1) rule.push(`scale:${short(choice.scale)}`, "transform-origin:0 0");
            let text = vectors(entry.html, choice);
            if (rule.length) text = text.replace("{position:relative;", `{${rule.join(";")};position:relative;`);
            if (choice.scale === 1) return text;
            // What is scaled takes the place it took before: what is around it has its new size.
            const [width, height] = [entry.width, entry.height].map(length => short(length * choice.scale));
            return `<div style="width:${width}px;height:${height}px">\n${text}</div>\n`;
        }

        // A chosen colour in Swift.
        function swiftColor(color) {
            if (data.colors.some(one => one.name === color)) return "." + color;
            if (color === "#ffffff") return ".white";
            if (color === "#000000") return ".black";
            const [red, green, blue] = [1, 3, 5].map(at => +(parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3));
            return `UIColor(red: ${red}, green: ${green}, blue: ${blue}, alpha: 1)`;
        }

        // Lines about what was not chosen are left out.
        function swiftText(entry, choice) {
            const values = {
                color: choice.color ? swiftColor(choice.color) : null,
                background: choice.background ? swiftColor(choice.background) : null,
                scale: choice.scale === 1 ? null : short(choice.scale),
                speed: choice.speed === 1 ? null : short(choice.speed),
            };
            return entry.swift.split("\n").flatMap(line => {
                const names = [...line.matchAll(/\{\??(\w+)\}/g)].map(match => match[1]);
                if (names.some(name => values[name] === null)) return [];
                // What is asked for only says when the line is there.
                return [line.replace(/\{\?\w+\}/g, "").replace(/\.?\{(\w+)\}/g, (_, name) => values[name])];
            }).join("\n");
        }
        """#
}
