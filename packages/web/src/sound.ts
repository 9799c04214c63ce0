/** Small sounds of wood, bone and bronze, made on the spot: no file is loaded. Silent until the first gesture, and on wish. */

import { currentSettings } from './settings.ts';

export type Cue = 'choose' | 'takeBack' | 'yourTurn' | 'knock' | 'gong';

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (currentSettings().sound === 'off' || typeof AudioContext === 'undefined') return null;
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  return context;
}

const VOLUMES = { off: 0, soft: 0.35, full: 1 } as const;

/** A struck thing: a tone that falls away, with a little noise of the strike. */
function strike(at: AudioContext, frequency: number, seconds: number, volume: number, delay = 0): void {
  const start = at.currentTime + delay;
  const tone = at.createOscillator();
  const gain = at.createGain();
  tone.type = 'sine';
  tone.frequency.setValueAtTime(frequency * 1.02, start);
  tone.frequency.exponentialRampToValueAtTime(frequency, start + 0.03);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume * VOLUMES[currentSettings().sound], start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(gain).connect(at.destination);
  tone.start(start);
  tone.stop(start + seconds + 0.05);
}

export function play(cue: Cue): void {
  const at = audio();
  if (at === null) return;
  switch (cue) {
    case 'choose':
      strike(at, 620, 0.09, 0.16);
      return;
    case 'takeBack':
      strike(at, 410, 0.11, 0.14);
      return;
    case 'yourTurn':
      strike(at, 523, 1.2, 0.1);
      strike(at, 1047 * 1.01, 0.9, 0.04);
      return;
    case 'knock':
      strike(at, 760, 0.07, 0.13);
      strike(at, 900, 0.07, 0.12, 0.09);
      strike(at, 1080, 0.08, 0.11, 0.18);
      return;
    case 'gong':
      strike(at, 174, 1.5, 0.16);
      strike(at, 233, 1.3, 0.07);
      strike(at, 349, 0.9, 0.05);
      return;
  }
}
