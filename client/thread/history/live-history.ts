import type { Message } from "../../../schema/thread/message.ts";
import { isPassing } from "../../net/http/api-error.ts";
import { wait } from "../../net/wait.ts";
import { createHistory, type History, type MessagePage, type PageQuery } from "./history.ts";
import { emptyLog, type MessageLog } from "./message-log.ts";
import type { SavedPage } from "./saved-page.ts";
import { createSync, type SyncState } from "./sync.ts";

export interface LiveHistoryParts {
  readPage(query: PageQuery): Promise<MessagePage>;
  savedPage: SavedPage;
  /** True while there is a socket. */
  isLive(): boolean;
  onLog(log: MessageLog): void;
  /** `state` has another result. */
  onState(): void;
}

export interface LiveHistoryState {
  sync: SyncState;
  /** What the current socket missed has been loaded. */
  isCaughtUp: boolean;
}

/** The messages of an open thread. Whatever the socket misses is loaded, and the newest page is saved on the device. */
export interface LiveHistory extends Pick<History, "loadOlder" | "addReactions" | "addPolls" | "addOwnVote"> {
  state(): LiveHistoryState;
  /** Adds messages from the socket, and loads those that are missing before them. */
  addMessages(messages: readonly Message[]): void;
  addReceipt(message: Message): void;
  /** The member's access has changed, so all messages are loaded again. */
  reset(): void;
  /** Loads the first page, unless it is loaded already, and what is missing after it. */
  open(): void;
  /** Loads the newest page again. */
  refresh(): void;
  /** A socket has opened. It did not deliver the messages sent before, so they are loaded. */
  connected(): void;
  disconnected(): void;
  /** The thread is closed: stops requests and timers. */
  stop(): void;
}

export function createLiveHistory({ readPage, savedPage, isLive, onLog, onState }: LiveHistoryParts): LiveHistory {
  let state: LiveHistoryState = { sync: { kind: "loading" }, isCaughtUp: false };
  let wasLive = false;

  const history = createHistory({
    readPage,
    savedPage: savedPage.read,
    onChange(log) {
      savedPage.save(log);
      onLog(log);
    },
  });
  const sync = createSync({
    catchUp: history.catchUp,
    onChange(next) {
      state = { ...state, sync: next };
      // The member may no longer read it.
      if (next.kind === "failed" && !isPassing(next.code)) savedPage.save(emptyLog);
      onState();
    },
    wait,
    random: Math.random,
  });

  async function catchUp(): Promise<void> {
    const caughtUp = sync.request({ refetchNewest: wasLive });
    wasLive = true;
    await caughtUp;
    state = { ...state, isCaughtUp: isLive() };
    onState();
  }

  return {
    state: () => state,
    addMessages(messages) {
      if (history.addMessages(messages)) void sync.request();
    },
    addReceipt(message) {
      if (history.addReceipt(message)) void sync.request();
    },
    addReactions: history.addReactions,
    addPolls: history.addPolls,
    addOwnVote: history.addOwnVote,
    loadOlder: history.loadOlder,
    reset() {
      history.reset();
      sync.reset();
    },
    open: () => void sync.request(),
    refresh: () => void sync.request({ refetchNewest: true }),
    connected: () => void catchUp(),
    disconnected() {
      state = { ...state, isCaughtUp: false };
    },
    stop: sync.stop,
  };
}
