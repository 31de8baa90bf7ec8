import type { CommunitySettings } from "../../../schema/community/settings.ts";
import { MOST_BUILT_ON } from "../../../schema/course/level.ts";
import { REPORT_RESPONSE_HOURS } from "../../../schema/limits.ts";
import type { TextSection } from "./long-text.tsx";

export const title = "Privacy";
export const lead =
  "What we ask, what we keep, who reads it, and how you take it back. In plain words, for you and for your parents.";
export const underEighteen = "Are you under 18? Please read this page with a parent or guardian before you join.";

export const keptId = "kept";

const community = ({ name, organisation, contactEmail }: CommunitySettings): TextSection => ({
  id: "who",
  title: "Who we are",
  paragraphs: [
    organisation === null
      ? `${name} is a community of young people and the mentors who walk with them. Its admins decide what is done with your data and answer for it.`
      : `${name} is run by ${organisation}, which decides what is done with your data and answers for it.`,
    contactEmail === null
      ? "Do you have a question about your data? Ask a leader, or write to us with the form on the page for parents. You don’t need an account."
      : `Do you have a question about your data? Write to ${contactEmail}, or use the form on the page for parents. You don’t need an account.`,
  ],
  links: [{ label: "The page for parents", to: "/parents" }],
});

const asked = ({ isSafeguarded }: CommunitySettings): TextSection => ({
  id: "asked",
  title: "What we ask, and why",
  points: [
    "An email address and a password, so that only you get into your account.",
    "Your name and a picture, so that others know who you are. You can play without a name.",
    isSafeguarded
      ? "Your birth date, the first time you search for people or open a conversation. It tells us whether someone has to read along. You can’t change it later; an admin can."
      : "Your birth date, the first time you search for people or open a conversation. You can’t change it later; an admin can.",
    "If you like: your phone number, a few words about you, where you live, your interests, and how far you are in faith. You can leave all of it empty.",
    "We use your data only to run this community. We don’t sell it, and we show no ads.",
  ],
});

const seen = ({ isSafeguarded }: CommunitySettings): TextSection => ({
  id: "seen",
  title: "Who sees what",
  points: [
    "Visitors read first names only: on leaderboards, on the board of the day, in open game rooms, and at questions whose asker wants to be named.",
    "Other members see your name, your picture, the role you have, and the month in which you joined. They never see your email, your phone number, your birth date, or how far you are in faith. An adult can choose to show the day and the month of their birth.",
    isSafeguarded
      ? "Who opens your name may also read what you write about yourself: a few words, where you live, and your interests. Members under 18, mentors and leaders read it of everyone. Other adults, and members whose age isn’t confirmed, read it only of safeguarding leads and of adults whose age is confirmed."
      : "Members who open your name also read what you write about yourself: a few words, where you live, and your interests.",
    "Blocking someone doesn’t hide it from them, so that nothing tells them that you did. You don’t see theirs any more.",
    isSafeguarded
      ? "Members read your answer to a devotion’s question, and safeguarding leads read along. Visitors don’t see it. Nobody sees how you reacted."
      : "Members read your answer to a devotion’s question. Visitors don’t see it. Nobody sees how you reacted.",
    "Mentors see whether you say that you’re under 18, when they confirm your age. They don’t see the date.",
    "Safeguarding leads see your birth date when they confirm your age.",
    "Admins see what is in your account and your profile, because they help when something goes wrong.",
    "Nobody sees your password.",
    "Nobody who uses this community can see who wrote an entry of the Confession Box, unless the words give it away.",
    "Each time a leader looks at a list of members, a report, or a conversation that they read along in, it’s written down.",
  ],
});

const readsAlong = ({ isSafeguarded }: CommunitySettings): TextSection => ({
  id: "reads-along",
  title: "Who reads along",
  paragraphs: isSafeguarded
    ? ["No adult talks alone with someone under 18 here. So some conversations have a third person in them."]
    : ["This is a group of adults. Nobody reads along in private conversations."],
  points: isSafeguarded
    ? [
        "In a conversation between an adult and someone under 18, a safeguarding lead reads along. Both see the name at the top.",
        "The same holds as long as someone’s age isn’t confirmed, because they may be under 18.",
        "With a lead, another lead or an admin reads along, too.",
        "In every channel a safeguarding lead reads along. The name stands at its top.",
        "Two friends under 18, or two adults, whose ages are confirmed write alone. Leaders read it only if one of the two reports it, or turns out to have given a wrong age: then what was written there is saved for them.",
        "Where someone under 18 reads, a phone number or an email address in a message is pointed out before it’s sent. If it’s sent where adults read too, leaders look at that message.",
      ]
    : [
        "In a channel, everyone who is in it reads it.",
        "If a message is reported, what was reported and the messages around it are saved, and leaders read them.",
      ],
});

const kept: TextSection = {
  id: keptId,
  title: "What we keep, and for how long",
  paragraphs: [
    "This is everything. The software checks itself against this list, so nothing can be left out.",
    "What has a number of days is deleted at night, so it may stay for up to a day longer.",
  ],
};

const device: TextSection = {
  id: "device",
  title: "On your phone or computer",
  points: [
    "One cookie keeps you signed in. One remembers that this browser has signed in to your account before, so that a stranger can’t lock you out. Others remember how the pages look.",
    "No cookie follows you to other sites. There are no trackers, no ads and no counters of other companies.",
    "So that the app works without network, your browser keeps its files and what you have just read. It also keeps what you have typed and not sent yet, for a day or until it’s sent.",
    "Signing out removes what is yours from it, except how the pages look and which browser this is.",
    "If the app breaks, it tells the server what broke, without anything about you.",
    "If you allow notifications, they travel through the service of whoever makes your browser, in a form that only your browser can read. A locked screen shows who and where, and not what was written, unless you choose that.",
  ],
};

const others = ({ draftsWithAi, sendsMail }: CommunitySettings): TextSection => ({
  id: "others",
  title: "What others get",
  points: [
    sendsMail
      ? "Mail: your address and what the mail says pass through the mail service of the community."
      : "Mail: this server sends no mail. It saves it in a folder.",
    "Paid events: you pay at Flutterwave, a company for payments. It gets your email address, your name, the amount and what it’s for. It asks for your card or bank itself; we never see the number.",
    draftsWithAi
      ? `Drafts by AI: if you ask for a course, the topic, the level and the kind of content that you chose go to a language model. If you have finished parts of courses on the same topic, the titles and levels of the latest of these courses (${MOST_BUILT_ON} at most) and the titles of the parts you finished go with it. Your name, your age and everything else about you stay here. So please don’t write about yourself in the topic.`
      : "Drafts by AI: they aren’t set up here, so nothing goes to a language model.",
    "The people who run the server can reach what is on it. They may keep backups, in case something breaks. What you delete is gone here at once, and gone from the backups when newer ones have replaced them.",
    "If someone is in danger, leaders may have to tell those who can help.",
  ],
});

const rights: TextSection = {
  id: "rights",
  title: "What you can do",
  paragraphs: [
    "Your data is yours. In Nigeria, the Nigeria Data Protection Act of 2023 gives you rights over it. You can use these at any time:",
  ],
  points: [
    "See it: under Profile, “Download my data” gives you one file with everything that is stored about you, except secrets and what others wrote.",
    "Correct it: change your profile yourself. Ask an admin to correct a birth date.",
    "Delete it: under Profile, “Delete my account” deletes it for good. You need your password, and nobody’s permission.",
    "Say no: switch off notifications, leave an optional field empty, block someone, leave a channel.",
    "Can’t get into your account? Use the form on the page for parents, or ask a leader.",
  ],
  links: [{ label: "Your profile", to: "/dashboard/profile" }],
};

const parents: TextSection = {
  id: "parents",
  title: "For parents and guardians",
  paragraphs: [
    "You can ask to see what is stored about your child, to have it corrected, or to have the account closed. You don’t need an account of your own. We make sure that it’s really you before we show or close anything.",
  ],
  links: [{ label: "Ask for your child", to: "/parents" }],
};

const complaints = ({ contactEmail }: CommunitySettings): TextSection => ({
  id: "complain",
  title: "If something is wrong",
  points: [
    `Report it. Every message, post, profile and event has a way to do that. A leader should look at it within ${REPORT_RESPONSE_HOURS} hours.`,
    contactEmail === null
      ? "Tell a leader, or use the form on the page for parents."
      : `Write to ${contactEmail}, or use the form on the page for parents.`,
    "If we don’t help, you can complain to the Nigeria Data Protection Commission at ndpc.gov.ng, or to the authority of the country where you live.",
  ],
});

/** The sections of the page, for this community. */
export const privacySections = (settings: CommunitySettings): readonly TextSection[] => [
  community(settings),
  asked(settings),
  seen(settings),
  readsAlong(settings),
  kept,
  device,
  others(settings),
  rights,
  parents,
  complaints(settings),
];
