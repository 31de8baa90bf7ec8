import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "../config/s3-settings.ts";
import { Refusal } from "../refusal.ts";
import { checkedName, isFileName } from "./file-name.ts";
import type { ListedStorage } from "./file-storage.ts";

const CONNECTION_TIMEOUT_MS = 3_000;
/** For one try; a picture of 300 KB takes far less. */
const REQUEST_TIMEOUT_MS = 10_000;
const TRIES = 2;

/** Opens a client of S3, or of a service that speaks its protocol. `requestTimeoutMs` is for one try. */
export const openS3Client = (
  { region, endpoint, credentials }: S3Settings,
  requestTimeoutMs = REQUEST_TIMEOUT_MS,
): S3Client =>
  new S3Client({
    region,
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: requestTimeoutMs,
      throwOnRequestTimeout: true,
    },
    // Other services know neither bucket names in the host name nor Amazon's newer checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(credentials && { credentials }),
  });

/** Opens a storage in an S3 bucket. */
export function openS3Storage(settings: S3Settings): ListedStorage {
  const { bucket } = settings;
  const client = openS3Client(settings);
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
    async *list() {
      for await (const name of listKeys(client, bucket)) if (isFileName(name)) yield name;
    },
  };
}

/** The names of everything in a bucket that begin with `prefix`. */
export async function* listKeys(client: S3Client, bucket: string, prefix = ""): AsyncGenerator<string> {
  let after: string | undefined;
  do {
    const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: after });
    const { Contents = [], NextContinuationToken } = await client.send(command).catch(refuse);
    for (const { Key } of Contents) if (Key !== undefined) yield Key;
    after = NextContinuationToken;
  } while (after !== undefined);
}

/** A bucket whose reader may not list it answers 403 for a missing file, like for a wrong key. That counts as unavailable. */
const isMissing = (error: unknown): boolean =>
  error instanceof NoSuchKey || (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404);

function refuse(cause: unknown): never {
  throw new Refusal("server/storage-unavailable", { cause });
}
