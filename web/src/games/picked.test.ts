/** Whoever picks a card reads what it does, in both languages: nobody has to know it by heart. */
import { flushSync } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { house } from "../i18n/house";
import { addTexts, speak } from "../i18n/texts.svelte";
import type { Asked } from "../i18n/asking";
import type { Action, Happening } from "../net/frames";
import { Lesson, type Task } from "../state/lesson.svelte";
import { Play } from "../state/play.svelte";
import { CARDS as CAPONE_CARDS } from "./capone/model/city";
import { KEYS as OMERTA_CARDS } from "./omerta/model/cards";
import { CARDS as MAFIOSO_CARDS } from "./mafioso/model/board";
import { textsOf } from "./texts";
import * as capone from "./capone/model/asking";
import { Desk as CaponeDesk } from "./capone/model/desk.svelte";
import { LESSON as CAPONE, LESSON_TABLE as CAPONE_TABLE } from "./capone/model/lesson";
import { reading as readCapone } from "./capone/model/reading";
import * as omerta from "./omerta/model/asking";
import { Desk as OmertaDesk } from "./omerta/model/desk.svelte";
import { LESSON as OMERTA, LESSON_TABLE as OMERTA_TABLE } from "./omerta/model/lesson";
import { reading as readOmerta } from "./omerta/model/reading";
import * as mafioso from "./mafioso/model/asking";
import { Desk as MafiosoDesk } from "./mafioso/model/desk.svelte";
import { LESSON as MAFIOSO, LESSON_TABLE as MAFIOSO_TABLE } from "./mafioso/model/lesson";
import { reading as readMafioso } from "./mafioso/model/reading";

const LANGUAGES = ["en", "nl"] as const;
/** Fewer letters than this tell nobody what a card does. */
const LEAST = 25;

/** A task of a lesson in which other things are seen and offered. */
function taskLike<View extends object, Event extends Happening>(
  task: Task<View, Event>,
  view: Partial<View>,
  offers: Omit<Action, "id">[],
) {
  const legal = offers.map((one, id) => ({ id, ...one }));
  return { id: "picked", view: { ...task.view, ...view }, legal, after: () => [] } satisfies Task<View, Event>;
}

function opened<Opened extends { open: () => void }>(play: Opened): Opened {
  play.open();
  return play;
}

function pickAtCapone(card: (typeof CAPONE_CARDS)[number]): Asked {
  const [first] = CAPONE.filter(({ id }) => id === "place");
  const hands = [[card], [], []];
  const task = taskLike(first!, { hands }, [{ verb: "play", args: { card }, whole: false }]);
  const desk = new CaponeDesk(opened(new Play(new Lesson([task], CAPONE_TABLE), readCapone)));
  desk.follow();
  flushSync();
  desk.pointCard(0);
  return capone.ask(desk);
}

function drawAtOmerta(card: (typeof OMERTA_CARDS)[number]): Asked {
  const [first] = OMERTA.filter(({ id }) => id === "keep");
  const task = taskLike(first!, { drawn: card }, [{ verb: "discard", args: {} }]);
  return omerta.ask(new OmertaDesk(opened(new Play(new Lesson([task], OMERTA_TABLE), readOmerta))));
}

function pickAtMafioso(card: (typeof MAFIOSO_CARDS)[number]): Asked {
  const [first] = MAFIOSO;
  const offers = ["5", "7"].map((chair) => ({ verb: card, args: { card, chair } }));
  const task = taskLike(first!, { hands: [[card], []] }, offers);
  const desk = new MafiosoDesk(opened(new Play(new Lesson([task], MAFIOSO_TABLE), readMafioso)));
  desk.pointCard(card);
  return mafioso.ask(desk);
}

beforeAll(() => addTexts(house));

test.each([
  ...CAPONE_CARDS.map((card) => ["capone", card, () => pickAtCapone(card)] as const),
  ...OMERTA_CARDS.map((card) => ["omerta", card, () => drawAtOmerta(card)] as const),
  ...MAFIOSO_CARDS.map((card) => ["mafioso", card, () => pickAtMafioso(card)] as const),
])("%s: %s says what it does once it is picked", async (game, _card, pick) => {
  await addTexts(textsOf(game)!);
  const told: string[] = [];
  for (const language of LANGUAGES) {
    await speak(language);
    const { title, about, detail } = pick();

    expect(about?.length, `${language}: ${title}`).toBeGreaterThan(LEAST);
    expect(detail).not.toBe("");
    expect([title, about, detail].join(" ")).not.toMatch(/card-|asking-|undefined|[{}]/);
    told.push(about!);
  }
  expect(new Set(told).size, "both languages say the same").toBe(LANGUAGES.length);
});
