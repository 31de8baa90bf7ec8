import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A picture whose left half is red and whose right half is blue. */
export function halves(width: number, height: number): Sharp {
  const blue = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: "#0000ff" } };
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } }).composite([
    { input: blue, left: Math.floor(width / 2), top: 0 },
  ]);
}

/** A photograph as a phone takes it: the place in its metadata, and turned by 90 degrees. */
export const photoWithPlace = (): Promise<Buffer> =>
  halves(900, 1600)
    .jpeg()
    .withExif({
      IFD0: { Make: "Phone", Copyright: "Ada" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "6/1 27/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "3/1 24/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A JPEG that is also a page: a script in its comment, and another one behind its end. */
export async function photoWithScript(): Promise<Buffer> {
  const photo = await halves(1280, 720).jpeg().toBuffer();
  const script = Buffer.from("<script>alert(document.cookie)</script>");
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script]);
  return Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), script]);
}

/** A PNG of a few bytes that says it has this size. */
export function pngThatClaims(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", Buffer.alloc(9)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
