import type { Sound } from "./sound-plan.ts";

interface Note {
  /** In Hz. */
  pitch: number;
  /** When it begins and how long it rings, in seconds. */
  at: number;
  lasts: number;
  /** From 0 to 1. */
  loudness: number;
  wave: OscillatorType;
}

const note = (pitch: number, at: number, lasts: number, loudness = 0.16, wave: OscillatorType = "triangle"): Note => ({
  pitch,
  at,
  lasts,
  loudness,
  wave,
});

// Soft and low, like wood and small bells: a pentatonic scale on C, so that two sounds at once agree.
const score: Readonly<Record<Sound, readonly Note[]>> = {
  tick: [note(784, 0, 0.07, 0.1, "sine")],
  right: [note(523, 0, 0.22), note(784, 0.09, 0.4)],
  wrong: [note(262, 0, 0.2, 0.14), note(220, 0.12, 0.36, 0.14)],
  timeUp: [note(392, 0, 0.18, 0.14, "sine"), note(392, 0.2, 0.4, 0.14, "sine")],
  join: [note(659, 0, 0.14, 0.09, "sine"), note(880, 0.08, 0.26, 0.09, "sine")],
  podium: [note(523, 0, 0.3), note(659, 0.14, 0.3), note(784, 0.28, 0.34), note(1047, 0.44, 0.9)],
};

/** How fast a note begins, in seconds. Without it, a note clicks. */
const ATTACK = 0.01;
const SILENCE = 0.0001;

/** Plays a sound at once. There are no files: each is a few tones. */
export function play(context: AudioContext, sound: Sound): void {
  for (const { pitch, at, lasts, loudness, wave } of score[sound]) {
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
    const volume = new GainNode(context, { gain: SILENCE });
    volume.gain.setValueAtTime(SILENCE, start);
    volume.gain.exponentialRampToValueAtTime(loudness, start + ATTACK);
    volume.gain.exponentialRampToValueAtTime(SILENCE, start + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + lasts);
  }
}
