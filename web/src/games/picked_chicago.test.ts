/** Whoever picks a card reads in the dock what it does, or what comes of it, in both languages. */
import { flushSync } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { moments, table } from "../dev/stage";
import { house } from "../i18n/house";
import { addTexts, speak, t } from "../i18n/texts.svelte";
import type { Action, Received, Transport, Update } from "../net/frames";
import { Play } from "../state/play.svelte";
import { MEANS_KEYS, type Means } from "./chicago_gangsters/generated";
import { ask as askGangsters } from "./chicago_gangsters/model/asking";
import { Desk as Gangsters } from "./chicago_gangsters/model/desk.svelte";
import { LESSON } from "./chicago_gangsters/model/lesson";
import { reading as readGangsters } from "./chicago_gangsters/model/reading";
import { ask as askPoker } from "./chicago_poker/model/asking";
import { Desk as Poker } from "./chicago_poker/model/desk.svelte";
import { reading as readPoker } from "./chicago_poker/model/reading";
import type { Card, View } from "./chicago_poker/generated";
import { textsOf } from "./texts";

const LANGUAGES = ["en", "nl"] as const;
const UNTOLD = /explain-|about-|asking-|hand-made|undefined|NaN|\{/;

/** A line that asks one question and hears no answer. */
class Asking implements Transport {
  constructor(
    private view: object,
    private legal: Action[],
  ) {}
  open(heard: (frame: Received) => void): void {
    const { seats } = this.view as { seats: number };
    heard({ kind: "table", table: table(seats), me: "me", mine: [0], you: 0, muted: [] });
    const asked: Update = { ...moments["4"]!, view: this.view, legal: this.legal, pending: [0], events: [] };
    heard(asked);
  }
  send(): void {}
  close(): void {}
}

/** A table of Chicago Poker with one card in hand, which can be used as it is on offer. */
function poker(card: Card, legal: Action[], setting: Partial<View> = {}): Poker {
  const before = readPoker.view(moments["4"]!.view);
  const hands = before.hands.map((hand, seat) => (seat === 0 ? [card] : hand));
  const view = { ...before, seat: 0, steps: [{ step: "turn" as const, values: [0] }], hands, ...setting };
  const play = new Play(new Asking(view, legal), readPoker);
  play.open();
  flushSync();
  const desk = new Poker(play);
  desk.pointCard(card);
  return desk;
}

const act = (id: number, verb: string, args: Record<string, string> = {}): Action => ({ id, verb, args, whole: true });
const lays = (card: string, ...places: string[]) => places.map((place, id) => act(id, "play", { card, place }));
const up = (...cards: (Card | null)[]) => cards.map((card) => ({ card, up: true }));
const down = (...cards: (Card | null)[]) => cards.map((card) => ({ card, up: false }));

describe.each(LANGUAGES)("a card picked at Chicago Poker is told in %s", (language) => {
  beforeAll(async () => {
    await addTexts(house);
    await addTexts(textsOf("chicago-poker")!);
    await speak(language);
  });

  const PICKED: [Card, View["steps"][number]["step"], Action[]][] = [
    ["red7", "turn", lays("red7", "a", "b")],
    ["red7", "turn", lays("red7", "a")],
    ["raid1", "turn", [act(1, "raid", { victim: "1", place: "a" }), act(2, "waste", { special: "raid" })]],
    ["murder", "turn", [act(1, "murder", { victim: "1", place: "a" }), act(2, "waste", { special: "murder" })]],
    [
      "limousine",
      "turn",
      [act(1, "limousine", { source: "a", target: "b" }), act(2, "waste", { special: "limousine" })],
    ],
    ["pistol", "turn", [act(1, "pistol")]],
    ["blackmail", "turn", [act(1, "blackmail"), act(2, "waste", { special: "blackmail" })]],
    ["red7", "discard", [act(1, "choose", { card: "red7" })]],
    ["red7", "tie", [act(1, "choose", { card: "red7" })]],
    ["murder", "tie", [act(1, "choose", { card: "murder" })]],
  ];
  test.each(PICKED)("%s in a %s", (card, step, legal) => {
    const desk = poker(card, legal, { steps: [{ step, values: [0] }] });

    const { about, detail } = askPoker(desk);

    expect(desk.inHand).not.toBeNull();
    expect(about || (detail !== t("asking-where") && detail)).toBeTruthy();
    expect(`${about} ${detail}`).not.toMatch(UNTOLD);
  });
});

describe("what a gangster would make", () => {
  beforeAll(async () => {
    await addTexts(textsOf("chicago-poker")!);
    await speak("en");
  });
  const lying = (...places: ReturnType<typeof up>[]): Partial<View> => ({
    open: ["pub", "brewery", "den"],
    bullets: [null, null, null],
    series: places.map((own) => [own, down(null, null), [], []]),
  });

  test("is told of each place where he makes more of what lies there, as one knows it oneself", () => {
    const board = lying(down("blue7"), up("red1", "blue1"), down("gold3"));

    const told = (card: Card) => askPoker(poker(card, lays(card, "a", "b", "c"), board));

    expect(told("red7").detail).toBe("With this card you make a pair at the pub.");
    expect(told("gold1").detail).toBe("With this card you make three of a kind at the brewery.");
    expect(told("green9").detail).toBe("Choose the business it goes to.");
    expect(told("green9").about).toMatch(/^A gangster/);
  });

  test("is told of the place that was chosen, with the bullet that a fifth card brings", () => {
    const four = up("red1", "red2", "red3", "red4");
    const desk = poker("red9", lays("red9", "a", "b"), lying(four, [], []));
    desk.pointCell(0, 0);
    expect(askPoker(desk).detail).toBe("Lay red 9 at the pub. That makes a flush there, and you place the bullet.");

    const marked = poker("red9", lays("red9", "a", "b"), { ...lying(four, [], []), bullets: ["1", null, null] });
    marked.pointCell(0, 0);
    expect(askPoker(marked).detail).toMatch(/ That makes a flush there\.$/);
  });

  test("is told of cards in a limousine, where they go", () => {
    const drive = act(1, "limousine", { source: "a", target: "b" });
    const desk = poker("limousine", [{ ...drive, whole: false }], lying(up("red5", "blue9"), up("gold9"), []));
    const { choice } = desk.play;
    choice.take(choice.legal[0]!);
    choice.take(act(2, "pick", { position: "2" }));

    expect(askPoker(desk).detail).toMatch(/ That makes a pair at the brewery\.$/);
  });

  test("is not told while it is sent, nor of a card that goes elsewhere", () => {
    const board = lying(down("blue7"), [], []);
    const sent = poker("red7", lays("red7", "a"), board);
    sent.pointCell(0, 0);
    sent.play.sending = true;
    expect(askPoker(sent).detail).toBe("Lay red 7 at the pub");

    const thrown = poker("red7", [act(1, "choose", { card: "red7" })], {
      ...board,
      steps: [{ step: "discard", values: [0] }],
    });
    expect(askPoker(thrown).detail).toBe("Choose red 7");
    expect(askPoker(thrown).about).toMatch(/^A gangster/);
  });
});

test("whoever aims a murder reads which card it hits, as far as it is seen", async () => {
  await addTexts(textsOf("chicago-poker")!);
  await speak("en");
  const murder = act(1, "murder", { victim: "1", place: "a" });
  const aim = (theirs: ReturnType<typeof up>) => {
    const desk = poker("murder", [murder], { open: ["pub"], bullets: [null], series: [[[], theirs, [], []]] });
    desk.play.choice.take(desk.play.choice.legal[0]!);
    return askPoker(desk).detail;
  };

  expect(aim(up("red7", "blue9"))).toMatch(/That is blue 9\.$/);
  expect(aim(down(null))).not.toMatch(/That is/);
});

describe.each(LANGUAGES)("a card picked at Chicago Gangsters is told in %s", (language) => {
  beforeAll(async () => {
    await addTexts(house);
    await addTexts(textsOf("chicago-gangsters")!);
    await speak(language);
  });

  const means = (verb: string) => MEANS_KEYS.map((key, id) => act(id, verb, { means: key }));
  const ASKED: [step: string, Action[]][] = [
    ["commit", [...means("put"), act(90, "done")]],
    ["lurk", [...means("put"), act(90, "join", { side: "defenders" })]],
    ["duel", means("duel")],
  ];
  const seated = (step: string, card: Means, legal: Action[], hand: Means[] = [card]): Gangsters => {
    const view = { ...LESSON[0]!.view, steps: [{ step, values: [0] }], hand };
    const play = new Play(new Asking(view, legal), readGangsters);
    play.open();
    flushSync();
    const desk = new Gangsters(play);
    desk.pointCard(desk.hand.indexOf(card));
    return desk;
  };

  test.each(ASKED.flatMap(([step, legal]) => MEANS_KEYS.map((card) => [step, card, legal] as const)))(
    "%s: %s",
    (step, card, legal) => {
      const { about, detail } = askGangsters(seated(step, card, legal));

      expect(about).not.toBe("");
      expect(detail).not.toBe("");
      expect(`${about} ${detail}`).not.toMatch(UNTOLD);
    },
  );

  test("of several the one tapped last", () => {
    const [step, legal] = ASKED[0]!;
    const desk = seated(step, "weapon2", legal, ["weapon2", "bribe5"]);
    const weapons = askGangsters(desk).about;

    desk.pointCard(desk.hand.indexOf("bribe5"));
    expect(askGangsters(desk).about).not.toBe(weapons);
    desk.pointCard(desk.hand.indexOf("bribe5"));
    expect(askGangsters(desk).about).toBe(weapons);
    desk.pointCard(desk.hand.indexOf("weapon2"));
    expect(askGangsters(desk).about).toBe("");
  });
});
