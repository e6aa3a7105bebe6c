/** For tests: a browser's sound, which notes what is played instead. */
import { vi } from "vitest";

/** What was played, one entry for each tone or rustle: what it is, its pitch, when it begins and ends, how loud. */
export interface Played {
  what: "tone" | "noise";
  pitch: number;
  from: number;
  until: number;
  loudness: number;
}

/** Puts the stub in the browser's place, running or not; gives what is played on it from then on. */
export function stubAudio(state: "running" | "suspended" = "running"): Played[] {
  const played: Played[] = [];
  vi.stubGlobal("AudioContext", function () {
    return context(played, state);
  });
  return played;
}

function context(played: Played[], state: string): object {
  const param = (note: (value: number) => void) => ({ setValueAtTime: note, exponentialRampToValueAtTime: () => {} });
  /** Something that sounds, connected over whatever to its loudness. */
  const source = (what: Played["what"]) => {
    const now: Played = { what, pitch: 0, from: 0, until: 0, loudness: 0 };
    const connect = (next: { play?: Played; hear?: (one: Played) => void }) => {
      next.hear?.(now);
      return { ...next, connect };
    };
    return {
      frequency: param((value) => (now.pitch = value)),
      connect,
      set buffer(given: { duration: number }) {
        now.until = given.duration;
      },
      start: (from: number) => {
        now.from = from;
        now.until += from;
        played.push(now);
      },
      stop: (until: number) => (now.until = until),
    };
  };
  return {
    state,
    currentTime: 0,
    sampleRate: 8000,
    destination: {},
    resume: () => Promise.resolve(),
    createOscillator: () => source("tone"),
    createBufferSource: () => source("noise"),
    createBuffer: (_: number, length: number, rate: number) => ({
      duration: length / rate,
      getChannelData: () => new Float32Array(length),
    }),
    createBiquadFilter: () => {
      let pitch = 0;
      return { frequency: param((value) => (pitch = value)), hear: (one: Played) => (one.pitch = pitch) };
    },
    createGain: () => {
      let loudness = 0;
      return {
        gain: param((value) => (loudness = value)),
        connect: () => {},
        hear: (one: Played) => (one.loudness = loudness),
      };
    },
  };
}
