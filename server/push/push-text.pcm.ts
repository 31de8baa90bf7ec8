import type { Translates } from "../../schema/language/translation.ts";

export const unreadInAll = (count: number): string => `You never read ${count}.`;

const within = (title: string): string => (title === "" ? "" : ` for ${title}`);

export const message = (count: number): string =>
  count === 1 ? "Don send you message." : `Don send you ${count} messages.`;
export const mention = (title: string): string => `Don call your name${within(title)}.`;
export const reply = (title: string): string => `Don reply you${within(title)}.`;
export const reaction = (title: string): string => `Don react to your message${within(title)}.`;
export const addedToChannel = (title: string): string => `Don add you to ${title || "one channel"}.`;
export const channelInvitation = (title: string): string => `Don invite you to ${title || "one channel"}.`;
export const report = "New report dey wait make you look am.";
export const reportOverdue = "One report don wait pass 24 hours.";
export const reportAnswered = "One leader don answer you.";
export const safetyNotice = "One leader don send you notice.";
export const messageFlag = "One message dey wait make you look am.";
export const ageConfirmed = "One mentor don confirm the age of one member.";
export const roleGiven = "You get new role. See wetin to do next.";
export const devotion = (title: string): string => `Devotion for today: ${title}.`;
export const questionAnswered = "One leader don reply your question.";
export const podOpened = (title: string): string => `Don open pod for you: ${title}.`;
export const podDeclined = "One mentor don reply your request.";
export const questionVoided = "One question no correct for one of your games, so we don correct your score.";
export const challenge = "Don challenge you to five questions.";
export const challengeFinished = "Don play your challenge. See who dey front.";
export const eventRegistered = "You don register.";
export const eventTomorrow = "Your event don near. Check the time and the place.";
export const eventMoved = "This event get new date.";
export const eventCancelled = "Dem don cancel this event.";
export const eventSeatOffered = "One seat dey free for you. Take am before e go to the next person.";
export const eventRefunded = "We dey refund your payment.";
export const somethingNew = "Something new don happen.";

export type Holds = Translates<typeof import("./push-text.ts"), typeof import("./push-text.pcm.ts")>;
