/** Speech is rarely louder than this share of what a microphone can hear. */
const LOUD = 0.25;

/** How loud it is now, from 0 to 1. */
export interface SoundLevel {
  read(): number;
  close(): void;
}

/** Measures a stream. In browsers that can’t, it is always silent. */
export function measureSound(stream: MediaStream): SoundLevel {
  if (typeof AudioContext === "undefined") return { read: () => 0, close: () => {} };
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    read() {
      analyser.getFloatTimeDomainData(samples);
      return levelOf(samples);
    },
    close: () => void context.close(),
  };
}

/** The mean of the samples, as a share of loud speech. The root makes quiet words visible. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return Math.min(1, Math.sqrt(Math.sqrt(power) / LOUD));
}
