import type { Translates } from "../../../schema/language/translation.ts";
import type { InboxKind } from "../../../schema/site/admin-api.ts";

const asked: Readonly<Record<InboxKind, string>> = {
  join: "your request to join us",
  apply: "your application to join the team",
  donation: "the donation wey you offer",
  sponsorship: "the sponsorship wey you offer",
  partnership: "the partnership wey you offer",
  roadmap: "news about our new features",
  parent: "wetin you ask as parent",
};

export const answered = (
  community: string,
  { kind, day, answer }: { kind: InboxKind; day: string; answer: string },
) => ({
  subject: `${community}: ${asked[kind]}`,
  text: `${answer}\n\nYou get this mail because pesin put this address for ${community} on ${day}. If no be you, you no need do anything.`,
});

export type Holds = Translates<typeof import("./request-mail-text.ts"), typeof import("./request-mail-text.pcm.ts")>;
