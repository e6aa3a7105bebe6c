(seed) => {
  // What a person could do at a table now, by the names of web/src/games/README.md.
  // Whoever is patient draws from a pile before pressing a button.
  let dice = seed >>> 0;
  const below = (count) => {
    dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
    return Math.floor((dice / 2 ** 32) * count);
  };
  const seen = (one) => one.checkVisibility() && !one.disabled;
  const all = (names) => [...document.querySelectorAll(names)].filter(seen);
  const any = (names) => {
    const found = all(names);
    return found.length ? { what: "click", names, index: below(found.length) } : null;
  };
  // Where most cards lie already: the quickest way to a duel.
  const target = () => {
    const laid = all(".target").map((one) => one.closest(".series")?.querySelectorAll(".slot:not(.empty)").length ?? 0);
    return laid.length ? { what: "click", names: ".target", index: laid.indexOf(Math.max(...laid)) } : null;
  };
  const answer = () => {
    const held = all(".bar ~ * .chosen, .hand button.chosen, .pile button.chosen").length > 0;
    const extras = ".extras button";
    return (
      any("dialog[open] button.lit") ??
      // Not always: a lit place can still wait for a word, such as the way a cake is passed.
      (below(4) ? target() : null) ??
      (window.patient ? any(".pile button.lit") : below(2) ? any(extras) : null) ??
      any(".series button.lit") ??
      any(".tabs button.lit:not([aria-selected=true])") ??
      // Where nothing at all is an answer too, mostly something.
      (!held && below(3) ? any(".hand button.card:not(.dim)") : null) ??
      any(".bar .answer button.brass") ??
      (held ? any(extras) : null) ??
      // Mostly the server's answer is awaited; but a choice may want another card.
      (held && below(8) ? { what: "wait" } : null) ??
      (below(10) < 7 ? any(".hand button.card:not(.dim)") : null) ??
      any(".pile button.lit") ??
      any(".hand button.card:not(.dim)") ??
      any(extras) ?? { what: "wait" }
    );
  };
  window.look = () => {
    if (all(".ending").length) return { what: "over" };
    const skip = any(".curtain button") ?? any(".stage footer button") ?? any(".scene");
    return skip ?? (all(".bar.mine").length ? answer() : { what: "wait" });
  };
  window.drive = () => {
    const found = window.look();
    if (found.what === "over" || (window.stop_at && all(window.stop_at).length)) return clearInterval(window.driving);
    if (found.what === "click") all(found.names)[found.index]?.click();
  };
}
