import { createDecipheriv } from "node:crypto";
import type { gameAnnouncements } from "../../../schema/game/protocol.ts";
import type { PayloadOf } from "../../../schema/room-protocol.ts";
import type { FakeClient } from "./fake-table.ts";
import type { ShownRound } from "./played-game.ts";

export type SealedRound = PayloadOf<typeof gameAnnouncements.sealedRound>;
export type RoundKey = PayloadOf<typeof gameAnnouncements.roundKey>;

interface Ciphertext {
  readonly nonce: Uint8Array;
  readonly ciphertext: Uint8Array;
}

const TAG_BYTES = 16;

/** Opens a sealed text. Throws if the key is not its own. */
export function unseal({ nonce, ciphertext }: Ciphertext, key: Uint8Array): unknown {
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(ciphertext.subarray(-TAG_BYTES));
  const text = Buffer.concat([decipher.update(ciphertext.subarray(0, -TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString());
}

export const textsTo = (client: FakeClient | undefined) =>
  (client?.messagesOf("sealedRound") ?? []) as unknown as SealedRound[];
export const keysTo = (client: FakeClient | undefined) =>
  (client?.messagesOf("roundKey") ?? []) as unknown as RoundKey[];

/** What a connection can read of this round: undefined before its text and its key are there. */
export function readBy(client: FakeClient | undefined, round: number): unknown {
  const text = textsTo(client).findLast((each) => each.round === round);
  const key = keysTo(client).findLast((each) => each.round === round);
  return text && key && unseal(text, key.key);
}

/** What the sealed text of a round contains, as the state shows it once the round is open. */
export function shownBy(state: ShownRound & { readonly category?: string }): object {
  const { letters, question, category, options = [] } = state;
  return letters === undefined ? { question, category, options: [...options] } : { letters };
}
