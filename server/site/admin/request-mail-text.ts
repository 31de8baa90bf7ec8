import type { InboxKind } from "../../../schema/site/admin-api.ts";

const asked: Readonly<Record<InboxKind, string>> = {
  join: "your request to join",
  apply: "your application to the team",
  donation: "your offer of a donation",
  sponsorship: "your offer of a sponsorship",
  partnership: "your offer of a partnership",
  roadmap: "news of our new features",
  parent: "what you asked as a parent",
};

/** `answer` is what an admin has written. */
export const answered = (
  community: string,
  { kind, day, answer }: { kind: InboxKind; day: string; answer: string },
) => ({
  subject: `${community}: ${asked[kind]}`,
  text: `${answer}\n\nYou get this mail because this address was entered at ${community} on ${day}. If that wasn’t you, you can ignore it.`,
});
