import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Config } from "../platform/config.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Tells browsers that have signed in to an account before from all others that try its password. */
export interface DeviceCookies {
  /** The number of this browser for the account, from a `Cookie` header undefined where it has none or one that we did not sign. */
  deviceOf(cookie: string, email: string): string | undefined;
  /** The `Set-Cookie` value by which this browser will be known, under the number it has or a new one. */
  remember(email: string, device: string | undefined): string;
}

/**
 * Each account has a cookie of its own, since families share phones. It admits nobody: it only gives tries of their own, so
 * that a stranger's guesses, even from the same network, lock no member out. It travels to the sign-in alone, not with
 * every request, which is why it is no `__Host-` cookie.
 */
export function deviceCookies(config: Pick<Config, "secret" | "PUBLIC_URL">): DeviceCookies {
  const isHttps = config.PUBLIC_URL?.startsWith("https:") ?? false;
  const sign = (...parts: readonly string[]) =>
    createHmac("sha256", config.secret)
      .update(["device", ...parts].join("\n"))
      .digest("base64url");
  const nameFor = (email: string) => `${isHttps ? "__Secure-" : ""}device-${sign(email).slice(0, 12)}`;
  return {
    deviceOf(cookie, email) {
      const [device = "", signature = ""] = cookieValue(cookie, nameFor(email)).split(".");
      return isSame(signature, sign(email, device)) ? device : undefined;
    },
    remember(email, device = randomBytes(12).toString("base64url")) {
      const pair = `${nameFor(email)}=${device}.${sign(email, device)}`;
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
