import type { EntityManager } from "@mikro-orm/postgresql";
import { DAY_MS } from "../../schema/time.ts";
import { PodRequestEntity } from "../engagement/pod/pod-request.entity.ts";
import { LiveQuestionEntity } from "../engagement/question/question.entity.ts";

interface DemoQuestion {
  readonly asker: string;
  readonly showsName: boolean;
  readonly text: string;
  /** Without it, the question waits. */
  readonly answer?: string;
  /** How many days ago it was asked. */
  readonly daysAgo: number;
}

const demoQuestions: readonly DemoQuestion[] = [
  {
    asker: "chidi@example.org",
    showsName: false,
    text: "Is it a sin to be angry with God?",
    answer:
      "Read a few psalms and you’ll find people who were angry, and who told God so. They kept talking to him, and that’s the point. Tell him what you’d tell a friend who has disappointed you.",
    daysAgo: 9,
  },
  {
    asker: "ada@example.org",
    showsName: true,
    text: "How do I keep Sunday when exams are on Monday?",
    answer:
      "Rest is a gift and not a test. Go to church, sleep enough, and plan your reading for the days before. If you have to study on Sunday, an hour with a clear head is worth more than a whole tired day.",
    daysAgo: 5,
  },
  {
    asker: "tunde@example.org",
    showsName: false,
    text: "My friends laugh when I pray before I eat. What can I say?",
    daysAgo: 1,
  },
];

/** Adds questions to the leaders, and a request for a mentor. `ids` are the members' ids by address. */
export async function seedDemoEngagement(
  em: EntityManager,
  ids: ReadonlyMap<string, string>,
  now = Date.now(),
): Promise<void> {
  const idOf = (email: string) => ids.get(email) as string;
  for (const { asker, showsName, text, answer, daysAgo } of demoQuestions) {
    const createdAt = new Date(now - daysAgo * DAY_MS);
    await em.insert(LiveQuestionEntity, {
      user: idOf(asker),
      text,
      showsName,
      createdAt,
      ...(answer !== undefined && {
        state: "published",
        answer,
        leader: idOf("halima@example.org"),
        decidedAt: new Date(createdAt.getTime() + DAY_MS),
      }),
    });
  }
  await em.insert(PodRequestEntity, {
    user: idOf("ada@example.org"),
    topic: "career",
    message: "I’d like to become a nurse, and I don’t know anybody who is one.",
  });
}
