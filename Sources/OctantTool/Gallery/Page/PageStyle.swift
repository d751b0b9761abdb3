/// How the gallery's page looks: a grid of cards, and beside it, or over it where there is no room, one inspector.
enum PageStyle {
    // Text keeps a contrast of 4.5 to what is behind it, in light and in dark; a test measures it.
    static let text = #"""
        :root {
            color-scheme: light dark;
            --page: light-dark(#f5f5f7, #0e0e10);
            --card: light-dark(#fff, #1a1a1d);
            --sunk: light-dark(#f5f5f7, #111113);
            --ink: light-dark(#1d1d1f, #f5f5f7);
            --quiet: light-dark(#5c5c63, #a6a6ad);
            --line: light-dark(#dcdce1, #2e2e33);
            --edge: light-dark(#85858d, #7c7c84);
            --accent: light-dark(#0062c4, #5aaaff);
            --on-accent: light-dark(#fff, #06121f);
            --shade: light-dark(0 1px 2px #0000000a, 0 0 0 #0000);
            --mono: ui-monospace, "SF Mono", Menlo, "Cascadia Code", "DejaVu Sans Mono", monospace;
        }
        :root[data-scheme=light] { color-scheme: light }
        :root[data-scheme=dark] { color-scheme: dark }
        *, ::before, ::after { box-sizing: border-box }
        body {
            margin: 0; background: var(--page); color: var(--ink);
            font: 15px/1.5 -apple-system, "Segoe UI", Inter, system-ui, sans-serif;
            -webkit-text-size-adjust: 100%;
        }
        h1, h2, h3, p, ul, fieldset, legend, dl, dd { margin: 0; padding: 0; border: 0; min-width: 0 }
        ul { list-style: none }
        button, input { font: inherit; color: inherit }
        a { color: var(--accent) }
        code, pre { font-family: var(--mono); font-size: 12.5px }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
        [hidden] { display: none !important }
        .unseen:not(:focus) {
            position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
        }
        .skip:focus {
            position: fixed; left: 12px; top: 12px; z-index: 5; padding: 8px 14px; border-radius: 8px;
            background: var(--card);
        }

        .top, .columns, footer { max-width: 1760px; margin: 0 auto; padding: 0 32px }
        .top { display: flex; flex-wrap: wrap; align-items: end; gap: 16px 32px; padding-top: 40px }
        .top > :first-child { flex: 1 1 300px }
        h1 { font-size: 34px; line-height: 1.15; font-weight: 650; letter-spacing: -.022em }
        .top p { margin-top: 6px; color: var(--quiet); max-width: 46em; text-wrap: pretty }
        .tools { display: flex; flex-wrap: wrap; gap: 10px }
        .columns { display: grid; grid-template-columns: minmax(0, 1fr) 400px; gap: 40px; padding-bottom: 56px }
        section { padding-top: 36px }
        h2 { font-size: 19px; line-height: 1.3; font-weight: 620; letter-spacing: -.01em }
        section > h2 { margin-bottom: 14px }
        h2 small { margin-left: 8px; color: var(--quiet); font-size: 13px; font-weight: 400; letter-spacing: 0 }
        h3 { font-size: 13px; line-height: 1.4; font-weight: 600 }

        .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(172px, 1fr)); gap: 14px }
        .card {
            display: flex; flex-direction: column; width: 100%; height: 100%; padding: 0 14px 12px;
            border: 1px solid var(--line); border-radius: 16px; background: var(--card); box-shadow: var(--shade);
            text-align: left; cursor: pointer;
        }
        .card:hover { border-color: var(--edge) }
        .card[aria-pressed=true] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent) }
        .stage { display: flex; align-items: center; justify-content: center; height: 128px; padding: 14px 0 }
        .live { display: flex; align-items: center; justify-content: center; width: 100%; height: 100%; min-width: 0 }
        .live img { display: block; max-width: 100%; max-height: 100% }
        .title { font-size: 14px; font-weight: 560; line-height: 1.35 }
        .variant { min-height: 1.5em; color: var(--quiet); font-size: 12.5px; line-height: 1.5 }

        .segments { display: inline-flex; padding: 2px; border-radius: 10px; background: var(--line) }
        .segments label { position: relative; display: block }
        .segments input {
            position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer;
        }
        .segments input:disabled { cursor: default }
        .segments input:disabled + span { color: var(--edge); text-decoration: line-through }
        .segments span { display: block; padding: 4px 14px; border-radius: 8px; font-size: 13px; line-height: 22px }
        .segments input:checked + span { background: var(--card); font-weight: 560; box-shadow: 0 1px 3px #0002 }
        .segments input:focus-visible + span { outline: 3px solid var(--accent); outline-offset: 1px }
        .button {
            display: inline-flex; align-items: center; justify-content: center; gap: 6px; min-height: 34px;
            padding: 4px 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--card);
            font-size: 13px; line-height: 1.4; text-decoration: none; color: var(--ink); cursor: pointer;
        }
        .button:hover { border-color: var(--edge) }
        .button small { color: var(--quiet); font-size: 12px }
        .button.main { border-color: transparent; background: var(--accent); color: var(--on-accent); font-weight: 600 }
        .button.main:hover { filter: brightness(1.08) }

        aside { min-width: 0; padding-top: 36px }
        #inspector {
            position: sticky; top: 20px; display: flex; flex-direction: column; gap: 18px; width: 100%; margin: 0;
            max-width: none; max-height: calc(100vh - 40px); padding: 20px; overflow: auto;
            border: 1px solid var(--line); border-radius: 20px; background: var(--card); color: var(--ink);
            box-shadow: var(--shade);
        }
        #inspector:not([open]) { display: none }
        #inspector:focus { outline: none }
        #inspector .stage {
            flex: none; height: 156px; padding: 16px; border-radius: 12px; background: var(--sunk); overflow: hidden;
        }
        .head { display: grid; grid-template-columns: 1fr auto; gap: 2px 12px; align-items: start }
        .head h2:focus { outline: none }
        .head h2:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; border-radius: 4px }
        .head h2 { justify-self: start }
        .head p { grid-column: 1 / -1; color: var(--quiet); font-size: 13px }
        #close { display: none }
        .measure { margin-top: -12px; color: var(--quiet); font-size: 12.5px; text-align: center }
        .note { padding: 10px 12px; border-radius: 10px; background: var(--sunk); color: var(--quiet); font-size: 13px }
        .options { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 12px 16px; align-items: center }
        .options fieldset { display: contents }
        .options legend, .options label.name { float: left; font-size: 13px; color: var(--quiet) }
        .swatches { display: flex; flex-wrap: wrap; gap: 5px }
        .swatches label { position: relative; display: block; width: 26px; height: 26px }
        .swatches input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; cursor: pointer }
        .swatches input[type=radio] { opacity: 0 }
        .swatches i {
            position: absolute; inset: 3px; border-radius: 50%; background: var(--swatch);
            box-shadow: inset 0 0 0 1px light-dark(#0003, #fff5);
        }
        .swatches .none i { background: linear-gradient(135deg, #0000 47%, #d70015 47% 53%, #0000 53%) }
        .swatches .own i { background: linear-gradient(135deg, var(--ink) 50%, var(--swatch, #007aff) 50%) }
        .swatches input[type=color] {
            inset: 3px; width: 20px; height: 20px; padding: 0; border: 0; border-radius: 50%; background: none;
            appearance: none; overflow: hidden;
        }
        ::-webkit-color-swatch-wrapper { padding: 0 }
        ::-webkit-color-swatch { border: 0; border-radius: 50% }
        ::-moz-color-swatch { border: 0; border-radius: 50% }
        .swatches .free::before {
            position: absolute; inset: 1px; border-radius: 50%; content: "";
            background: conic-gradient(#ff3b30, #ffcc00, #34c759, #32ade6, #5856d6, #ff2d55, #ff3b30);
        }
        .swatches .free input[type=color] { inset: 4px; width: 18px; height: 18px }
        .swatches input:checked ~ i, .swatches .free[data-chosen]::after {
            outline: 2px solid var(--accent); outline-offset: 2px;
        }
        .swatches .free[data-chosen]::after { position: absolute; inset: 1px; border-radius: 50%; content: "" }
        .swatches .free::after { pointer-events: none }
        .swatches input:focus-visible ~ i, .swatches .free:focus-within {
            outline: 3px solid var(--accent); outline-offset: 2px;
        }
        .swatches .free { border-radius: 50% }
        .slider { display: flex; align-items: center; gap: 12px }
        .slider input { flex: 1; min-width: 0; height: 28px; margin: 0; accent-color: var(--accent) }
        .number { min-width: 44px; font-size: 13px; text-align: right; font-variant-numeric: tabular-nums }

        .code { display: grid; gap: 10px }
        .row { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 10px }
        pre {
            height: 138px; margin: 0; padding: 12px 14px; overflow: auto; border-radius: 12px; background: var(--sunk);
            line-height: 1.55; tab-size: 4;
        }
        .downloads { display: grid; gap: 8px }
        .downloads p { color: var(--quiet); font-size: 12.5px }
        .downloads ul { display: flex; flex-wrap: wrap; gap: 8px }
        #said {
            position: fixed; left: 50%; bottom: 24px; z-index: 4; max-width: calc(100vw - 32px); padding: 10px 18px;
            border-radius: 999px; background: var(--ink); color: var(--page); font-size: 14px;
            transform: translateX(-50%); transition: opacity .2s; pointer-events: none;
        }
        #said:empty { opacity: 0 }
        footer { padding-top: 20px; padding-bottom: 40px; color: var(--quiet); font-size: 13px }

        @media (max-width: 1019px) {
            .columns { grid-template-columns: minmax(0, 1fr) }
            aside { padding: 0 }
            #inspector {
                position: fixed; inset: auto 0 0; max-height: 92vh; margin: 0 auto; max-width: 560px;
                border-width: 1px 0 0; border-radius: 20px 20px 0 0; padding: 20px 20px 28px;
            }
            #inspector::backdrop { background: #0007 }
            #close { display: inline-flex }
        }
        @media (max-width: 560px) {
            .top, .columns, footer { padding-left: 16px; padding-right: 16px }
            .top { padding-top: 28px }
            h1 { font-size: 28px }
            section { padding-top: 28px }
            .grid { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 10px }
            .stage { height: 112px }
        }
        @media (prefers-reduced-motion: reduce) { * { transition: none !important } }
        @media (forced-colors: active) { .card[aria-pressed=true] { outline: 3px solid Highlight } }
        """#
}
