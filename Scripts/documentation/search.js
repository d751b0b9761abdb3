// The search of every page. What it searches is in search-index.js, which is loaded when it is first asked for: a
// script, as pages of the file system may not fetch.
(() => {
  const most = 12;
  const field = document.querySelector("header input");
  const list = document.getElementById("found");
  const top = document.body.dataset.top;
  let chosen = -1;

  const load = () => {
    if (window.octantIndex || document.getElementById("search-index")) return;
    const script = document.createElement("script");
    script.id = "search-index";
    script.src = `${top}/search-index.js`;
    script.onload = show;
    document.head.append(script);
  };

  // Whole names come before beginnings of words, and these before the rest; the shorter first.
  const rank = (name, words) => {
    const text = name.toLowerCase();
    if (!words.every((word) => text.includes(word))) return Infinity;
    const whole = words.join(" ");
    if (text === whole) return 0;
    const begins = text.startsWith(whole) ? 1 : text.split(/[\s.]/).some((one) => one.startsWith(words[0])) ? 2 : 3;
    return begins + text.length / 1000;
  };

  function choose(index) {
    const items = [...list.children];
    chosen = items.length ? (index + items.length) % items.length : -1;
    items.forEach((item, at) => item.setAttribute("aria-selected", at === chosen));
    field.setAttribute("aria-activedescendant", chosen < 0 ? "" : items[chosen].id);
    items[chosen]?.scrollIntoView({ block: "nearest" });
  }

  function show() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = words.length === 0 ? [] : (window.octantIndex ?? [])
      .map((row) => [rank(row[0], words), row])
      .filter(([order]) => order < Infinity)
      .sort((one, other) => one[0] - other[0])
      .slice(0, most);
    list.replaceChildren(...found.map(([, [name, address, what]], at) => {
      const item = document.createElement("li");
      item.id = `found-${at}`;
      item.role = "option";
      const link = document.createElement("a");
      link.href = `${top}/${address}`;
      link.tabIndex = -1;
      link.append(name);
      const note = document.createElement("small");
      note.append(what);
      item.append(link, note);
      return item;
    }));
    if (words.length > 0 && window.octantIndex && found.length === 0) {
      const item = document.createElement("li");
      item.append("Nothing found");
      list.append(item);
    }
    list.hidden = list.children.length === 0;
    field.setAttribute("aria-expanded", !list.hidden);
    choose(found.length ? 0 : -1);
  }

  field.addEventListener("focus", load);
  field.addEventListener("input", () => { load(); show(); });
  field.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      choose(chosen + (event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Escape") {
      field.value = "";
      show();
    }
  });
  field.form.addEventListener("submit", (event) => {
    event.preventDefault();
    list.children[chosen]?.querySelector("a")?.click();
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest("header")) list.hidden = true;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !event.target.closest("input")) {
      event.preventDefault();
      field.focus();
    }
  });
})();
