import type { Role } from "../platform/session.ts";

/** A role in a sentence, as in “You’re now a mentor”. */
export const roleWithArticle: Readonly<Record<Role, string>> = {
  admin: "an admin",
  mentor: "a mentor",
  safeguarding_lead: "a safeguarding lead",
};

const tasks: Readonly<Record<Role, string>> = {
  admin: "Admins manage members, events and everything else in the admin area.",
  mentor:
    "Mentors answer questions, open pods for those who ask for a mentor, and confirm the ages of people they know.",
  safeguarding_lead: "Safeguarding leads handle reports, and read along where adults and minors talk.",
};

const next = {
  waits:
    "Before you can use it, turn on two-step sign-in: it takes a minute and an app on your phone. Until then your account works as before.",
  works: "You can use it at once.",
};

/** `waits`: it can be used only with a second factor. */
export const roleGiven = (community: string, { role, waits }: { role: Role; waits: boolean }) => ({
  subject: `You’re now ${roleWithArticle[role]} at ${community}`,
  text: `You’ve been made ${roleWithArticle[role]} at ${community}. ${tasks[role]}\n\n${waits ? next.waits : next.works}\n\nIf you didn’t expect this, speak to the people who run ${community}.`,
  button: waits ? "Turn on two-step sign-in" : "See what you can do",
});
