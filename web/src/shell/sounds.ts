/** Three short sounds, made on the spot. Silent unless the player turned them on. */

export type Sound = 'turn' | 'move' | 'over';

const NOTES: Record<Sound, readonly number[]> = {
  turn: [523, 784],
  move: [392],
  over: [523, 659, 784],
};

let audio: AudioContext | null = null;

export function chime(sound: Sound): void {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    NOTES[sound].forEach((pitch, place) => pluck(pitch, start + place * 0.12, sound === 'move' ? 0.03 : 0.07));
  } catch {
    // A browser without sound plays on in silence.
    audio = null;
  }
}

function pluck(pitch: number, at: number, loudness: number): void {
  if (!audio) return;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.4);
}
