export type OriginTrust = "own" | "allowed" | "foreign";

/** Classifies an Origin header, given the request's Host. An absent or "null" one is foreign. */
export type OriginRule = (origin: string | undefined, host: string | undefined) => OriginTrust;

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Our own origin is that of `publicUrl`; for a loopback address, also its other spellings. Without a `publicUrl` it is
 * the host that the request was sent to. Throws on a URL that cannot be parsed.
 */
export function originRule(publicUrl: string, allowedOrigins: readonly string[]): OriginRule {
  const allowed = new Set(allowedOrigins.map((url) => new URL(url).origin));
  const own = publicUrl === "" ? undefined : ownOrigins(new URL(publicUrl));
  return (origin, host) => {
    if (origin === undefined || origin === "null") return "foreign";
    if (own === undefined ? isSameHost(origin, host) : own.has(origin)) return "own";
    return allowed.has(origin) ? "allowed" : "foreign";
  };
}

function ownOrigins(url: URL): ReadonlySet<string> {
  if (!loopbackNames.includes(url.hostname)) return new Set([url.origin]);
  const port = url.port === "" ? "" : `:${url.port}`;
  return new Set(loopbackNames.map((name) => `${url.protocol}//${name}${port}`));
}

/** Any scheme is accepted, because only the proxy in front knows whether https was used. */
function isSameHost(origin: string, host: string | undefined): boolean {
  const scheme = /^https?:\/\//.exec(origin)?.[0];
  if (scheme === undefined || host === undefined) return false;
  const page = URL.parse(origin);
  return page !== null && page.origin === origin && URL.parse(`${scheme}${host}/`)?.host === page.host;
}
