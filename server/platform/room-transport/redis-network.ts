import type { IRoomCache } from "@colyseus/core";
import { RedisDriver } from "@colyseus/redis-driver";
import { RedisPresence } from "@colyseus/redis-presence";
import type { Redis } from "ioredis";

/** How Colyseus's topics of calls to rooms begin. */
const ROOM_TOPICS = "$";
/** How Colyseus answers a call that has failed. */
const CALL_FAILED = 1;

type Callback = Parameters<RedisPresence["subscribe"]>[1];

/**
 * Messages between processes. While Redis is away they reach this process alone, and nothing here rejects, because Colyseus
 * awaits few of these calls: a rejection would count as unhandled, or leave a room half open.
 */
export class LastingPresence extends RedisPresence {
  #hasFailed = false;

  constructor(client: Redis) {
    super(client);
    // The parent logs every attempt to connect again; the link to Redis logs the first.
    for (const connection of [this.sub, this.pub]) {
      for (const listener of connection.listeners("error").slice(connection === this.sub ? 0 : -1)) {
        connection.removeListener("error", listener as (error: Error) => void);
      }
    }
    this.sub.on("error", () => {});
    this.setMaxListeners(0);
  }

  /** Connects what receives. */
  async open(): Promise<void> {
    await (this.sub as Redis).connect();
  }

  /** Whether messages pass in both directions. */
  get isReady(): boolean {
    return this.sub.status === "ready" && this.pub.status === "ready";
  }

  /** Calls back whenever messages pass again, after some may have been missed. */
  onReturn(callback: () => void): void {
    this.sub.on("ready", callback);
  }

  /** Calls back when this process can send again, if it could not send something in the meantime. */
  onSendingAgain(callback: () => void): void {
    this.pub.on("ready", () => {
      if (!this.#hasFailed) return;
      this.#hasFailed = false;
      callback();
    });
  }

  /** A topic that cannot be subscribed now is subscribed as soon as Redis is back. */
  override async subscribe(topic: string, callback: Callback): Promise<this> {
    await super.subscribe(topic, callback).catch(() => undefined);
    return this;
  }

  override async unsubscribe(topic: string, callback?: Callback): Promise<this> {
    await super.unsubscribe(topic, callback).catch(() => undefined);
    return this;
  }

  override async publish(topic: string, data: unknown): Promise<void> {
    const text = JSON.stringify(data ?? false);
    const receivers = await this.pub.publish(topic, text).catch(() => {
      this.#hasFailed = true;
      return this.subscriptions.emit(topic, JSON.parse(text)) ? 1 : 0;
    });
    if (receivers === 0) this.#failCall(topic, data);
  }

  /** PROCESS-22: a call to a room that no process listens for fails at once. Otherwise Colyseus would wait for the answer. */
  #failCall(topic: string, data: unknown): void {
    if (!topic.startsWith(ROOM_TOPICS) || !Array.isArray(data)) return;
    const [, requestId] = data;
    this.subscriptions.emit(`ipc:${requestId}`, [CALL_FAILED, "no process has this room"]);
  }

  override async hset(key: string, field: string, value: string): Promise<boolean> {
    return await super.hset(key, field, value).catch(() => false);
  }

  override async hdel(key: string, field: string): Promise<boolean> {
    return await super.hdel(key, field).catch(() => false);
  }

  override shutdown(): void {
    this.sub.disconnect();
  }
}

/**
 * Colyseus's listings of rooms. PostgreSQL decides who holds a room (PROCESS-7), so nobody waits for a listing, and one that could
 * not be written is missing only until it is written again (PROCESS-10).
 */
export class LastingListings extends RedisDriver {
  override async persist(room: IRoomCache, create?: boolean): Promise<boolean> {
    return withoutWaiting(super.persist(room, create));
  }

  override async update(room: IRoomCache, operations: Parameters<RedisDriver["update"]>[1]): Promise<boolean> {
    return withoutWaiting(super.update(room, operations));
  }

  override async remove(roomId: string): Promise<boolean> {
    return withoutWaiting(super.remove(roomId));
  }

  override async cleanup(processId: string): Promise<void> {
    await super.cleanup(processId).catch(() => undefined);
  }
}

function withoutWaiting(written: Promise<boolean>): true {
  written.catch(() => undefined);
  return true;
}
