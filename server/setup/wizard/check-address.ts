import { lookup } from "node:dns/promises";
import { createServer } from "node:net";
import { within } from "../../../schema/within.ts";
import type { Config } from "../../platform/config/config.ts";
import { type Finding, ok, problem, warning } from "./check.ts";

const LOOKUP_MS = 5_000;
const PART = "Address";

/** Whether only this machine opens the address. */
export const isLocal = ({ hostname }: URL): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/** SETUP-5: the public address: protected, and known to the internet. */
export async function checkAddress({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">): Promise<Finding> {
  if (PUBLIC_URL === undefined) return problem(PART, "PUBLIC_URL is missing.");
  const url = new URL(PUBLIC_URL);
  const { protocol, hostname } = url;
  if (isLocal(url)) {
    return warning(PART, `${PUBLIC_URL} works only on this machine. Other people need an address of your own.`);
  }
  if (protocol !== "https:") {
    return warning(
      PART,
      `${PUBLIC_URL} does not begin with https://, so passwords would be readable on the way, and phones install no app from it.`,
    );
  }
  try {
    const { address } = await within(LOOKUP_MS, lookup(hostname.replace(/^\[|\]$/g, "")));
    return ok(PART, `${PUBLIC_URL} leads to ${address}.`);
  } catch {
    return warning(
      PART,
      `${hostname} is not known yet. Enter it where you registered the name (DNS), with this machine's address.`,
    );
  }
}

/** SETUP-5: whether the server could listen there now. */
export async function checkPort({ PORT, host }: Pick<Config, "PORT" | "host">): Promise<Finding> {
  const part = "Port";
  const server = createServer();
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once("error", resolve);
    server.listen(PORT, host, () => resolve(null));
  });
  await new Promise<void>((resolve) => server.close(() => resolve()));
  if (error === null) return ok(part, `${PORT} is free.`);
  if (error.code === "EADDRINUSE") {
    return warning(part, `${PORT} is in use. If that is not this community's server, choose another one.`);
  }
  if (error.code === "EACCES") {
    return problem(
      part,
      `${PORT} is for administrators only. Choose one from 1024, such as 2567, and put a proxy in front.`,
    );
  }
  return problem(part, `${PORT} at ${host} cannot be used: ${error.message}.`);
}
