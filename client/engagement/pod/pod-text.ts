import type { PodDeclineReason } from "../../../schema/engagement/decline-reason.ts";
import type { OwnPodRequest } from "../../../schema/engagement/pod-api.ts";
import type { PodTopic } from "../../../schema/engagement/pod-topic.ts";
import { countOf } from "../../ui/format/format.ts";

export const title = "Mentorship Pods";
export const lead = "A few young people and one mentor, for a season.";
export const howTitle = "How it works";
export const how = [
  "You say what you’d like to talk about. All mentors and leaders of this community can read it.",
  "A mentor opens a pod: a private channel, with you and perhaps a few others.",
  "A safeguarding lead reads along in every pod, and you see who it is. You can leave whenever you like.",
];

// The form
export const askTitle = "Ask for a mentor";
export const topicLegend = "What’s it about?";
export const topics: Readonly<Record<PodTopic, string>> = {
  faith: "Faith and doubts",
  school: "School and exams",
  career: "Work and career",
  family: "Family and home",
  friends: "Friends and love",
  gifts: "Gifts and creativity",
};
export const topicRequired = "Please choose what it’s about.";
export const messageLabel = "A few words to the mentor";
export const messageHint = "What would you like to work on together?";
export const messageRequired = "Please write a few words.";
export const askButton = "Send request";
export const asked = { title: "Your request is in", message: "You’ll be notified when a mentor has replied." };
export const signInToAsk = "Pods are for members. With an account you can ask for a mentor.";
export const waitingHint =
  "Your request is waiting for a mentor. You can ask for something else when it’s answered or withdrawn.";

// The member's own requests
export const ownTitle = "Your requests";
export const loadingOwn = "Loading your requests...";
export const ownStates: Readonly<Record<OwnPodRequest["state"], string>> = {
  waiting: "Waiting",
  opened: "Pod opened",
  declined: "Answered",
  withdrawn: "Withdrawn",
};
export const withMentor = (name: string): string => `With ${name}`;
export const replyLabel = (name: string | null): string => (name === null ? "A mentor wrote" : `${name} wrote`);
export const openPodLink = "Open the pod";
export const invitationLink = "See the invitation";
export const withdrawButton = "Withdraw";
export const withdrawn = { title: "Request withdrawn" };

// For mentors
export const listTitle = "Requests for a mentor";
export const listHint =
  "Open a pod, and you’re its mentor: a private channel where a safeguarding lead reads along. Members whom you may not message alone are invited first. Each time someone looks at this list, it’s recorded.";
export const loadingRequests = "Loading requests...";
export const emptyTitle = "Nobody is waiting";
export const emptyHint = "When a member asks for a mentor, you’ll see it here.";
export const more = (count: number): string => `${countOf(count, "more request")} not shown.`;
export const openButton = "Open a pod";
export const declineButton = "Decline";
export const openTitle = (name: string): string => `A pod with ${name}`;
export const openHint = "Only its members see its name.";
export const podLegend = "Which pod?";
export const newPod = "A new pod";
export const nameLabel = "Name of the pod";
export const nameRequired = "Please enter a name.";
export const suggestedName = (topic: string): string => `Pod: ${topic}`;
export const openConfirm = "Open pod";
export const opened = { title: "The pod is open" };
export const goToPod = "Go to the pod";
export const declineTitle = (name: string): string => `Decline the request of ${name}`;
export const declineHint = "They read your reply, and so can the safeguarding leads.";
/** For the one who declines. */
export const reasonOptions: Readonly<Record<PodDeclineReason, string>> = {
  no_time: "No mentor has time right now",
  other_leader: "Another leader can help better",
  say_more: "I’d need to know a bit more",
  own_words: "In my own words",
};
/** What the member who asked reads. */
export const reasons: Readonly<Record<PodDeclineReason, string | null>> = {
  no_time: "No mentor has time for this right now. Please ask again in a few weeks.",
  other_leader: "Another leader can help you better with this. Please talk to a safeguarding lead.",
  say_more: "Please ask again and say a bit more about what you’d like to work on.",
  own_words: null,
};
export const replyField = "Your words";
export const replyHint = "Say kindly why, and who else may help.";
export const declined = { title: "Reply sent" };

// For leads and admins
export const declinedTitle = "Declined requests";
export const declinedHint = "What mentors wrote back to members, so that someone reads along.";
export const loadingDeclined = "Loading declined requests...";
export const showDeclinedButton = "Show declined requests";
export const nothingDeclined = "Nothing was declined.";
export const declinedBy = (name: string | null): string => (name === null ? "A mentor replied" : `${name} replied`);
