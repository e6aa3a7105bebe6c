/** Sounds made on the spot, without files: a card, a bullet, a bell. Off unless asked for. */
import { settings } from "../state/settings.svelte";

export type Sound = "card" | "turn" | "bullet" | "win";

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

function noise(at: AudioContext, length: number, pitch: number, loudness: number): void {
  const buffer = at.createBuffer(1, at.sampleRate * length, at.sampleRate);
  buffer.getChannelData(0).forEach((_, i, data) => (data[i] = Math.random() * 2 - 1));
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.buffer = buffer;
  source.connect(filter).connect(fading(at, loudness, at.currentTime, length));
  source.start();
}

function fading(at: AudioContext, loudness: number, from: number, length: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(loudness, from);
  gain.gain.exponentialRampToValueAtTime(0.001, from + length);
  gain.connect(at.destination);
  return gain;
}
