import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEventImage, uploadEventImage } from "../../../schema/event/image-api.ts";
import { report } from "../../../schema/safety/api.ts";
import { removeUnusedImages } from "../../../server/event/image/event-image.ts";
import { openDiskStorage } from "../../../server/platform/storage/disk-storage.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { create, newMemberWithRole, update } from "../../support/event/managed-event.ts";
import { halves, photoWithPlace, pngThatClaims } from "../../support/event/sample-image.ts";
import { rawRequest } from "../../support/request/raw-request.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let admin: Person;
let photo: Buffer;
beforeAll(async () => {
  server = await bootServer();
  admin = await newMemberWithRole(server, "admin");
  photo = await photoWithPlace();
});
afterAll(() => server.stop());

function formOf(bytes: Uint8Array, type = "image/jpeg", name = "../../ada's house.jpg"): FormData {
  const form = new FormData();
  form.set("image", new File([new Uint8Array(bytes)], name, { type }));
  return form;
}
const send = (person: Person, ...file: Parameters<typeof formOf>) =>
  person.call(uploadEventImage, { body: formOf(...file) });
const see = (person: Person, imageName: string, variant = "640.webp") =>
  person.call(readEventImage, { params: { imageName, variant } });

test("EVENT-53 a picture gets a name of its own, and visitors see it in every width", async () => {
  const { imageName } = (await send(admin, photo)).body;
  expect(imageName).toMatch(/^\d{13}-[0-9a-f]{24}$/);
  const { body, headers } = await see(await newMember(server.url), imageName);
  expect([body.type, body.name]).toEqual(["image/webp", `${imageName}-640.webp`]);
  expect((await sharp(body.content as Buffer).metadata()).width).toBe(640);
  expect(headers.get("cache-control")).toContain("immutable");
  expect((await see(admin, imageName, "share.jpg")).body.type).toBe("image/jpeg");
  expect(readdirSync(join(server.dataDir, "files", "event-image")).every((file) => file.startsWith("1"))).toBe(true);
});

test.each(["1764037200000-0123456789abcdef01234567", "..%2fsecret", "secret"])(
  "EVENT-53 a picture of the unknown name %s is not found",
  async (imageName) => {
    const { status, headers } = await see(admin, imageName);
    expect(status).toBe(404);
    expect(headers.get("cache-control") ?? "no-store").toBe("no-store");
  },
);

test("EVENT-50 what is no picture, too large or too small is refused with the reason", async () => {
  const wide = await halves(13_000, 400).jpeg().toBuffer();
  expect((await send(admin, wide)).error?.code).toBe("event/image-too-many-pixels");
  expect((await send(admin, pngThatClaims(100, 100), "image/png")).error?.code).toBe("event/image-too-small");
  expect((await send(admin, photo.subarray(0, 900))).error?.code).toBe("event/image-unreadable");
  const page = await send(admin, Buffer.from("<script>alert(1)</script>"));
  expect(page.error).toMatchObject({
    code: "request/invalid",
    fields: { image: "Please choose a JPEG or PNG or WEBP file." },
  });
  const drawing = await send(admin, Buffer.from("<svg/>"), "image/svg+xml");
  expect(drawing.error?.fields).toEqual({ image: "Please choose a JPEG or PNG or WEBP file." });
});

test("EVENT-50 a picture of 30 MB is refused before it is sent", async () => {
  const head = [
    `POST ${uploadEventImage.path} HTTP/1.1`,
    `Host: 127.0.0.1:${server.port}`,
    `Origin: ${server.url}`,
    `Cookie: ${admin.cookie}`,
    "Content-Type: multipart/form-data; boundary=x",
    `Content-Length: ${30 * 1024 * 1024}`,
  ];
  const reply = await rawRequest(server.port, `${head.join("\r\n")}\r\n\r\n`);
  expect(reply).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"request\/too-large"/);
});

test("EVENT-40 only those who manage events upload pictures", async () => {
  const mentor = await newMemberWithRole(server, "mentor");
  expect((await send(mentor, photo)).error?.code).toBe("account/not-allowed");
  expect((await send(await newMember(server.url), photo)).error?.code).toBe("account/not-allowed");
});

test("EVENT-54 a picture that no event shows is removed after a day, others stay", async () => {
  const [shown, unused] = [(await send(admin, photo)).body.imageName, (await send(admin, photo)).body.imageName];
  const event = await create(admin, { imageName: shown });
  expect(event.imageName).toBe(shown);
  const storage = await openDiskStorage(join(server.dataDir, "files"));
  const clean = (now: number) => removeUnusedImages(server.database.fork(), storage, now);
  await clean(Date.now());
  expect((await see(admin, unused)).status).toBe(200);
  await clean(Date.now() + DAY_MS);
  expect([(await see(admin, unused)).status, (await see(admin, shown)).status]).toEqual([404, 200]);
  expect((await update(admin, event, { imageName: unused })).error?.code).toBe("event/image-not-found");
});

test("EVENT-54 a picture in the evidence of an open report stays, although its event no longer shows it", async () => {
  const { imageName } = (await send(admin, photo)).body;
  const event = await create(admin, { imageName });
  const ada = await newMember(server.url, "Ada Obi");
  const subject = { kind: "event", eventId: event.eventId } as const;
  const { reportId } = await ada.must(report, { body: { subject, reason: "sexual" } });
  expect((await update(admin, event, { imageName: null })).status).toBe(200);
  const storage = await openDiskStorage(join(server.dataDir, "files"));
  const clean = () => removeUnusedImages(server.database.fork(), storage, Date.now() + DAY_MS);
  await clean();
  expect((await see(admin, imageName)).status).toBe(200);
  await server.database.fork().execute("update reports set state = 'closed' where id = ?", [reportId]);
  await clean();
  expect((await see(admin, imageName)).status).toBe(404);
});

test("EVENT-55 a storage that fails refuses with a code, keeps nothing half and harms nobody else", async () => {
  const files = join(server.dataDir, "files");
  renameSync(files, `${files}-away`);
  writeFileSync(files, "a file where the folder should be");
  const { status, error } = await send(admin, photo);
  expect([status, error?.code]).toEqual([503, "server/storage-unavailable"]);
  expect((await create(admin)).imageName).toBeNull();
  rmSync(files);
  renameSync(`${files}-away`, files);
  expect((await send(admin, photo)).status).toBe(200);
});
