import type { Channel } from "../../../schema/channel/api.ts";
import { listPins, pinMessage, unpinMessage } from "../../../schema/channel/pin-api.ts";
import type { MessageFound } from "../../../schema/thread/api.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import type { Person } from "../account/people.ts";
import type { ChatMember } from "./channel.ts";
import { storeMessage } from "./notification-fixture.ts";

/** Stores messages with these texts, from seq 1 on if the channel has none. */
export async function store(
  database: Pick<Database, "fork">,
  sender: ChatMember,
  channelId: string,
  ...texts: string[]
): Promise<void> {
  for (const text of texts) await database.fork().transactional((tx) => storeMessage(tx, sender, channelId, text));
}

const at = (channelId: string, seq: number | string) => ({ params: { channelId, seq: String(seq) } });

export const pin = (person: Person, channelId: string, seq: number | string): Promise<Channel> =>
  person.must(pinMessage, at(channelId, seq));
export const unpin = (person: Person, channelId: string, seq: number | string): Promise<Channel> =>
  person.must(unpinMessage, at(channelId, seq));

/** The code of the refusal, or undefined if it was pinned or unpinned. */
export const pinCode = async (person: Person, channelId: string, seq: number | string) =>
  (await person.call(pinMessage, at(channelId, seq))).error?.code;
export const unpinCode = async (person: Person, channelId: string, seq: number | string) =>
  (await person.call(unpinMessage, at(channelId, seq))).error?.code;

export const pinsOf = async (person: Person, channelId: string): Promise<MessageFound[]> =>
  (await person.must(listPins, { params: { channelId } })).pins;
export const pinnedTexts = async (person: Person, channelId: string): Promise<string[]> =>
  (await pinsOf(person, channelId)).map(({ text }) => text);
