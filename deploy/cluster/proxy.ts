import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startNginx } from "../../bin/nginx.mjs";
import { nginxSite, type ProxiedProcess } from "../nginx-site.ts";

export interface ProxyOptions {
  /** Holds its configuration and the bodies of uploads. */
  readonly folder: string;
  readonly host: string;
  readonly port: number;
  readonly processes: readonly ProxiedProcess[];
  /** How long a process may take to begin to answer a GET, in seconds. */
  readonly silentSeconds?: number;
}

export type NginxProxy = Awaited<ReturnType<typeof startNginx>>;

/** Starts nginx in front of these processes, with the configuration that operators get. */
export async function startProxy(options: ProxyOptions): Promise<NginxProxy> {
  const { folder, port } = options;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "nginx.conf");
  writeFileSync(file, proxyConfiguration(options));
  return await startNginx({ file, folder, port });
}

/** The whole configuration, which keeps all files in one folder, so that it needs no rights of its own. */
export function proxyConfiguration({ folder, host, port, processes, silentSeconds }: ProxyOptions): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${quoted(join(folder, name))};`,
  );
  const address = host.includes(":") ? `[${host}]` : host;
  return `daemon off;
${process.getuid?.() === 0 ? "user root;\n" : ""}worker_processes 1;
pid ${quoted(join(folder, "nginx.pid"))};
error_log stderr error;
events {
  worker_connections 8192;
}
http {
  access_log off;
${temporary.join("\n")}
${nginxSite(processes, [`listen ${address}:${port};`], silentSeconds)}}
`;
}

const quoted = (path: string) => JSON.stringify(path);
