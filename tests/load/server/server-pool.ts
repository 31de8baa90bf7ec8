import type { OwnDatabase } from "./own-database.ts";
import {
  type BenchServer,
  type Lampstand,
  type LampstandOptions,
  openLampstand,
  openPeer,
  type PeerName,
} from "./servers.ts";

/** Opens the servers of all lines: one for each line, or one of each kind for all of them. */
export class ServerPool {
  readonly #database: () => Promise<OwnDatabase>;
  readonly #isShared: boolean;
  #lampstand: Promise<Lampstand> | undefined;
  readonly #peers = new Map<PeerName, Promise<BenchServer>>();

  constructor({ database, isShared }: { database: () => Promise<OwnDatabase>; isShared: boolean }) {
    this.#database = database;
    this.#isShared = isShared;
  }

  /** A server with settings of its own, or for a line that needs its own, is never shared; one with other timings is. */
  async lampstand(guests: number, options: LampstandOptions = {}): Promise<Lampstand> {
    if (!this.#isShared || options.environment || options.needsOwnServer)
      return openLampstand(await this.#database(), guests, options);
    this.#lampstand ??= this.#database().then((database) => openLampstand(database, 0));
    const shared = await this.#lampstand;
    return { ...shared, guests: await shared.seed(guests), close: async () => {} };
  }

  async peer(name: PeerName, guests: number): Promise<BenchServer> {
    if (!this.#isShared) return openPeer(name, guests, await this.#database());
    const opening = this.#peers.get(name) ?? this.#database().then((database) => openPeer(name, 0, database));
    this.#peers.set(name, opening);
    const shared = await opening;
    return { ...shared, guests: await shared.seed(guests), close: async () => {} };
  }

  /** Closes the shared ones. */
  async close(): Promise<void> {
    const opened = [...this.#peers.values(), ...(this.#lampstand ? [this.#lampstand] : [])];
    for (const benchServer of opened)
      await benchServer.then(
        ({ close }) => close(),
        () => {},
      );
  }
}
