// Soft sounds, made on the spot; nothing is loaded. Off unless switched on.

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

type Tone = readonly [frequency: number, after: number, seconds: number];

const SOUNDS = {
  laid: [[196, 0, 0.09]],
  turn: [
    [523, 0, 0.25],
    [659, 0.12, 0.35],
  ],
  over: [
    [392, 0, 0.4],
    [523, 0.15, 0.4],
    [659, 0.3, 0.6],
  ],
  said: [[880, 0, 0.12]],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

export function play(sound: Sound): void {
  if (!settings.sound || document.hidden) return;
  // Before the first touch of the page browsers let nothing be heard.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [frequency, after, seconds] of SOUNDS[sound]) {
    const begin = context.currentTime + after;
    const tone = new OscillatorNode(context, { type: "sine", frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.08, begin + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0005, begin + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + seconds);
  }
}
