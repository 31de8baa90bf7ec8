import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Config } from "../../platform/config/config.ts";
import { secretsOf } from "../../platform/config/secrets.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Recognises browsers that have signed in to an account before. */
export interface DeviceCookies {
  /** The browser's id for the account, from a `Cookie` header. Undefined if it has none or its signature is invalid. */
  deviceOf(cookie: string, email: string): string | undefined;
  /** The `Set-Cookie` value that makes this browser recognisable, with its existing id or a new one. */
  remember(email: string, device: string | undefined): string;
}

/**
 * Each account has its own cookie, because families share phones. The cookie grants no access: it only gives a separate
 * count of tries, so that a stranger on the same network cannot lock a member out. It is sent only to the sign-in path,
 * so it cannot be a `__Host-` cookie.
 */
export function deviceCookies(config: Pick<Config, "secret" | "SECRET_BEFORE" | "PUBLIC_URL">): DeviceCookies {
  const isHttps = config.PUBLIC_URL?.startsWith("https:") ?? false;
  const secrets = secretsOf(config);
  const sign = (secret: string, ...parts: readonly string[]) =>
    createHmac("sha256", secret)
      .update(["device", ...parts].join("\n"))
      .digest("base64url");
  const nameFor = (secret: string, email: string) =>
    `${isHttps ? "__Secure-" : ""}device-${sign(secret, email).slice(0, 12)}`;
  return {
    deviceOf(cookie, email) {
      for (const secret of secrets) {
        const [device = "", signature = ""] = cookieValue(cookie, nameFor(secret, email)).split(".");
        if (isSame(signature, sign(secret, email, device))) return device;
      }
      return undefined;
    },
    remember(email, device = randomBytes(12).toString("base64url")) {
      const [secret] = secrets;
      const pair = `${nameFor(secret, email)}=${device}.${sign(secret, email, device)}`;
      const attributes = ["Path=/api/account/sign-in", `Max-Age=${YEAR_SECONDS}`, "HttpOnly", "SameSite=Lax"];
      return [pair, ...attributes, ...(isHttps ? ["Secure"] : [])].join("; ");
    },
  };
}

function cookieValue(cookie: string, name: string): string {
  const pairs = cookie.split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
