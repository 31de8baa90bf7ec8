/** How many samples a second Opus counts, whatever the microphone had. */
export const OPUS_RATE = 48_000;

/** RFC 6716: no packet is longer than 120 ms. */
const PACKET_MAX_SAMPLES = 5760;
const speechFrames = [480, 960, 1920, 2880];
const hybridFrames = [480, 960];
const musicFrames = [120, 240, 480, 960];

/** The samples of one frame, by the five bits that say how it is encoded. */
function frameSamples(config: number): number {
  const sizes = config < 12 ? speechFrames : config < 16 ? hybridFrames : musicFrames;
  return sizes[config % sizes.length] as number;
}

/** How many frames the packet holds. 0 if its bytes cannot be that many. */
function frameCount(packet: Uint8Array, code: number): number {
  if (code === 0) return 1;
  // Two frames of the same length.
  if (code === 1) return packet.length % 2 === 1 ? 2 : 0;
  if (packet.length < 2) return 0;
  return code === 2 ? 2 : (packet[1] as number) & 0x3f;
}

/**
 * How long a packet plays, in samples. It says so itself, and browsers play it so, whatever times its file claims. Null if it
 * is no Opus packet.
 */
export function packetSamples(packet: Uint8Array): number | null {
  const [toc] = packet;
  if (toc === undefined) return null;
  const samples = frameCount(packet, toc & 3) * frameSamples(toc >> 3);
  return samples > 0 && samples <= PACKET_MAX_SAMPLES ? samples : null;
}
