import type { Translates } from "../../schema/language/translation.ts";
import type { Role } from "../platform/session.ts";

export const roleWithArticle: Readonly<Record<Role, string>> = {
  admin: "admin",
  mentor: "mentor",
  safeguarding_lead: "safeguarding lead",
};

const tasks: Readonly<Record<Role, string>> = {
  admin: "Admins dey manage members, events and everything else for the admin area.",
  mentor:
    "Mentors dey answer questions, open pods for people wey ask for mentor, and confirm the age of people wey dem sabi.",
  safeguarding_lead: "Safeguarding leads dey handle reports, and dem dey read along where adults and minors dey talk.",
};

const next = {
  waits:
    "Before you fit use am, turn on two-step sign in: e go take one minute and one app for your phone. Until then your account go dey work as before.",
  works: "You fit use am now now.",
};

export const roleGiven = (community: string, { role, waits }: { role: Role; waits: boolean }) => ({
  subject: `You don become ${roleWithArticle[role]} for ${community}`,
  text: `Dem don make you ${roleWithArticle[role]} for ${community}. ${tasks[role]}\n\n${waits ? next.waits : next.works}\n\nIf you no dey expect this, talk to the people wey dey run ${community}.`,
  button: waits ? "Turn on two-step sign in" : "See wetin you fit do",
});

export type Holds = Translates<typeof import("./role-mail-text.ts"), typeof import("./role-mail-text.pcm.ts")>;
