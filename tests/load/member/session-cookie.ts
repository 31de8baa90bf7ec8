import { createHmac } from "node:crypto";

/** The cookie of a stored session, signed with the server's secret, like better-auth. */
export function sessionCookie({ token, secret, url }: { token: string; secret: string; url: string }): string {
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  const name = url.startsWith("https:") ? "__Host-session" : "session";
  return `${name}=${encodeURIComponent(`${token}.${signature}`)}`;
}
