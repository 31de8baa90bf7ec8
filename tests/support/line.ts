import { connect, createServer, type Socket } from "node:net";

/** A phone's line to the server that a test can cut: bytes pass through a port of its own. */
export interface Line {
  readonly url: string;
  /** `drop` closes what is open and refuses what comes; `silence` keeps everything open and lets nothing through. */
  cut(how: "drop" | "silence"): void;
  /** New connections pass again; those that were silenced are gone, as after a walk through a tunnel. */
  mend(): void;
  close(): Promise<void>;
}

/** Opens a line to this loopback port. */
export async function openLine(port: number): Promise<Line> {
  const open = new Set<Socket>();
  let state: "whole" | "drop" | "silence" = "whole";
  const server = createServer((near) => {
    near.on("error", () => near.destroy());
    open.add(near);
    near.once("close", () => open.delete(near));
    if (state === "drop") near.destroy();
    if (state !== "whole") return;
    const far = connect(port, "127.0.0.1");
    open.add(far);
    far.once("close", () => {
      open.delete(far);
      if (state === "whole") near.destroy();
    });
    far.on("error", () => far.destroy());
    near.once("close", () => far.destroy());
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port: own } = server.address() as { port: number };
  return {
    url: `http://localhost:${own}`,
    cut: (how) => {
      state = how;
      for (const socket of open) {
        if (how === "drop") socket.destroy();
        else socket.unpipe().pause();
      }
    },
    mend: () => {
      state = "whole";
      for (const socket of open) socket.destroy();
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
