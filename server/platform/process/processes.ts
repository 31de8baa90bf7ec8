import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Log } from "../log.ts";
import { LastingListings, LastingPresence } from "../room-transport/redis-network.ts";
import type { RedisLink } from "./redis-link.ts";
import { addressOf, type RoomDirectory } from "./room-directory.ts";

/** What processes tell each other under one name. */
export interface Topic<Message extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly message: Message;
}

/** What connects this process with the others on its database. */
export interface Processes {
  readonly name: string;
  readonly redis: RedisLink;
  readonly presence: LastingPresence;
  readonly driver: LastingListings;
  readonly directory: RoomDirectory;
  /** Where the sockets of this process open: host and path, without a scheme. */
  readonly address: string;
  /** Whether messages reach the other processes now. */
  isReachable(): boolean;
  /**
   * Tells the other processes something that needs no answer. What they miss while Redis is away from one of them, they make up
   * for when it is back (PROCESS-13).
   */
  tell<Message extends z.ZodType>(topic: Topic<Message>, message: z.input<Message>): void;
  /** Calls back for what the other processes tell, from {@link Processes.listen} on. */
  hear<Message extends z.ZodType>(topic: Topic<Message>, heard: (message: z.output<Message>) => void): void;
  /** Begins to pass on what the others tell. Call it when everyone who hears it is there. */
  listen(): void;
  /** Rejects unless Redis answers within `timeoutMs` and messages pass. */
  check(timeoutMs: number): Promise<void>;
  close(): void;
}

/** A process could not send something, and now it can again. */
const missed = { name: "missed", message: z.strictObject({}) } satisfies Topic;

/** Opens the messages between processes. `returned` is called whenever some may have been missed and they pass again. */
export async function openProcesses(options: {
  name: string;
  siteUrl: string;
  redis: RedisLink;
  directory: RoomDirectory;
  returned: () => void;
  log: Pick<Log, "warn">;
}): Promise<Processes> {
  const { name, siteUrl, redis, directory, returned, log } = options;
  const presence = new LastingPresence(redis.client);
  await presence.open();
  presence.onReturn(returned);
  presence.onSendingAgain(() => processes.tell(missed, {}));
  /** Topics reach this process too, which has done its part already. */
  const self = randomUUID();
  let isListening = false;
  const waiting: (() => void)[] = [];
  const processes: Processes = {
    name,
    redis,
    presence,
    driver: new LastingListings(redis.client),
    directory,
    address: addressOf(siteUrl, name),
    isReachable: () => presence.isReady,
    tell: ({ name: topic }, message) => void presence.publish(`tell:${topic}`, { from: self, message }),
    hear({ name: topic, message: form }, heard) {
      const hear = (told: { from: string; message: unknown }) => {
        if (told.from === self) return;
        const message = form.safeParse(told.message);
        if (message.success) heard(message.data);
        else
          log.warn({ topic, error: message.error }, "another process told something that this one does not understand");
      };
      const subscribe = () => void presence.subscribe(`tell:${topic}`, hear);
      if (isListening) subscribe();
      else waiting.push(subscribe);
    },
    listen() {
      isListening = true;
      for (const subscribe of waiting.splice(0)) subscribe();
    },
    async check(timeoutMs) {
      await redis.ping(timeoutMs);
      if (!presence.isReady) throw new Error("this process does not receive the messages of others yet");
    },
    close: () => presence.shutdown(),
  };
  processes.hear(missed, returned);
  return processes;
}
