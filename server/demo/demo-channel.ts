import type { EntityManager } from "@mikro-orm/postgresql";
import type { ChannelRole } from "../../schema/channel/api.ts";
import { createChannel } from "../channel/channel.ts";
import { uuidV7 } from "../platform/uuid-v7.ts";
import { MessageEntity } from "../thread/message/message.entity.ts";
import { ThreadEntity, ThreadMemberEntity } from "../thread/thread.entity.ts";

/** A demo channel. Members are listed by address. */
interface DemoChannel {
  readonly name: string;
  readonly description: string;
  readonly is_private: boolean;
  readonly owner: string;
  readonly others: Readonly<Record<string, Exclude<ChannelRole, "owner" | "safeguarding_lead">>>;
  /** The messages, oldest first. */
  readonly talk: readonly (readonly [who: string, text: string])[];
}

const [grace, ada] = ["admin@example.org", "ada@example.org"];
const [tunde, halima, chidi] = ["tunde@example.org", "halima@example.org", "chidi@example.org"];
/** The time between two messages. */
const PAUSE_MS = 7 * 60 * 1000;

const demoChannels: readonly DemoChannel[] = [
  {
    name: "Friday Fellowship",
    description: "Every Friday at six: a song, a story and something to eat.",
    is_private: false,
    owner: halima,
    others: { [grace]: "admin", [ada]: "member", [tunde]: "member", [chidi]: "member" },
    talk: [
      [
        halima,
        "Good evening, everyone. This Friday is the lost sheep. Who'd like to tell the story in their own words?",
      ],
      [ada, "I will! I'll try it on my little brother tonight. He'll tell me where it's boring."],
      [tunde, "Then I'll bring the drum, and my sister will bring chin chin."],
      [grace, "And I'll bring the tea. Please come a bit early if you can help with chairs."],
      [chidi, "I can carry two at a time 💪"],
    ],
  },
  {
    name: "Choir and Drums",
    description: "New songs, old hymns, and who's bringing which drum.",
    is_private: false,
    owner: tunde,
    others: { [ada]: "admin", [chidi]: "member" },
    talk: [
      [tunde, "Does anyone have the alto part of Sunday's song? I keep losing it in the chorus."],
      [chidi, "I'll sing it with you before practice. It's easier than it looks."],
      [ada, "Practice is on Wednesday at five this week because of exams."],
    ],
  },
  {
    name: "Exams Together",
    description: "Questions, notes and encouragement for everyone with exams.",
    is_private: false,
    owner: ada,
    others: { [chidi]: "member", [halima]: "admin" },
    talk: [
      [ada, "Maths on Tuesday. Who wants to go through last year's questions with me?"],
      [chidi, "Me, please. Fractions and I aren't friends yet."],
      [halima, "Tomorrow at four in the library, then. Bring water, and sleep well tonight."],
    ],
  },
  {
    name: "Quiz Team",
    description: "We're planning the next quiz night. Don't tell the others!",
    is_private: true,
    owner: halima,
    others: { [ada]: "member", [tunde]: "member" },
    talk: [
      [halima, "We're running the next quiz night. Let's each find five questions in Ruth and Esther."],
      [tunde, "I'll take Esther. And nobody tell Chidi the answers."],
      [ada, "Ruth it is, then. I'll add the verse to each of mine."],
    ],
  },
];

const policy = { isOpenToAll: false, today: () => new Date().toISOString().slice(0, 10) };

/** Adds the demo channels. `ids` are the members' ids by address. */
export async function seedDemoChannels(em: EntityManager, ids: ReadonlyMap<string, string>): Promise<void> {
  const idOf = (email: string) => ids.get(email) as string;
  for (const { owner, others, talk, ...described } of demoChannels) {
    const channelId = await createChannel(
      em,
      policy,
      { memberId: idOf(owner), roles: [], communityName: "" },
      described,
    );
    for (const [email, role] of Object.entries(others)) {
      // The supervising safeguarding lead may be one of them.
      await em.upsert(ThreadMemberEntity, { thread: channelId, user: idOf(email), role });
    }
    const beganAt = Date.now() - talk.length * PAUSE_MS;
    for (const [at, [who, text]] of talk.entries()) {
      await say(em, { channelId, memberId: idOf(who), seq: at + 1, text, saidAt: beganAt + at * PAUSE_MS });
    }
  }
}

async function say(
  em: EntityManager,
  said: { channelId: string; memberId: string; seq: number; text: string; saidAt: number },
): Promise<void> {
  const { channelId, memberId, seq, text, saidAt } = said;
  const createdAt = new Date(saidAt);
  await em.insert(MessageEntity, {
    id: uuidV7(saidAt),
    thread: channelId,
    seq,
    sender: memberId,
    requestId: crypto.randomUUID(),
    content: text,
    createdAt,
  });
  await em.nativeUpdate(ThreadMemberEntity, { thread: channelId, user: memberId }, { readSeq: seq });
  await em.nativeUpdate(ThreadEntity, channelId, { lastSeq: seq, lastMessageAt: createdAt });
}
