() => {
  // What a person would call broken in a picture of a table: cut, covered, tiny or off the screen.
  // A page is as wide as the screen; as far down as it goes one can scroll.
  const [wide, high] = [innerWidth, document.scrollingElement.scrollHeight - scrollY];
  const top = document.querySelector("dialog[open], .stage, .ending") ?? document.body;
  const box = (one) => one.getBoundingClientRect();
  const name = (one) => {
    const part = (node) =>
      (node.getAttribute?.("class") ?? "").split(" ").filter((word) => word && !word.startsWith("svelte-"))[0] ??
      node.tagName?.toLowerCase();
    return `${part(one.parentElement?.parentElement ?? one)}>${part(one.parentElement ?? one)}>${part(one)}`;
  };
  const shown = (one) => {
    const { width, height } = box(one);
    return width > 0 && height > 0 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  // What is said hangs in the air for a moment, over whatever lies there.
  const passing = ".explain, .toast, .toasts, q";
  const hidden = (one) =>
    one.closest(`.unseen, .skip, [aria-hidden=true], ${passing}`) !== null ||
    getComputedStyle(one).clipPath === "inset(50%)";
  // A person's name may be cut beside what matters more, as may a line that leads to the whole, or unfolds when
  // it is tapped; what explains may not.
  const excused = (one) => one.closest(".name[title], button[title], :has(> button[aria-expanded])");
  /** The nearest thing on the page that scrolls around an element: what lies below its edge can be reached. */
  const scrollers = new Map([document.body, document.documentElement, null].map((one) => [one, null]));
  const scroller = (one) => {
    const at = one.parentElement;
    if (!scrollers.has(at)) {
      const { overflowX, overflowY } = getComputedStyle(at);
      scrollers.set(at, /auto|scroll/.test(overflowX + overflowY) ? at : scroller(at));
    }
    return scrollers.get(at);
  };
  const inside = (one) => {
    const at = scroller(one);
    if (!at) return true;
    const [mine, its] = [box(one), box(at)];
    return (
      mine.bottom > its.top + 2 && mine.top < its.bottom - 2 && mine.right > its.left + 2 && mine.left < its.right - 2
    );
  };
  /** What of a box is seen inside another. */
  const within = (edge, frame) => {
    const [top, bottom] = [Math.max(edge.top, frame?.top ?? -1e6), Math.min(edge.bottom, frame?.bottom ?? 1e6)];
    const [left, right] = [Math.max(edge.left, frame?.left ?? -1e6), Math.min(edge.right, frame?.right ?? 1e6)];
    return { top, bottom, left, right, height: bottom - top };
  };
  /**
   * What stays in its place while the rest goes by lies over it, and hides it, on purpose; so does the analysis of a
   * replay on a phone, where there is no room beside the board.
   */
  const lies = (one) => one.matches(".analysing > aside") && wide <= 896;
  const stuck = (one) => {
    for (let at = one; at; at = at.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(at).position) || lies(at)) return at;
    return null;
  };
  const words = (one) =>
    [...one.childNodes]
      .filter((node) => node.nodeType === 3 && node.data.trim())
      .map((node) => node.data.trim())
      .join(" ");
  const written = [...top.querySelectorAll("*")].filter((one) => words(one) && shown(one) && inside(one));
  const texts = written.filter((one) => !hidden(one));
  const faults = [];
  const say = (fault, one, more = "") =>
    faults.push(`${fault}: ${name(one)} “${(words(one) || one.getAttribute("aria-label") || "").slice(0, 40)}”${more}`);

  // Read by eyes, whether or not it is read out.
  for (const one of written) {
    // What is drawn is as large as its picture makes it.
    const size = parseFloat(getComputedStyle(one).fontSize) * (one.closest("text")?.getScreenCTM().a ?? 1);
    // The number on a card is as large as the card allows; whatever it says in letters can be read.
    const number = one.closest(".face, .card") && !/\p{L}/u.test(words(one));
    if (size < 11.95 && !number && !one.closest(".unseen")) say("tiny", one, ` ${size.toFixed(1)}px`);
  }
  // What somebody wrote is whole in its field; a link is longer than any.
  for (const one of top.querySelectorAll("input:not([readonly])"))
    if (shown(one) && one.value && one.scrollWidth > one.clientWidth + 1) say("cut", one, ` “${one.value}”`);
  // The word on a button keeps clear of its edges.
  for (const one of top.querySelectorAll(".button")) {
    if (!words(one) || !shown(one) || !inside(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(one);
    const [ink, edge] = [range.getBoundingClientRect(), box(one)];
    if (ink.left < edge.left + 4 || ink.right > edge.right - 4) say("tight", one);
  }
  // Words have the room to stand beside each other; without any they hang out of their box letter by letter.
  for (const one of top.querySelectorAll("*")) {
    if (!words(one) || hidden(one) || !inside(one) || !one.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(one);
    const rows = new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size;
    if (rows > 3 && one.textContent.length < 4 * rows) say("squeezed", one, ` on ${rows} lines`);
  }
  for (const one of texts) {
    const style = getComputedStyle(one);
    const clips = /hidden|clip/.test(style.overflowX + style.overflowY);
    if (
      clips &&
      !excused(one) &&
      (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
    )
      say("cut", one);
    const range = document.createRange();
    const said = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    range.setStartBefore(said[0]);
    range.setEndAfter(said.at(-1));
    const ink = within(range.getBoundingClientRect(), clips ? box(one) : null);
    const free = !scroller(one);
    // A line of a large display face is higher than its letters.
    if (free && (ink.right > wide + 1 || ink.left < -1 || ink.bottom > high + 1 || ink.top < -4 - scrollY)) say("off", one);
    for (let at = one.parentElement; at && at !== top; at = at.parentElement) {
      const around = getComputedStyle(at);
      if (/hidden|clip/.test(around.overflowX) && !/auto|scroll/.test(around.overflowY)) {
        if (excused(one)) break;
        const edge = box(at);
        if (ink.right > edge.right + 2 || ink.bottom > edge.bottom + 3 || ink.left < edge.left - 2)
          say("clipped", one, ` by ${name(at)}`);
        break;
      }
      if (/auto|scroll/.test(around.overflowX + around.overflowY)) break;
    }
  }
  for (const one of top.querySelectorAll(".hand button.card, .bar button, .extras button, .felt button"))
    if (shown(one) && !scroller(one)) {
      const edge = box(one);
      // Enough of a card in a fan shows to know and to hit it.
      const reach = one.closest(".hand") ? edge.top + Math.min(edge.height, 44) : edge.bottom;
      if (reach > high + 1 || edge.right > wide + 1 || edge.left < -1 || edge.top < -1 - scrollY) say("off", one);
    }
  // Words that lie on other words: by the ink of their lines, not by their boxes.
  const lines = texts.flatMap((one) => {
    const range = document.createRange();
    return [...one.childNodes]
      .filter((node) => node.nodeType === 3 && node.data.trim())
      .flatMap((node) => {
        range.selectNodeContents(node);
        const around = scroller(one);
        // Of what scrolls or is cut, only what lies inside its frame is seen.
        const frames = [one, excused(one) ?? one]
          .filter((at) => /hidden|clip/.test(getComputedStyle(at).overflowX))
          .map(box);
        return [...range.getClientRects()]
          .map((edge) => ({ one, edge: frames.reduce(within, within(edge, around && box(around))) }))
          .filter(({ edge }) => edge.height > 4 && edge.right - edge.left > 4);
      });
  });
  lines.sort((a, b) => a.edge.top - b.edge.top);
  for (let i = 0; i < lines.length; i += 1)
    for (let j = i + 1; j < lines.length && lines[j].edge.top < lines[i].edge.bottom; j += 1) {
      const [a, b] = [lines[i], lines[j]];
      if (a.one === b.one || a.one.contains(b.one) || b.one.contains(a.one)) continue;
      if (stuck(a.one) !== stuck(b.one)) continue;
      const width = Math.min(a.edge.right, b.edge.right) - Math.max(a.edge.left, b.edge.left);
      const height = Math.min(a.edge.bottom, b.edge.bottom) - Math.max(a.edge.top, b.edge.top);
      if (width > 3 && height > Math.min(a.edge.height, b.edge.height) * 0.35) {
        // What lies underneath in plain view is the fault; what a card or a panel covers is not read at all.
        const at = document.elementFromPoint(
          Math.max(a.edge.left, b.edge.left) + width / 2,
          Math.max(a.edge.top, b.edge.top) + height / 2,
        );
        if (at && (a.one.contains(at) || b.one.contains(at) || (at.contains(a.one) && at.contains(b.one))))
          say("overlap", a.one, ` on ${name(b.one)} “${words(b.one).slice(0, 30)}”`);
      }
    }
  /** Whether something between a spot and what both lie in hides what is under it. */
  const opaque = (at, until) => {
    for (let one = at; one && one !== until; one = one.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
      const alpha = +(/rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1] ?? 1);
      if (+opacity > 0.5 && (alpha > 0.5 || backgroundImage !== "none")) return true;
    }
    return false;
  };
  // Words under something else: what lies in the upper or the lower half of a line is not what it stands on.
  for (const { one, edge } of lines) {
    if (getComputedStyle(one).pointerEvents === "none") continue;
    for (const part of [0.3, 0.7]) {
      const at = document.elementFromPoint((edge.left + edge.right) / 2, edge.top + edge.height * part);
      if (!at || one.contains(at) || at.contains(one) || at.closest(passing) || stuck(at) !== stuck(one)) continue;
      let both = at;
      while (!both.contains(one)) both = both.parentElement;
      if (opaque(at, both)) say("covered", one, ` by ${name(at)}`);
    }
  }
  if (document.scrollingElement.scrollWidth > wide + 1)
    faults.push(`sideways: ${document.scrollingElement.scrollWidth} at ${wide}`);
  return [...new Set(faults)];
};
