import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "../config/s3-settings.ts";
import { Refusal } from "../refusal.ts";
import { checkedName } from "./file-name.ts";
import type { Storage } from "./file-storage.ts";

const CONNECTION_TIMEOUT_MS = 3_000;
/** For one try; a picture of 300 KB takes far less. */
const REQUEST_TIMEOUT_MS = 10_000;
const TRIES = 2;

/** Opens a storage in an S3 bucket, or in one of a service that speaks its protocol. */
export function openS3Storage({ bucket, region, endpoint, credentials }: S3Settings): Storage {
  const client = new S3Client({
    region,
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
    // Other services know neither bucket names in the host name nor Amazon's newer checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(credentials && { credentials }),
  });
  const at = (name: string) => ({ Bucket: bucket, Key: checkedName(name) });
  return {
    async put(name, bytes, type) {
      const command = new PutObjectCommand({ ...at(name), Body: bytes, ContentType: type });
      await client.send(command).catch(refuse);
    },
    async get(name) {
      const command = new GetObjectCommand(at(name));
      try {
        const { Body } = await client.send(command);
        return (await Body?.transformToByteArray()) ?? new Uint8Array();
      } catch (error) {
        return isMissing(error) ? null : refuse(error);
      }
    },
    async remove(name) {
      const command = new DeleteObjectCommand(at(name));
      await client.send(command).catch(refuse);
    },
  };
}

/** A bucket whose reader may not list it answers 403 for a missing file, like for a wrong key. That counts as unavailable. */
const isMissing = (error: unknown): boolean =>
  error instanceof NoSuchKey || (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404);

function refuse(cause: unknown): never {
  throw new Refusal("server/storage-unavailable", { cause });
}
