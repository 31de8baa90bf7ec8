import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { nginxExample, PATIENT_PATHS, PROXY_BODY_MEGABYTES, WRITE_SECONDS } from "../../deploy/nginx-site.ts";
import type { Endpoint } from "../../schema/endpoint.ts";
import { readConfig, settings } from "../../server/platform/config/config.ts";
import { declaredEndpoints, maxBodyBytes } from "../../server/platform/endpoint/request-rules.ts";
import { SHUTDOWN_LIMIT_MS } from "../../server/platform/process/shutdown.ts";

interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly image: string;
  readonly build?: string;
  readonly command?: readonly string[];
  readonly depends_on?: Readonly<Record<string, object>>;
  readonly stop_grace_period?: string;
}
interface Compose {
  readonly services: Readonly<Record<"proxy" | "a" | "b" | "redis" | "postgres", Service>>;
  readonly networks: {
    readonly default: { readonly ipam: { readonly config: readonly { readonly subnet: string }[] } };
  };
  readonly volumes: Readonly<Record<string, unknown>>;
}

const given: Readonly<Record<string, string>> = {
  SITE_ADDRESS: "community.example",
  SECRET: "a secret of 32 characters or more",
  POSTGRES_PASSWORD: "database1",
  REDIS_PASSWORD: "redis1",
};
/** What `docker compose` makes of the file with these variables; it refuses one that is not given. */
const interpolate = (text: string) =>
  text.replace(/(?<!\$)\$\{(\w+):\?[^}]*\}/g, (_, name: string) => given[name] ?? `no ${name}`);
const compose = parse(interpolate(readFileSync("compose.yaml", "utf8")), { merge: true }) as Compose;
const { services } = compose;
const dockerfile = readFileSync("Dockerfile", "utf8");
const caddyfile = readFileSync("deploy/Caddyfile", "utf8");

const ofImage = { NODE_ENV: "production", CHROMIUM_PATH: "" };
/** How long a production server takes to stop at most. */
const { drainSeconds } = readConfig({ ...ofImage, ...services.a.environment });
const stopSeconds = drainSeconds + SHUTDOWN_LIMIT_MS / 1000;

test.each(["a", "b"] as const)("compose.yaml gives the process %s settings that the server accepts", (name) => {
  const { environment } = services[name];
  expect(Object.keys(environment).filter((each) => !(each in settings.shape))).toEqual([]);
  expect(readConfig({ ...ofImage, ...environment })).toMatchObject({
    PROCESS_NAME: name,
    PUBLIC_URL: "https://community.example",
    DATABASE_URL: "postgresql://lampstand:database1@postgres:5432/lampstand",
    REDIS_URL: "redis://:redis1@redis:6379",
    TRUSTED_PROXIES: [compose.networks.default.ipam.config[0]?.subnet],
  });
});

test("compose.yaml names its services, volumes and files as they are", () => {
  for (const { volumes = [], depends_on = {} } of Object.values(services)) {
    const sources = volumes.map((volume) => volume.split(":")[0] ?? "");
    expect(sources.filter((each) => !(each.startsWith(".") ? existsSync(each) : each in compose.volumes))).toEqual([]);
    expect(Object.keys(depends_on).filter((name) => !(name in services))).toEqual([]);
  }
  expect(services.redis.command?.at(-1)).toBe(given.REDIS_PASSWORD);
  expect(services.postgres.environment).toMatchObject({ POSTGRES_USER: "lampstand", POSTGRES_PASSWORD: "database1" });
});

test("compose.yaml gives a process more time to stop than it takes", () => {
  expect(Number.parseInt(services.a.stop_grace_period ?? "", 10)).toBeGreaterThan(stopSeconds);
});

test("compose.yaml and the Caddyfile reach the processes at the port of the image", () => {
  const port = /\bPORT=(\d+)/.exec(dockerfile)?.[1];
  expect(services.proxy.environment).toMatchObject({ PROCESS_A: `a:${port}`, PROCESS_B: `b:${port}` });
  const variables = [...caddyfile.matchAll(/\{\$(\w+)/g)].map(([, name]) => name as string);
  expect(Object.keys(services.proxy.environment).sort()).toEqual([...new Set(variables)].sort());
});

test("the image contains every folder that the server imports, and builds the client", () => {
  for (const folder of ["schema", "rooms", "server", "migrations", "bin"]) {
    expect(dockerfile).toContain(`COPY ${folder} ${folder}\n`);
  }
  expect(dockerfile).toContain("RUN npm run build");
});

test("deploy/nginx.conf is up to date; if not, run `npm run docs`", () => {
  expect(readFileSync("deploy/nginx.conf", "utf8")).toBe(nginxExample());
});

test("both proxies accept the largest body that the server accepts", () => {
  const largest = Math.max(...declaredEndpoints.map(maxBodyBytes));
  expect(PROXY_BODY_MEGABYTES * 1024 * 1024).toBeGreaterThan(largest);
  expect(caddyfile).toContain(`max_size ${PROXY_BODY_MEGABYTES}MB`);
  // Caddy counts in thousands.
  expect(PROXY_BODY_MEGABYTES * 1_000_000).toBeGreaterThan(largest);
});

test("nginx waits for the replies that may begin late, and for every write", () => {
  const seconds = ({ timeoutSeconds = 10 }: Endpoint) => timeoutSeconds;
  const reads = declaredEndpoints.filter(({ method, kind }) => method === "GET" && kind !== undefined);
  const isLate = (each: Endpoint) => each.kind === "events" || seconds(each) > 10;
  const isPatient = ({ path }: Endpoint) => new RegExp(PATIENT_PATHS).test(path);
  expect(reads.filter((each) => isLate(each) && !isPatient(each)).map(({ path }) => path)).toEqual([]);
  expect(Math.max(...declaredEndpoints.map(seconds))).toBeLessThan(WRITE_SECONDS);
});

const unit = (name: string) => readFileSync(`deploy/${name}.service`, "utf8").split("[Unit]")[1]?.split("\n") ?? [];

test("the service of several processes differs from that of one only in names and settings", () => {
  const one = unit("lampstand");
  const several = unit("lampstand@");
  expect(several.filter((line) => !one.includes(line))).toEqual([
    "Description=Lampstand, process %i",
    "Environment=PROCESS_NAME=%i",
    "EnvironmentFile=/etc/lampstand/%i.env",
  ]);
  expect(one.filter((line) => !several.includes(line))).toEqual(["Description=Lampstand"]);
});

test("a service may take longer to stop than the server does", () => {
  const seconds = Number(/TimeoutStopSec=(\d+)/.exec(unit("lampstand").join("\n"))?.[1]);
  expect(seconds).toBeGreaterThan(stopSeconds);
});
