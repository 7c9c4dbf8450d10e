// A few soft sounds, made here; none is longer than a moment, and each can be switched off.

export type Sound = "tick" | "thud" | "stamp" | "paper" | "gong" | "bell" | "knock" | "siren"

type Tone = [hertz: number, from: number, long: number, loud: number, shape: OscillatorType]

const TONES: Record<Sound, Tone[]> = {
  tick: [[1400, 0, 0.04, 0.08, "square"]],
  thud: [[110, 0, 0.14, 0.35, "sine"]],
  stamp: [
    [180, 0, 0.08, 0.35, "triangle"],
    [90, 0.03, 0.12, 0.3, "sine"],
  ],
  paper: [
    [2400, 0, 0.03, 0.04, "sawtooth"],
    [3100, 0.05, 0.04, 0.04, "sawtooth"],
  ],
  gong: [
    [659, 0, 0.5, 0.16, "sine"],
    [523, 0.28, 0.7, 0.16, "sine"],
  ],
  bell: [
    [988, 0, 0.35, 0.1, "sine"],
    [1319, 0.12, 0.5, 0.1, "sine"],
  ],
  knock: [
    [140, 0, 0.07, 0.3, "square"],
    [120, 0.11, 0.07, 0.3, "square"],
  ],
  siren: [
    [700, 0, 0.25, 0.12, "triangle"],
    [930, 0.25, 0.25, 0.12, "triangle"],
  ],
}
const COIN = 880
const THIRD = 1.26
const MOST_COINS = 5

let audio: AudioContext | undefined

function sing(tones: readonly Tone[]): void {
  audio ??= new AudioContext()
  if (audio.state === "suspended") void audio.resume()
  for (const [hertz, from, long, loud, shape] of tones) {
    const start = audio.currentTime + from
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.type = shape
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(loud, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + long)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + long)
  }
}

export const play = (sound: Sound): void => sing(TONES[sound])

/** A coin for each taler, each a third higher. */
export function playCoins(taler: number): void {
  const count = Math.min(taler, MOST_COINS)
  sing(Array.from({ length: count }, (_, i): Tone => [COIN * THIRD ** i, i * 0.09, 0.18, 0.1, "sine"]))
}
