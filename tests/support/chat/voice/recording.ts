import { readFileSync } from "node:fs";
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type MetadataTags,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";

/**
 * What Chromium 156 recorded in about a second of its fake microphone's beeps, as the client asks it: `chromium --use-fake-device-for-media-stream
 * --use-fake-ui-for-media-stream`, `new MediaRecorder(stream, { mimeType, audioBitsPerSecond: 16000 })`, one channel.
 */
const recorded = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));
export const recordedWebm = (): Buffer => recorded("chromium.webm");
export const recordedMp4 = (): Buffer => recorded("chromium.mp4");

/** The Opus packets of a WebM file, as it has them. */
export async function packetsOf(webm: Uint8Array): Promise<Uint8Array[]> {
  const track = await new Input({ source: new BufferSource(webm), formats: [WEBM] }).getPrimaryAudioTrack();
  const packets: Uint8Array[] = [];
  if (track) for await (const { data } of new EncodedPacketSink(track).packets()) packets.push(data);
  return packets;
}

const formats: Record<"webm" | "ogg" | "mp4", () => OutputFormat> = {
  webm: () => new WebMOutputFormat(),
  ogg: () => new OggOutputFormat(),
  mp4: () => new Mp4OutputFormat(),
};

interface Recording {
  format?: keyof typeof formats;
  /** Each packet of the recording plays 60 ms. */
  packets?: readonly Uint8Array[];
  tags?: MetadataTags;
  audioTracks?: number;
  hasVideo?: boolean;
  isAac?: boolean;
}

/** Makes a recording of another kind out of the packets of Chromium's. */
export async function recording({
  format = "webm",
  packets,
  tags,
  audioTracks = 1,
  hasVideo = false,
  isAac = false,
}: Recording = {}): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: formats[format](), target });
  const audio = Array.from({ length: audioTracks }, () => new EncodedAudioPacketSource(isAac ? "aac" : "opus"));
  for (const source of audio) output.addAudioTrack(source);
  const video = new EncodedVideoPacketSource("vp8");
  if (hasVideo) output.addVideoTrack(video);
  if (tags) output.setMetadataTags(tags);
  await output.start();
  const codec = isAac
    ? { codec: "mp4a.40.2", description: Buffer.of(0x11, 0x88) }
    : { codec: "opus", description: Buffer.from("OpusHead\x01\x01\0\0\x80\xbb\0\0\0\0\0", "latin1") };
  const decoderConfig = { ...codec, numberOfChannels: 1, sampleRate: 48_000 };
  for (const [index, data] of (packets ?? (await packetsOf(recordedWebm()))).entries()) {
    const packet = new EncodedPacket(data, "key", index * 0.06, 0.06);
    for (const source of audio) await source.add(packet, { decoderConfig });
    if (hasVideo) await video.add(packet, { decoderConfig: { codec: "vp8", codedWidth: 2, codedHeight: 2 } });
  }
  await output.finalize();
  return Buffer.from(target.buffer as ArrayBuffer);
}

/** A recording of at least so many seconds, of one packet that is repeated. */
export async function recordingOf(seconds: number, format: Recording["format"] = "webm"): Promise<Buffer> {
  const [packet] = await packetsOf(recordedWebm());
  return await recording({ format, packets: Array(Math.ceil(seconds / 0.06)).fill(packet) });
}
