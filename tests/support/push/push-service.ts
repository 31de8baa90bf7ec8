import { createECDH, type ECDH, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import type { PushPayload, PushTarget } from "../../../server/push/push-sender.ts";

interface Ece {
  decrypt(body: Buffer, options: { version: string; privateKey: ECDH; authSecret: string }): Buffer;
}
// The package that web-push encrypts with; it has no types.
const ece = createRequire(createRequire(import.meta.url).resolve("web-push"))("http_ece") as Ece;

export interface Device extends PushTarget {
  /** What arrived, decrypted as a browser does it. */
  readonly received: PushPayload[];
}

/** A push service on this machine, which answers each request with `status`, once `atOnce` of them wait. */
export async function startPushService() {
  const devices = new Map<string, { device: Device; keys: ECDH }>();
  const service = { status: 201, requests: 0, authorization: "", atOnce: 1 };
  let waiting: (() => void)[] = [];
  function answerTogether(answer: () => void): void {
    waiting.push(answer);
    if (waiting.length < service.atOnce) return;
    for (const each of waiting) each();
    waiting = [];
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      service.requests += 1;
      service.authorization = request.headers.authorization ?? "";
      const known = devices.get(request.url ?? "");
      if (known && service.status < 300) {
        const { device, keys } = known;
        const text = ece.decrypt(Buffer.concat(parts), {
          version: "aes128gcm",
          privateKey: keys,
          authSecret: device.auth,
        });
        device.received.push(JSON.parse(text.toString("utf8")) as PushPayload);
      }
      answerTogether(() => response.writeHead(service.status, { location: "http://127.0.0.1:1/" }).end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(service, {
    newDevice(): Device {
      const keys = createECDH("prime256v1");
      const path = `/push/${randomBytes(8).toString("hex")}`;
      const device: Device = {
        endpoint: `http://127.0.0.1:${port}${path}`,
        p256dh: keys.generateKeys().toString("base64url"),
        auth: randomBytes(16).toString("base64url"),
        received: [],
      };
      devices.set(path, { device, keys });
      return device;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;
