// Short sounds, made here from a few tones; heard only if the visitor wants sounds.

import { settings } from '../app/settings.ts';

type Tone = readonly [frequency: number, start: number, length: number];

const CUES = {
  turn: [
    [523, 0, 0.18],
    [784, 0.12, 0.3],
  ],
  combat: [
    [147, 0, 0.25],
    [110, 0.14, 0.4],
  ],
  end: [
    [392, 0, 0.25],
    [523, 0.2, 0.25],
    [659, 0.4, 0.25],
    [784, 0.6, 0.7],
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type Cue = keyof typeof CUES;

let audio: AudioContext | null = null;

export function play(cue: Cue): void {
  if (!settings.value.sounds) return;
  audio ??= new AudioContext();
  // A browser may wait for the visitor's first click.
  void audio.resume();
  for (const [frequency, start, length] of CUES[cue])
    tone(audio, frequency, audio.currentTime + start, length);
}

function tone(context: AudioContext, frequency: number, start: number, length: number): void {
  const oscillator = context.createOscillator();
  const loudness = context.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = frequency;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.16, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(loudness).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}
