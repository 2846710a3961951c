/** Tells a player in another window that it is their turn: the title, the sign of the page, and a soft sound where it is wanted. */
import { remembered } from '../state/remembered.svelte.ts';

let last = false;

export function attention(isMine: boolean, title: string): void {
  document.title = title;
  document.querySelector<HTMLLinkElement>('#favicon')?.setAttribute('href', isMine ? '/favicon-turn.svg' : '/favicon.svg');
  if (isMine && !last && remembered.sound) chime();
  last = isMine;
}

/** Two soft notes, made by the browser itself. */
function chime(): void {
  const context = new AudioContext();
  [523.25, 659.25].forEach((frequency, at) => {
    const note = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + at * 0.13;
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.08, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + 0.55);
  });
  setTimeout(() => void context.close(), 1200);
}
