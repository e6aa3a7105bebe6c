/** Sounds made on the spot, without files, one for each kind of thing that happens. Off unless asked for. */
import { settings } from "../state/settings.svelte";

/** A card is laid, money counts, a shot falls, somebody speaks, it is one's turn, it is nearly too late, the end. */
export type Sound = "card" | "money" | "bullet" | "talk" | "turn" | "hurry" | "win" | "loss";

let audio: AudioContext | null = null;

/** Plays a sound when sound is on. */
export function play(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  SOUNDS[name](audio);
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  card: (at) => noise(at, 0.07, 2600, 0.25),
  bullet: (at) => noise(at, 0.35, 700, 0.5),
  turn: (at) => [523, 784].forEach((pitch, i) => tone(at, pitch, i * 0.14, 0.5)),
  money: (at) => [1568, 2093].forEach((pitch, i) => tone(at, pitch, i * 0.07, 0.18)),
  talk: (at) => tone(at, 330, 0, 0.16),
  hurry: (at) => [0, 0.18].forEach((delay) => noise(at, 0.03, 3800, 0.2, delay)),
  loss: (at) => [330, 294, 247].forEach((pitch, i) => tone(at, pitch, i * 0.22, 0.8)),
  win: (at) => [392, 494, 587, 784].forEach((pitch, i) => tone(at, pitch, i * 0.16, 0.7)),
};

function tone(at: AudioContext, pitch: number, delay: number, length: number): void {
  const from = at.currentTime + delay;
  const oscillator = at.createOscillator();
  oscillator.type = "triangle";
  oscillator.frequency.value = pitch;
  oscillator.connect(fading(at, 0.16, from, length));
  oscillator.start(from);
  oscillator.stop(from + length);
}

function noise(at: AudioContext, length: number, pitch: number, loudness: number, delay = 0): void {
  const buffer = at.createBuffer(1, at.sampleRate * length, at.sampleRate);
  buffer.getChannelData(0).forEach((_, i, data) => (data[i] = Math.random() * 2 - 1));
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.buffer = buffer;
  const from = at.currentTime + delay;
  source.connect(filter).connect(fading(at, loudness, from, length));
  source.start(from);
}

function fading(at: AudioContext, loudness: number, from: number, length: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(loudness * settings.volume, from);
  gain.gain.exponentialRampToValueAtTime(0.001, from + length);
  gain.connect(at.destination);
  return gain;
}
