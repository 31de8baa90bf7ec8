import { expect, test } from "vitest";
import { readEventImage, uploadEventImage } from "../../../schema/event/image-api.ts";
import { newMemberWithRole } from "../../support/event/managed-event.ts";
import { halves } from "../../support/event/sample-image.ts";
import { bootServer } from "../../support/server/boot.ts";
import { openFakeS3 } from "../../support/storage/fake-s3.ts";

test("EVENT-53 EVENT-55 pictures are stored in S3 if the settings say so, or refused if it fails", async () => {
  const s3 = await openFakeS3();
  const { bucket, region, endpoint = "" } = s3.settings;
  const keys = { S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
  const server = await bootServer({ S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint, ...keys });
  try {
    const admin = await newMemberWithRole(server, "admin");
    const body = new FormData();
    body.set(
      "image",
      new File([new Uint8Array(await halves(1280, 720).png().toBuffer())], "a.png", { type: "image/png" }),
    );
    const { imageName } = await admin.must(uploadEventImage, { body });
    expect([...s3.files.keys()].sort()[0]).toBe(`${bucket}/event-image/${imageName}-1280.webp`);
    expect((await admin.call(readEventImage, { params: { imageName, variant: "320.webp" } })).status).toBe(200);
    s3.failWith = 500;
    expect((await admin.call(uploadEventImage, { body })).error?.code).toBe("server/storage-unavailable");
  } finally {
    await server.stop();
    await s3.close();
  }
});
