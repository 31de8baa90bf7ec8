import { OPUS_RATE, packetSamples } from "./opus-packet.ts";
import type { OpusHead, Recording } from "./recorded-packets.ts";
import { webmId } from "./webm-id.ts";

/** How often a player can jump into the recording. */
const CLUSTER_MS = 5_000;
const APP = Buffer.from("lampstand");

/** The size of an element, in as few bytes as it needs. All bits set would mean that it is open. */
function sizeBytes(size: number): Buffer {
  const length = [1, 2, 3, 4].find((each) => size < 2 ** (7 * each) - 1) ?? 5;
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(size + 2 ** (7 * length), 0, length);
  return bytes;
}

function element(id: number, ...parts: readonly Buffer[]): Buffer {
  const idBytes = Buffer.from(id.toString(16), "hex");
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([idBytes, sizeBytes(size), ...parts]);
}

/** Always of the same length, so that the index can be measured before its positions are known. */
function number(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
}

function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

const header = (): Buffer =>
  element(
    webmId.header,
    element(webmId.docType, Buffer.from("webm")),
    number(webmId.docTypeVersion, 4),
    number(webmId.docTypeReadVersion, 2),
  );

const info = (seconds: number): Buffer =>
  element(
    webmId.info,
    number(webmId.timestampScale, 1_000_000),
    float(webmId.duration, seconds * 1000),
    element(webmId.muxingApp, APP),
    element(webmId.writingApp, APP),
  );

/** RFC 7845, 5.1. */
function opusHead({ channels, skippedSamples }: OpusHead): Buffer {
  const bytes = Buffer.alloc(19);
  bytes.write("OpusHead", "latin1");
  bytes.writeUInt8(1, 8);
  bytes.writeUInt8(channels, 9);
  bytes.writeUInt16LE(skippedSamples, 10);
  bytes.writeUInt32LE(OPUS_RATE, 12);
  return bytes;
}

const nanoseconds = (samples: number): number => Math.round((samples / OPUS_RATE) * 1e9);

const tracks = (head: OpusHead): Buffer =>
  element(
    webmId.tracks,
    element(
      webmId.track,
      number(webmId.trackNumber, 1),
      number(webmId.trackUid, 1),
      number(webmId.trackType, 2),
      element(webmId.codecId, Buffer.from("A_OPUS")),
      element(webmId.codecPrivate, opusHead(head)),
      number(webmId.codecDelay, nanoseconds(head.skippedSamples)),
      // What a decoder needs before a place that it jumps to.
      number(webmId.seekPreRoll, 80_000_000),
      element(webmId.audio, float(webmId.samplingFrequency, OPUS_RATE), number(webmId.channels, head.channels)),
    ),
  );

interface Cluster {
  readonly startMs: number;
  readonly blocks: Buffer[];
}

/** A packet of track 1 at a time that is counted from the beginning of its cluster. Each can be decoded by itself. */
function block(packet: Buffer, ms: number): Buffer {
  const start = Buffer.of(0x81, 0, 0, 0x80);
  start.writeInt16BE(ms, 1);
  return element(webmId.simpleBlock, start, packet);
}

/** The times follow from the packets, so a gap that the recording claims is closed. */
function clustersOf(packets: readonly Buffer[]): Cluster[] {
  const clusters: Cluster[] = [];
  let samples = 0;
  for (const packet of packets) {
    const ms = Math.round((samples * 1000) / OPUS_RATE);
    let cluster = clusters.at(-1);
    if (!cluster || ms - cluster.startMs >= CLUSTER_MS) {
      cluster = { startMs: ms, blocks: [] };
      clusters.push(cluster);
    }
    cluster.blocks.push(block(packet, ms - cluster.startMs));
    samples += packetSamples(packet) ?? 0;
  }
  return clusters;
}

const cuePoint = (startMs: number, position: number): Buffer =>
  element(
    webmId.cuePoint,
    number(webmId.cueTime, startMs),
    element(webmId.cueTrackPositions, number(webmId.cueTrack, 1), number(webmId.cueClusterPosition, position)),
  );

/** The index, which stands before the clusters, so that a player knows it before the sound. */
function cues(clusters: readonly Cluster[], encoded: readonly Buffer[], firstAt: number): Buffer {
  let at = firstAt;
  const points = clusters.map(({ startMs }, index) => {
    const point = cuePoint(startMs, at);
    at += encoded[index]?.length ?? 0;
    return point;
  });
  return element(webmId.cues, ...points);
}

/** Writes a WebM file that has nothing but the packets, with its length and an index. */
export function writeWebm({ head, packets: { packets, samples } }: Recording): Buffer {
  const clusters = clustersOf(packets);
  const encoded = clusters.map(({ startMs, blocks }) =>
    element(webmId.cluster, number(webmId.timestamp, startMs), ...blocks),
  );
  const start = [info(samples / OPUS_RATE), tracks(head)];
  const startBytes = start.reduce((sum, part) => sum + part.length, 0);
  const firstAt = startBytes + cues(clusters, encoded, 0).length;
  return Buffer.concat([header(), element(webmId.segment, ...start, cues(clusters, encoded, firstAt), ...encoded)]);
}
