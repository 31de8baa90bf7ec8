import type { PodDeclineReason } from "../../../schema/engagement/decline-reason.ts";
import type { OwnPodRequest } from "../../../schema/engagement/pod-api.ts";
import type { PodTopic } from "../../../schema/engagement/pod-topic.ts";
import type { Translates } from "../../../schema/language/translation.ts";
import { countOf } from "../../ui/format/format.ts";

export const title = "Mentorship Pods";
export const lead = "Few young people and one mentor, for one season.";
export const howTitle = "How e dey work";
export const how = [
  "You go tell us wetin you wan talk about. All the mentors and leaders of this community fit read am.",
  "One mentor go open pod: one private channel, with you and maybe some other people.",
  "One safeguarding lead dey read along for every pod, and you go see who e be. You fit leave anytime you like.",
];

// The form
export const askTitle = "Ask for mentor";
export const topicLegend = "Wetin e be about?";
export const topics: Readonly<Record<PodTopic, string>> = {
  faith: "Faith and doubts",
  school: "School and exams",
  career: "Work and career",
  family: "Family and home",
  friends: "Friends and love",
  gifts: "Gifts and creativity",
};
export const topicRequired = "Abeg choose wetin e be about.";
export const messageLabel = "Few words to the mentor";
export const messageHint = "Wetin you wan work on together?";
export const messageRequired = "Abeg write few words.";
export const askButton = "Send request";
export const asked = { title: "We don get your request", message: "We go notify you when one mentor reply." };
export const signInToAsk = "Pods na for members. If you get account, you fit ask for mentor.";
export const waitingHint =
  "Your request dey wait for mentor. You fit ask for another thing when dem answer am or you withdraw am.";

// The member's own requests
export const ownTitle = "Your requests";
export const loadingOwn = "Your requests dey load...";
export const ownStates: Readonly<Record<OwnPodRequest["state"], string>> = {
  waiting: "Dey wait",
  opened: "Pod don open",
  declined: "Answered",
  withdrawn: "Withdrawn",
};
export const withMentor = (name: string): string => `With ${name}`;
export const replyLabel = (name: string | null): string => (name === null ? "One mentor write" : `${name} write`);
export const openPodLink = "Open the pod";
export const invitationLink = "See the invitation";
export const withdrawButton = "Withdraw";
export const withdrawn = { title: "You don withdraw the request" };

// For mentors
export const listTitle = "Requests for mentor";
export const listHint =
  "If you open pod, na you be the mentor: one private channel where one safeguarding lead dey read along. Members wey you no fit message alone go get invitation first. We dey record every time somebody look this list.";
export const loadingRequests = "The requests dey load...";
export const emptyTitle = "Nobody dey wait";
export const emptyHint = "When one member ask for mentor, you go see am here.";
export const more = (count: number): string => `${countOf(count, "more request", "more requests")} no dey show.`;
export const openButton = "Open pod";
export const declineButton = "Decline";
export const openTitle = (name: string): string => `Pod with ${name}`;
export const openHint = "Only the pod members dey see the name.";
export const podLegend = "Which pod?";
export const newPod = "New pod";
export const nameLabel = "Name of the pod";
export const nameRequired = "Abeg put name.";
export const suggestedName = (topic: string): string => `Pod: ${topic}`;
export const openConfirm = "Open pod";
export const opened = { title: "The pod don open" };
export const goToPod = "Go to the pod";
export const declineTitle = (name: string): string => `Decline the request of ${name}`;
export const declineHint = "Dem go read your reply, and the safeguarding leads fit read am too.";
/** For the one who declines. */
export const reasonOptions: Readonly<Record<PodDeclineReason, string>> = {
  no_time: "No mentor get time now",
  other_leader: "Another leader fit help better",
  say_more: "I need to know small more",
  own_words: "In my own words",
};
/** What the member who asked reads. */
export const reasons: Readonly<Record<PodDeclineReason, string | null>> = {
  no_time: "No mentor get time for this one now. Abeg ask again in some weeks.",
  other_leader: "Another leader fit help you better with this one. Abeg talk to one safeguarding lead.",
  say_more: "Abeg ask again and tell us small more about wetin you wan work on.",
  own_words: null,
};
export const replyField = "Your words";
export const replyHint = "Tell them why with kindness, and who else fit help.";
export const declined = { title: "Reply don send" };

// For leads and admins
export const declinedTitle = "Declined requests";
export const declinedHint = "Wetin mentors write back to members, so that somebody dey read along.";
export const loadingDeclined = "The declined requests dey load...";
export const showDeclinedButton = "Show declined requests";
export const nothingDeclined = "Nobody decline anything.";
export const declinedBy = (name: string | null): string => (name === null ? "One mentor reply" : `${name} reply`);

export type Holds = Translates<typeof import("./pod-text.ts"), typeof import("./pod-text.pcm.ts")>;
