/** Felt and heard, so that nobody has to look at the phone: one short signal for yes, two long ones for no. */
const patterns = { yes: [80], no: [250, 120, 250] } as const;
const HERTZ = { yes: 880, no: 220 } as const;
const VOLUME = 0.2;

let context: AudioContext | undefined;

/** Browsers only allow sound after a press, so call it in one. */
export function allowSound(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    // A phone without sound still shows and shakes.
  }
}

export function signal(isYes: boolean): void {
  const kind = isYes ? "yes" : "no";
  navigator.vibrate?.([...patterns[kind]]);
  if (context?.state !== "running") return;
  let start = context.currentTime;
  for (const [at, milliseconds] of patterns[kind].entries()) {
    const seconds = milliseconds / 1000;
    // Every second number is a pause.
    if (at % 2 === 0) beep(context, HERTZ[kind], start, seconds);
    start += seconds;
  }
}

function beep(audio: AudioContext, hertz: number, start: number, seconds: number): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = hertz;
  volume.gain.value = VOLUME;
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + seconds);
}
