import { lookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import webPush from "web-push";
import { isPublicAddress } from "../platform/public-address.ts";
import type { PushKeys } from "./push-key.ts";

/** What a device shows. `path` is the page that a press opens; a newer notification with the same `tag` replaces it. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
  /** How many unread notifications the member has. */
  readonly unread: number;
}

export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** `gone`: the push service no longer knows the subscription. `failed`: try again later. */
export type PushOutcome = "sent" | "gone" | "failed";
export type SendPush = (target: PushTarget, payload: PushPayload) => Promise<PushOutcome>;

/** A phone that was off for longer gets nothing: the bell says it then. */
const KEPT_SECONDS = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;

interface SenderOptions {
  readonly keys: PushKeys;
  /** Whom a push service can write to about this server: a `mailto:` or `https:` address. */
  readonly contact: string;
  /** PUSH-2: which addresses may be asked. Tests allow their own push service on this machine. */
  readonly isAllowed?: (address: string) => boolean;
}

/** Sends encrypted notifications to push services. Never rejects. */
export function pushSender({ keys, contact, isAllowed = isPublicAddress }: SenderOptions): SendPush {
  const vapidDetails = { subject: contact, publicKey: keys.publicKey, privateKey: keys.privateKey };
  return async ({ endpoint, p256dh, auth }, payload) => {
    try {
      const subscription = { endpoint, keys: { p256dh, auth } };
      const details = webPush.generateRequestDetails(subscription, JSON.stringify(payload), {
        vapidDetails,
        TTL: KEPT_SECONDS,
        urgency: "normal",
      });
      return outcomeOf(await post(new URL(endpoint), details, isAllowed));
    } catch {
      // Refused address, no network, no answer in time: all of them are tried again, and end at the same limit.
      return "failed";
    }
  };
}

const outcomeOf = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return "sent";
  return status === 404 || status === 410 ? "gone" : "failed";
};

/** Resolves with the HTTP status. The reply's body is not read. */
async function post(
  url: URL,
  { headers, body }: Pick<webPush.RequestDetails, "headers" | "body">,
  isAllowed: (address: string) => boolean,
): Promise<number> {
  // A connection to an address is made without a look-up.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isAllowed(host)) throw new Error("refused address");
  return await new Promise((resolve, reject) => {
    const { request } = url.protocol === "http:" ? http : https;
    const sent = request(
      url,
      {
        method: "POST",
        headers,
        agent: false,
        lookup: guardedLookup(isAllowed),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Looks a name up for this one connection, so that the address that was checked is the one that is used. */
const guardedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "");
      if (!addresses.every(({ address }) => isAllowed(address))) return callback(new Error("refused address"), "");
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      callback(first ? null : new Error("no address"), first?.address ?? "", first?.family);
    });

/** PUSH-2: whether everything that this host name stands for may be asked. False if it stands for nothing. */
export async function isAllowedHost(host: string, isAllowed = isPublicAddress): Promise<boolean> {
  return await new Promise((resolve) => {
    lookup(host, { all: true }, (error, addresses) =>
      resolve(!error && addresses.length > 0 && addresses.every(({ address }) => isAllowed(address))),
    );
  });
}
