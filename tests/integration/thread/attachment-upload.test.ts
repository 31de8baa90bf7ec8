import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MESSAGE_PHOTO_MAX_BYTES } from "../../../schema/limits.ts";
import { fetchFile, seen, settledAdult, smallPhoto, storedFiles, uploadPhoto } from "../../support/chat/attachment.ts";
import { type ChatMember, channelOf, newLead } from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { halves, photoWithPlace, photoWithScript, pngThatClaims } from "../../support/event/sample-image.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let ada: ChatMember;
let bisi: ChatMember;
let grace: ChatMember;
let channelId: string;
beforeAll(async () => {
  server = await bootServer();
  ada = await settledAdult(server.url, "Ada Obi");
  bisi = await newChatMember(server.url, "Bisi Ade", ADULT);
  grace = await newLead(server.url, server.database, "Mama Grace");
  channelId = await channelOf(server.database, { owner: [ada], member: [bisi], safeguarding_lead: [grace] });
});
afterAll(() => server.stop());

const run = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);

const codeOf = async (bytes: Uint8Array, type = "image/jpeg") =>
  (await uploadPhoto(ada, channelId, { bytes, type })).error?.code;

/** Noise, which no encoder makes small. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#888888", noise: { type: "gaussian", mean: 128, sigma: 90 } },
  });

describe("what a photo becomes", () => {
  test("THREAD-46 a photo is upright, small, WebP and without its place, with a tiny preview", async () => {
    const { body } = await uploadPhoto(ada, channelId, { bytes: await photoWithPlace() });
    expect(body).toMatchObject({ kind: "photo", width: 1600, height: 900 });
    const content = (await fetchFile(ada, body.id)).body.content as Buffer;
    const { format, width, height, exif, orientation } = await sharp(content).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({ format: "webp", width: 1600, height: 900 });
    expect(content.length).toBe(body.bytes);
    expect(content.toString("latin1")).not.toMatch(/Phone|GPS|EXIF|Exif|XMP/);
    const preview = Buffer.from(body.preview, "base64");
    expect(await sharp(preview).metadata()).toMatchObject({ format: "webp", width: 20, height: 11 });
    expect(preview.length).toBeLessThan(400);
  });

  test("THREAD-46 a photo full of noise still takes at most 200 KB", async () => {
    const { body } = await uploadPhoto(ada, channelId, {
      bytes: await noise(2000, 2000).jpeg({ quality: 60 }).toBuffer(),
    });
    expect(body.bytes).toBeLessThanOrEqual(MESSAGE_PHOTO_MAX_BYTES);
    expect(body.width).toBe(body.height);
  });

  test("THREAD-46 nothing of a page that is hidden in a picture is left, and its transparent parts are white", async () => {
    const { body } = await uploadPhoto(ada, channelId, { bytes: await photoWithScript() });
    const content = (await fetchFile(ada, body.id)).body.content as Buffer;
    expect(content.toString("latin1")).not.toContain("script");
    const glass = await sharp({ create: { width: 30, height: 30, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer();
    const clear = await uploadPhoto(ada, channelId, { bytes: glass, type: "image/png" });
    const { channels } = await sharp((await fetchFile(ada, clear.body.id)).body.content as Buffer).stats();
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
  });

  test("THREAD-46 a small photo is not enlarged", async () => {
    expect((await uploadPhoto(ada, channelId)).body).toMatchObject({ width: 400, height: 300 });
  });
});

describe("what is refused", () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from("ftypheic\0\0\0\0mif1heic", "latin1"),
    Buffer.alloc(64),
  ]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  test.each([
    ["HEIC", heic, "image/heic"],
    ["HEIC that says it is JPEG", heic, "image/jpeg"],
    ["SVG", svg, "image/svg+xml"],
    ["SVG that says it is PNG", svg, "image/png"],
    ["an empty file", Buffer.alloc(0), "image/jpeg"],
  ])("THREAD-47 %s is refused with the types that are accepted", async (_, bytes, type) => {
    const { error } = await uploadPhoto(ada, channelId, { bytes, type });
    expect(error).toMatchObject({ code: "request/invalid", fields: { photo: expect.stringContaining("JPEG") } });
  });

  test("THREAD-47 a photo that is cut short is refused", async () => {
    const photo = await photoWithPlace();
    for (const length of [40, 900, photo.length - 300]) {
      expect(await codeOf(photo.subarray(0, length))).toBe("attachment/unreadable");
    }
  });

  test("THREAD-47 a picture that claims to be huge is refused before it is decoded", async () => {
    expect(await codeOf(pngThatClaims(60_000, 60_000), "image/png")).toBe("attachment/too-many-pixels");
    expect(await codeOf(await halves(13_000, 10).jpeg().toBuffer())).toBe("attachment/too-many-pixels");
  });

  test("THREAD-47 moving pictures are refused: animated WebP and animated PNG", async () => {
    const frames = await Promise.all([halves(20, 20), halves(20, 20).negate()].map((each) => each.png().toBuffer()));
    const webp = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await codeOf(webp, "image/webp")).toBe("attachment/animated");
    const still = pngThatClaims(20, 20);
    const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from("acTL"), Buffer.alloc(12)]);
    const moving = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
    expect(await codeOf(moving, "image/png")).toBe("attachment/animated");
  });

  test("THREAD-47 a file of 40 MB is too large, and the reply says how large it may be", async () => {
    const large = Buffer.concat([smallPhoto, Buffer.alloc(40 * 1024 * 1024)]);
    const { status, error } = await uploadPhoto(ada, channelId, { bytes: large });
    expect([status, error?.code]).toEqual([413, "request/too-large"]);
  });

  test("THREAD-44 refused and broken uploads store neither a row nor a file", async () => {
    const before = [await run("select id from attachments"), storedFiles(server)];
    await codeOf(smallPhoto.subarray(0, 400));
    const id = crypto.randomUUID();
    const head = `--x\r\nContent-Disposition: form-data; name="id"\r\n\r\n${id}\r\n--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
    const broken = await fetch(`${server.url}/api/threads/${channelId}/photos`, {
      method: "POST",
      headers: { Origin: server.url, Cookie: ada.cookie, "Content-Type": "multipart/form-data; boundary=x" },
      body: Buffer.concat([Buffer.from(head), smallPhoto.subarray(0, 2_000)]),
    });
    expect(broken.status).toBe(400);
    expect([await run("select id from attachments"), storedFiles(server)]).toEqual(before);
  });
});

describe("the id of an upload", () => {
  test("THREAD-45 an upload that is repeated under its id gives the same photo, and one file", async () => {
    const id = crypto.randomUUID();
    const [first, second] = [await uploadPhoto(ada, channelId, { id }), await uploadPhoto(ada, channelId, { id })];
    expect(second.body).toEqual(first.body);
    expect(storedFiles(server).filter((name) => name.startsWith(id))).toEqual([`${id}.webp`]);
  });

  test("THREAD-45 the same photo uploaded twice at once under one id is one photo", async () => {
    const id = crypto.randomUUID();
    const both = await Promise.all([1, 2, 3].map(() => uploadPhoto(ada, channelId, { id })));
    expect(both.map(({ error }) => error?.code)).toEqual([undefined, undefined, undefined]);
    expect(new Set(both.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await seen(ada, id)).toBe(200);
  });

  test("THREAD-45 an upload whose server died before its end is saved when it is repeated", async () => {
    const id = crypto.randomUUID();
    await uploadPhoto(ada, channelId, { id });
    await run("update attachments set stored_at = null where id = ?", [id]);
    expect(await seen(ada, id)).toBe("attachment/not-found");
    expect((await uploadPhoto(ada, channelId, { id })).error).toBeUndefined();
    expect(await seen(ada, id)).toBe(200);
  });

  test("THREAD-45 no other file takes the place of one that is just being saved", async () => {
    const id = crypto.randomUUID();
    await uploadPhoto(ada, channelId, { id });
    await run("update attachments set stored_at = null where id = ?", [id]);
    const other = await halves(40, 30).jpeg().toBuffer();
    expect((await uploadPhoto(ada, channelId, { id, bytes: other })).error?.code).toBe("attachment/not-found");
  });

  test("THREAD-45 an id of somebody else, or of another thread, is refused and keeps its photo", async () => {
    const { body } = await uploadPhoto(ada, channelId);
    const elsewhere = await channelOf(server.database, { owner: [ada], safeguarding_lead: [grace] });
    for (const { error } of [
      await uploadPhoto(bisi, channelId, { id: body.id }),
      await uploadPhoto(ada, elsewhere, { id: body.id }),
    ]) {
      expect(error?.code).toBe("attachment/not-found");
    }
    expect([await seen(ada, body.id), await seen(bisi, body.id)]).toEqual([200, "attachment/not-found"]);
  });
});

describe("who may upload", () => {
  const adult = (name: string) => newChatMember(server.url, name, ADULT);
  const codeIn = async (person: ChatMember, threadId: string) => (await uploadPhoto(person, threadId)).error?.code;

  test("THREAD-43 in a channel everyone uploads who may write there, also minors", async () => {
    const chi = await newChatMember(server.url, "Chi", MINOR);
    const place = await channelOf(server.database, { owner: [ada], member: [chi], safeguarding_lead: [grace] });
    expect([await codeIn(ada, place), await codeIn(chi, place)]).toEqual([undefined, undefined]);
  });

  test("THREAD-43 to a stranger no thread differs from one that does not exist", async () => {
    const stranger = await adult("Stranger");
    const conversationId = await openConversationWith(ada, bisi.memberId);
    for (const threadId of [channelId, conversationId, crypto.randomUUID()]) {
      expect(await codeIn(stranger, threadId)).toBe("attachment/not-here");
    }
  });

  test("THREAD-43 in a conversation only a confirmed adult uploads, and only where a lead reads along", async () => {
    const chi = await newChatMember(server.url, "Chi", MINOR);
    const unknown = await newChatMember(server.url, "Uzo");
    const alone = await openConversationWith(ada, bisi.memberId);
    const withMinor = await openConversationWith(ada, chi.memberId);
    const withUnknown = await openConversationWith(ada, unknown.memberId);
    expect(await codeIn(ada, alone)).toBe("attachment/not-here");
    expect([await codeIn(ada, withMinor), await codeIn(chi, withMinor)]).toEqual([undefined, "attachment/not-here"]);
    expect([await codeIn(ada, withUnknown), await codeIn(unknown, withUnknown)]).toEqual([
      undefined,
      "attachment/not-here",
    ]);
  });

  test("THREAD-43 who is muted, and who cannot write in a closed channel, is refused as for a text", async () => {
    const muted = await adult("Muted");
    const place = await channelOf(server.database, { owner: [ada], member: [muted], safeguarding_lead: [grace] });
    await run("insert into mutes (user_id, until) values (?, now() + interval '1 day')", [muted.memberId]);
    expect(await codeIn(muted, place)).toBe("safety/muted");
    await run("update community_channels set closed_at = now() where thread_id = ?", [place]);
    expect(await codeIn(ada, place)).toBe("attachment/not-here");
  });
});
