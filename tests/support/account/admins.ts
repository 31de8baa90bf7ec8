import { giveRole } from "../../../server/account/account.ts";
import type { Role } from "../../../server/platform/session.ts";
import type { ChatMember } from "../chat/channel.ts";
import { ADULT, newChatMember } from "../chat/chat-member.ts";
import type { TestServer } from "../server/boot.ts";

/** An adult with this role. */
export async function newHolder(server: TestServer, role: Role, name: string): Promise<ChatMember> {
  const person = await newChatMember(server.url, name, ADULT);
  await giveRole(server.database.fork(), person.me?.email ?? "", role);
  return person;
}
