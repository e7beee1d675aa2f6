// Short sounds, made here from a few tones and noises; heard only if the visitor wants sounds. Games bring sounds of
// their own for what happens in them.

import { isQuiet, settings } from '../app/settings.ts';

/** A tone, or a noise around a pitch; times in seconds. */
export interface Part {
  readonly kind: OscillatorType | 'noise';
  readonly pitch: number;
  readonly start: number;
  readonly length: number;
  /** Of the usual loudness; 1 if nothing is said. */
  readonly loud?: number;
}

export type Sound = readonly Part[];

const tone = (pitch: number, start: number, length: number): Part => ({
  kind: 'triangle',
  pitch,
  start,
  length,
});

const CUES = {
  turn: [tone(523, 0, 0.18), tone(784, 0.12, 0.3)],
  combat: [tone(147, 0, 0.25), tone(110, 0.14, 0.4)],
  end: [tone(392, 0, 0.25), tone(523, 0.2, 0.25), tone(659, 0.4, 0.25), tone(784, 0.6, 0.7)],
} as const satisfies Record<string, Sound>;

export type Cue = keyof typeof CUES;

const LOUDNESS = 0.16;
/** How quickly a sound begins: a noise strikes, a tone swells. */
const ATTACK = { noise: 0.004, tone: 0.02 } as const;

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function play(cue: Cue): void {
  playSounds([CUES[cue]]);
}

/** One after the other, each a little after the one before has begun. */
export function playSounds(sounds: readonly Sound[]): void {
  if (!settings.value.sounds || sounds.length === 0) return;
  if (isQuiet(settings.value, new Date().getHours())) return;
  audio ??= new AudioContext();
  // A browser may wait for the visitor's first click.
  void audio.resume();
  for (const [i, sound] of sounds.entries())
    for (const part of sound) make(audio, part, audio.currentTime + i * 0.35);
}

function make(context: AudioContext, { kind, pitch, start, length, loud = 1 }: Part, now: number): void {
  const [from, to] = [now + start, now + start + length];
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(
    LOUDNESS * loud,
    from + (kind === 'noise' ? ATTACK.noise : ATTACK.tone),
  );
  loudness.gain.exponentialRampToValueAtTime(0.001, to);
  const source =
    kind === 'noise' ? noise(context, pitch, loudness) : oscillator(context, kind, pitch, loudness);
  loudness.connect(context.destination);
  source.start(from);
  source.stop(to);
}

function oscillator(
  context: AudioContext,
  type: OscillatorType,
  pitch: number,
  to: AudioNode,
): OscillatorNode {
  const source = context.createOscillator();
  source.type = type;
  source.frequency.value = pitch;
  source.connect(to);
  return source;
}

function noise(context: AudioContext, pitch: number, to: AudioNode): AudioBufferSourceNode {
  hiss ??= hissOf(context);
  const source = context.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 1.2;
  source.connect(band).connect(to);
  return source;
}

function hissOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}
