/** Sounds made on the spot, without files, one for each kind of thing that happens. Off unless asked for. */
import { settings } from "../state/settings.svelte";

/** What is heard at a table, what is loud first: of all that happens at once, only that is played. */
export const NOISES = [
  /** something goes off */
  "blast",
  /** a shot falls, and what is like one */
  "bullet",
  /** a knife flies */
  "blade",
  /** the police are there */
  "siren",
  /** somebody is gone */
  "gone",
  /** somebody comes out on top */
  "crown",
  /** somebody is wrong, or held up */
  "wrong",
  /** the bell: somebody calls, a round is over */
  "call",
  /** somebody means ill */
  "threat",
  "money",
  /** a car drives off */
  "motor",
  "sleep",
  "wake",
  /** a man, a stone or a cake is put down */
  "place",
  /** what was hidden is turned up */
  "reveal",
  "shuffle",
  "card",
  /** somebody speaks */
  "talk",
] as const;
export type Noise = (typeof NOISES)[number];
/** It is one's turn, it is nearly too late, the end. */
export type Sound = Noise | "turn" | "hurry" | "win" | "loss";

/** What is heard of every kind of event a game has, or null for those that are quiet. */
export type Heard<Event extends { kind: string }> = Readonly<Record<Event["kind"], Noise | null>>;

/** A browser that was not touched yet keeps quiet; what it lets through later than this is no news any more. */
const STALE = 500;

let audio: AudioContext | null = null;

/** Plays a sound when sound is on. */
export function play(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  const at = (audio ??= new AudioContext());
  if (at.state === "running") return SOUNDS[name](at);
  const asked = Date.now();
  void at.resume().then(() => {
    if (Date.now() - asked < STALE) SOUNDS[name](at);
  });
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  blast: (at) => {
    noise(at, 0.8, 180, 0.9);
    tone(at, 90, 0, 0.5, { to: 35 });
  },
  bullet: (at) => noise(at, 0.35, 700, 0.5),
  blade: (at) => noise(at, 0.25, 1500, 0.3, { to: 6000 }),
  siren: (at) => [660, 880, 660, 880].forEach((pitch, i) => tone(at, pitch, i * 0.16, 0.2)),
  gone: (at) => tone(at, 220, 0, 0.55, { to: 110 }),
  crown: (at) => [523, 659, 784].forEach((pitch, i) => tone(at, pitch, i * 0.09, 0.4)),
  wrong: (at) => [196, 185].forEach((pitch, i) => tone(at, pitch, i * 0.16, 0.22)),
  call: (at) => [1175, 2637].forEach((pitch) => tone(at, pitch, 0, 0.9, { type: "sine" })),
  threat: (at) => [147, 156].forEach((pitch) => tone(at, pitch, 0, 0.6)),
  money: (at) => [1568, 2093].forEach((pitch, i) => tone(at, pitch, i * 0.07, 0.18)),
  motor: (at) => tone(at, 60, 0, 0.7, { to: 140 }),
  sleep: (at) => [440, 349, 262].forEach((pitch, i) => tone(at, pitch, i * 0.18, 0.4, { type: "sine" })),
  wake: (at) => [262, 440].forEach((pitch, i) => tone(at, pitch, i * 0.14, 0.3, { type: "sine" })),
  place: (at) => noise(at, 0.09, 420, 0.6),
  reveal: (at) => {
    noise(at, 0.06, 2600, 0.2);
    tone(at, 880, 0.06, 0.16);
  },
  shuffle: (at) => [0, 1, 2, 3, 4, 5].forEach((i) => noise(at, 0.05, 2200 + 150 * i, 0.2, { delay: i * 0.07 })),
  card: (at) => noise(at, 0.07, 2600, 0.25),
  talk: (at) => tone(at, 330, 0, 0.16),
  turn: (at) => [523, 784].forEach((pitch, i) => tone(at, pitch, i * 0.14, 0.5)),
  hurry: (at) => [0, 0.18].forEach((delay) => noise(at, 0.03, 3800, 0.2, { delay })),
  loss: (at) => [330, 294, 247].forEach((pitch, i) => tone(at, pitch, i * 0.22, 0.8)),
  win: (at) => [392, 494, 587, 784].forEach((pitch, i) => tone(at, pitch, i * 0.16, 0.7)),
};

interface Tone {
  type?: OscillatorType;
  /** The pitch it ends on. */
  to?: number;
}

function tone(at: AudioContext, pitch: number, delay: number, length: number, { type, to = pitch }: Tone = {}): void {
  const from = at.currentTime + delay;
  const oscillator = at.createOscillator();
  oscillator.type = type ?? "triangle";
  glide(oscillator.frequency, pitch, to, from, length);
  oscillator.connect(fading(at, 0.16, from, length));
  oscillator.start(from);
  oscillator.stop(from + length);
}

interface Rustle {
  delay?: number;
  to?: number;
}

function noise(
  at: AudioContext,
  length: number,
  pitch: number,
  loudness: number,
  { delay = 0, to = pitch }: Rustle = {},
): void {
  const buffer = at.createBuffer(1, at.sampleRate * length, at.sampleRate);
  buffer.getChannelData(0).forEach((_, i, data) => (data[i] = Math.random() * 2 - 1));
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const from = at.currentTime + delay;
  filter.type = "bandpass";
  glide(filter.frequency, pitch, to, from, length);
  source.buffer = buffer;
  source.connect(filter).connect(fading(at, loudness, from, length));
  source.start(from);
}

function glide(pitch: AudioParam, low: number, high: number, from: number, length: number): void {
  pitch.setValueAtTime(low, from);
  if (high !== low) pitch.exponentialRampToValueAtTime(high, from + length);
}

function fading(at: AudioContext, loudness: number, from: number, length: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(loudness * settings.volume, from);
  gain.gain.exponentialRampToValueAtTime(0.001, from + length);
  gain.connect(at.destination);
  return gain;
}
