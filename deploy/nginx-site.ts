/** One server process behind the proxy. */
export interface ProxiedProcess {
  /** Its PROCESS_NAME. */
  readonly name: string;
  /** Host and port, as the proxy reaches it. */
  readonly address: string;
}

/** Larger than the largest body that the server accepts, so that the server refuses it with its own text. */
export const PROXY_BODY_MEGABYTES = 10;

/** Addresses whose replies may take longer to begin than others, or are silent for longer: files that are made, and streams. */
export const PATIENT_PATHS = "^/(process/|api/.*(export|pdf|live)$)";
/** Longer than any request that writes may take. */
export const WRITE_SECONDS = 65;
/** Shorter than a browser waits for a reply (10 seconds), so that another process still answers in time. */
const SILENT_SECONDS = 8;

/**
 * What belongs into nginx's `http` block in front of these processes. `listen` are the lines of the `server` block that name
 * the address and the certificate. deploy/nginx.conf is made of it, and so is the proxy of `npm run cluster`. A process that
 * does not begin to answer a GET in `silentSeconds` counts as hanging.
 */
export function nginxSite(
  processes: readonly ProxiedProcess[],
  listen: readonly string[],
  silentSeconds = SILENT_SECONDS,
): string {
  const each = (line: (process: ProxiedProcess) => string) => processes.map(line).join("\n");
  return `# Only a request that asks for a WebSocket is passed on as one.
map $http_upgrade $lampstand_connection {
  default upgrade;
  "" "";
}

# Each process by its PROCESS_NAME: the sockets of a room must reach the process that has the room.
${each(({ name, address }) => `upstream lampstand_${name} {\n  server ${address};\n  keepalive 16;\n}`)}

# Everything else may go to any process. One that takes no connection, or does not answer in time, twice, is left out: then
# one request tries it every two seconds.
upstream lampstand {
  zone lampstand 64k;
${each(({ address }) => `  server ${address} max_fails=2 fail_timeout=2s;`)}
  keepalive 32;
}

map $uri $lampstand_upstream {
  default lampstand;
${each(({ name }) => `  ~^/process/${name}/ lampstand_${name};`)}
}

# These may be silent for longer than other replies.
map $uri $lampstand_is_patient {
  default "";
  "~${PATIENT_PATHS}" 1;
}

server {
${listen.map((line) => `  ${line}`).join("\n")}
  server_tokens off;
  client_max_body_size ${PROXY_BODY_MEGABYTES}m;

  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header Upgrade $http_upgrade;
  proxy_set_header Connection $lampstand_connection;
  # The server believes these from the addresses in TRUSTED_PROXIES only: the right-most address that is no proxy counts.
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  # Not the caller's: an error shows it, and the log has it.
  proxy_set_header X-Request-Id $request_id;
  proxy_connect_timeout 2s;
  # Longer than the two minutes after which the server itself gives a silent connection up.
  proxy_read_timeout 130s;
  proxy_send_timeout 130s;

  # The named locations below pass requests on to each other.
  recursive_error_pages on;

  location / {
    error_page 418 = @write;
    error_page 419 = @patient;
    if ($request_method !~ ^(GET|HEAD)$) {
      return 418;
    }
    if ($http_upgrade) {
      return 419;
    }
    if ($lampstand_is_patient) {
      return 419;
    }
    # A process that hangs still takes connections. Another one answers before the browser gives up.
    proxy_read_timeout ${silentSeconds}s;
    proxy_next_upstream error timeout;
    proxy_next_upstream_tries 2;
    proxy_pass http://$lampstand_upstream;
  }

  # Sockets, event streams, which say themselves that they must not be buffered (X-Accel-Buffering), and files that are made.
  location @patient {
    proxy_next_upstream error timeout;
    proxy_next_upstream_tries 2;
    proxy_pass http://$lampstand_upstream;
  }

  # A process may have carried out what it did not answer, so nginx must not repeat it. It would repeat a PUT and a DELETE.
  location @write {
    error_page 502 504 = @unsent;
    proxy_read_timeout ${WRITE_SECONDS}s;
    proxy_next_upstream off;
    proxy_pass http://$lampstand_upstream;
  }

  # Of this request nothing was sent, because the process took no connection: it is safe at the next one.
  location @unsent {
    if ($upstream_bytes_sent != 0) {
      return 502;
    }
    proxy_read_timeout ${WRITE_SECONDS}s;
    proxy_next_upstream off;
    proxy_pass http://$lampstand_upstream;
  }
}
`;
}

const example: readonly ProxiedProcess[] = [
  { name: "a", address: "127.0.0.1:2567" },
  { name: "b", address: "127.0.0.1:2568" },
];

/** The example for operators: two processes on one machine, with a certificate of Let's Encrypt. */
export const nginxExample =
  (): string => `# nginx in front of two processes of Lampstand, PROCESS_NAME a and b, on the same machine.
# Copy it to /etc/nginx/conf.d/lampstand.conf, and put your own name in place of community.example. Another process is
# another upstream, a line in the upstream \`lampstand\`, and a line in the map. Give every process TRUSTED_PROXIES=127.0.0.1.
# Each open page has a socket, which is two connections of nginx: set worker_connections in /etc/nginx/nginx.conf to at
# least four times the members who are there at once, and worker_rlimit_nofile to twice that.
# Written by \`npm run docs\` from deploy/nginx-site.ts, which also configures the proxy of \`npm run cluster\`.

server {
  listen 80;
  listen [::]:80;
  server_name community.example;
  return 301 https://$host$request_uri;
}

${nginxSite(example, [
  "listen 443 ssl http2;",
  "listen [::]:443 ssl http2;",
  "server_name community.example;",
  "ssl_certificate /etc/letsencrypt/live/community.example/fullchain.pem;",
  "ssl_certificate_key /etc/letsencrypt/live/community.example/privkey.pem;",
  "ssl_protocols TLSv1.2 TLSv1.3;",
])}`;
