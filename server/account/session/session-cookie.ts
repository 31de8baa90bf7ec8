import { createHmac, timingSafeEqual } from "node:crypto";

/** Whether a `Cookie` header contains this cookie, whatever its value. */
export const hasCookie = (header: string, name: string): boolean => header.includes(`${name}=`);

/**
 * The session's token from a `Cookie` header, if its signature is valid. The format is better-auth's: the token, a dot,
 * and its HMAC-SHA-256 in base64, percent-encoded. Undefined for any invalid value.
 */
export function signedToken(header: string, name: string, secret: string): string | undefined {
  const value = decoded(firstValue(header, name));
  const dot = value.lastIndexOf(".");
  if (dot < 1) return undefined;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1));
  const right = Buffer.from(signatureOf(token, secret));
  return given.length === right.length && timingSafeEqual(given, right) ? token : undefined;
}

/** The value of a cookie with this token. */
export const signedValue = (token: string, secret: string): string =>
  encodeURIComponent(`${token}.${signatureOf(token, secret)}`);

/**
 * BACKUP-20: the `Cookie` header with the signature of the current secret in those of these cookies that an earlier
 * secret has signed. better-auth checks only the current one.
 */
export function resignedCookies(
  header: string,
  names: readonly string[],
  [secret, ...earlier]: readonly [string, ...string[]],
): string {
  let resigned = header;
  for (const name of names) {
    if (!hasCookie(header, name)) continue;
    for (const each of earlier) {
      const token = signedToken(header, name, each);
      if (token !== undefined) resigned = withValue(resigned, name, signedValue(token, secret));
    }
  }
  return resigned;
}

const nameOf = (pair: string): string => pair.slice(0, Math.max(0, pair.indexOf("="))).trim();

/** The first of several cookies with this name, as in better-auth. */
function firstValue(header: string, name: string): string {
  const pair = header.split(";").find((each) => nameOf(each) === name) ?? "";
  return pair.slice(pair.indexOf("=") + 1).trim();
}

function withValue(header: string, name: string, value: string): string {
  const pairs = header.split(";").map((each) => each.trim());
  const index = pairs.findIndex((each) => nameOf(each) === name);
  return pairs.with(index, `${name}=${value}`).join("; ");
}

const signatureOf = (token: string, secret: string): string =>
  createHmac("sha256", secret).update(token).digest("base64");

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
