import type { EntityManager } from "@mikro-orm/postgresql";
import { HOUR_MS } from "../../schema/time.ts";
import { uuidV7 } from "../platform/uuid-v7.ts";
import { PostCommentEntity, PostEntity, PostLikeEntity } from "../post/post.entity.ts";

/** A demo post by the admin. Members are listed by address. */
interface DemoPost {
  readonly content: string;
  readonly hoursAgo: number;
  readonly likedBy: readonly string[];
  /** The comments, oldest first. */
  readonly comments: readonly (readonly [who: string, text: string])[];
}

const [grace, emeka, ada] = ["admin@example.org", "emeka@example.org", "ada@example.org"];
const [tunde, halima, chidi] = ["tunde@example.org", "halima@example.org", "chidi@example.org"];
/** The time between two comments. */
const PAUSE_MS = 11 * 60 * 1000;

const demoPosts: readonly DemoPost[] = [
  {
    content:
      "Thirty-one of us came to the film night, and half of you stayed to fold chairs. Thank you! Next week we vote for the next film: write your favourite below.",
    hoursAgo: 120,
    likedBy: [ada, tunde, halima, chidi],
    comments: [
      [tunde, "Something with a chase in it, please 😄"],
      [ada, "Or the one about the girl who wins the science prize."],
      [emeka, "I’ll put both on the list. More ideas are welcome until Thursday."],
    ],
  },
  {
    content:
      "Exams are close. If you’re worried, tell somebody: a mentor, a friend, your parents. You aren’t your marks, and nobody here will ever measure you by them.",
    hoursAgo: 50,
    likedBy: [ada, chidi, emeka],
    comments: [
      [chidi, "I needed this today."],
      [halima, "We study together in the library on Tuesday at four. Come as you are."],
    ],
  },
  {
    content:
      "Wednesday’s choir practice begins at five this week. Bring water, and bring the song you can’t get out of your head.",
    hoursAgo: 6,
    likedBy: [tunde],
    comments: [],
  },
];

/** Adds the demo posts. `ids` are the members' ids by address. */
export async function seedDemoPosts(em: EntityManager, ids: ReadonlyMap<string, string>): Promise<void> {
  const idOf = (email: string) => ids.get(email) as string;
  for (const { content, hoursAgo, likedBy, comments } of demoPosts) {
    const postedAt = Date.now() - hoursAgo * HOUR_MS;
    const post = uuidV7(postedAt);
    await em.insert(PostEntity, { id: post, user: idOf(grace), content, createdAt: new Date(postedAt) });
    for (const email of likedBy) await em.insert(PostLikeEntity, { post, user: idOf(email) });
    for (const [at, [who, text]] of comments.entries()) {
      const writtenAt = postedAt + (at + 1) * PAUSE_MS;
      const written = { id: uuidV7(writtenAt), content: text, createdAt: new Date(writtenAt) };
      await em.insert(PostCommentEntity, { ...written, post, user: idOf(who) });
    }
  }
}
