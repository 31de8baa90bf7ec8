import type { ReportSubject } from "../../../schema/safety/api.ts";
import { newHolder } from "../account/admins.ts";
import type { Person } from "../account/people.ts";
import type { ChatMember } from "../chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../chat/chat-member.ts";
import { bootServer, type TestServer } from "../server/boot.ts";

/** A community with the people who write to each other. */
export interface WordsWorld {
  readonly server: TestServer;
  readonly lead: ChatMember;
  /** The other lead, who handles the reports. */
  readonly other: ChatMember;
  readonly admin: ChatMember;
  readonly mentor: ChatMember;
  readonly adult: ChatMember;
  readonly another: ChatMember;
  readonly minor: ChatMember;
}

/** Somebody is about to write one kind of words. */
export interface WordsCase {
  readonly writer: ChatMember;
  /** Undefined if the words are stored, otherwise the code of the refusal. */
  write(text: string): Promise<string | undefined>;
  /** What a reader gets, with the words in it. */
  read(): Promise<unknown>;
  /** Who reports the words, and as what. */
  report?(): Promise<readonly [Person, ReportSubject]>;
  /** The refusal if nobody else with a role is active. */
  readonly alone?: string;
}

export async function newWordsWorld(): Promise<WordsWorld> {
  const server = await bootServer({ EVENT_MANAGERS: "mentors" });
  const [lead, other, admin, mentor, adult, another, minor] = await Promise.all([
    newHolder(server, "safeguarding_lead", "Auntie Kemi"),
    newHolder(server, "safeguarding_lead", "Uncle Sola"),
    newHolder(server, "admin", "Grace Okafor"),
    newHolder(server, "mentor", "Halima Danjuma"),
    newChatMember(server.url, "Tunde Ojo", ADULT),
    newChatMember(server.url, "Bisi Ade", ADULT),
    newChatMember(server.url, "Ada Nwosu", MINOR),
  ]);
  return { server, lead, other, admin, mentor, adult, another, minor };
}
