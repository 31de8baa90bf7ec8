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
  const right = Buffer.from(createHmac("sha256", secret).update(token).digest("base64"));
  return given.length === right.length && timingSafeEqual(given, right) ? token : undefined;
}

/** The first of several cookies with this name, as in better-auth. */
function firstValue(header: string, name: string): string {
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=");
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return "";
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
