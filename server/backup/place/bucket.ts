import { Readable } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { S3Settings } from "../../platform/config/s3-settings.ts";
import { BACKUP_FOLDER } from "../../platform/storage/file-name.ts";
import { listKeys, openS3Client } from "../../platform/storage/s3-storage.ts";
import type { BackupPlace } from "./backup-place.ts";

/** For one part of an upload, over a slow line. */
const REQUEST_TIMEOUT_MS = 5 * 60_000;
/** At most 10,000 parts make an archive: 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** Archives in the folder `backups` of an S3 bucket. One that is not uploaded to its end does not appear there. */
export function openBucket(settings: S3Settings): BackupPlace {
  const { bucket } = settings;
  const client = openS3Client(settings, REQUEST_TIMEOUT_MS);
  const at = (name: string) => ({ Bucket: bucket, Key: `${BACKUP_FOLDER}${name}` });
  return {
    title: `the S3 bucket ${bucket}`,
    async save(name, bytes) {
      const params = { ...at(name), Body: bytes, ContentType: "application/gzip" };
      await new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done();
      return `${BACKUP_FOLDER}${name} in the S3 bucket ${bucket}`;
    },
    async list() {
      const names: string[] = [];
      for await (const key of listKeys(client, bucket, BACKUP_FOLDER)) names.push(key.slice(BACKUP_FOLDER.length));
      return names;
    },
    remove: async (name) => void (await client.send(new DeleteObjectCommand(at(name)))),
    async read(name) {
      const { Body } = await client.send(new GetObjectCommand(at(name)));
      if (!(Body instanceof Readable)) throw new Error(`${name} has no content`);
      return Body;
    },
  };
}
