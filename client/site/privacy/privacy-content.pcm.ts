import type { CommunitySettings } from "../../../schema/community/settings.ts";
import { MOST_BUILT_ON } from "../../../schema/course/level.ts";
import type { Translates } from "../../../schema/language/translation.ts";
import { REPORT_RESPONSE_HOURS } from "../../../schema/limits.ts";
import type { TextSection } from "./long-text.tsx";

export const title = "Privacy";
export const lead =
  "Wetin we dey ask, wetin we dey keep, who dey read am, and how you fit take am back. We write am with plain words, for you and for your parents.";
export const underEighteen = "You never reach 18? Abeg read this page with parent or guardian before you join.";

export const keptId = "kept";

const community = ({ name, organisation, contactEmail }: CommunitySettings): TextSection => ({
  id: "who",
  title: "Who we be",
  paragraphs: [
    organisation === null
      ? `${name} na community of young people and the mentors wey dey walk with dem. Na im admins dey decide wetin happen with your data, and dem dey answer for am.`
      : `Na ${organisation} dey run ${name}. Na dem dey decide wetin happen with your data, and dem dey answer for am.`,
    contactEmail === null
      ? "You get question about your data? Ask leader, or write to us with the form for the page for parents. You no need account."
      : `You get question about your data? Write to ${contactEmail}, or use the form for the page for parents. You no need account.`,
  ],
  links: [{ label: "The page for parents", to: "/parents" }],
});

const asked = ({ isSafeguarded }: CommunitySettings): TextSection => ({
  id: "asked",
  title: "Wetin we dey ask, and why",
  points: [
    "Email address and password, so that only you go fit enter your account.",
    "Your name and picture, so that others go know who you be. You fit play without name.",
    isSafeguarded
      ? "Your birth date, the first time you search for people or open conversation. E dey tell us whether somebody need to read along. You no fit change am later; admin fit."
      : "Your birth date, the first time you search for people or open conversation. You no fit change am later; admin fit.",
    "If you like: your phone number, few words about you, where you dey live, your interests, and how far you don go for faith. You fit leave all of am empty.",
    "We dey use your data only to run this community. We no dey sell am, and we no dey show adverts.",
  ],
});

const seen = ({ isSafeguarded }: CommunitySettings): TextSection => ({
  id: "seen",
  title: "Who dey see wetin",
  points: [
    "Visitors dey read only first names: for leaderboards, for the board of the day, for open game rooms, and for questions where the pesin wey ask want make people see im name.",
    "Other members dey see your name, your picture, the role wey you get, and the month wey you join. Dem no dey ever see your email, your phone number, your birth date, or how far you don go for faith. Adult fit choose to show the day and the month of im birth.",
    isSafeguarded
      ? "Pesin wey open your name fit also read wetin you write about yourself: few words, where you dey live, and your interests. Members wey never reach 18, mentors and leaders dey read am of everybody. Other adults, and members wey we never confirm their age, dey read am only of safeguarding leads and of adults wey we don confirm their age."
      : "Members wey open your name dey also read wetin you write about yourself: few words, where you dey live, and your interests.",
    "If you block somebody, e no go hide am from that pesin, so that nothing go tell am say you do am. You no go see im own again.",
    isSafeguarded
      ? "Members dey read your answer to the question of devotion, and safeguarding leads dey read along. Visitors no dey see am. Nobody dey see how you react."
      : "Members dey read your answer to the question of devotion. Visitors no dey see am. Nobody dey see how you react.",
    "Mentors dey see whether you talk say you never reach 18, when dem dey confirm your age. Dem no dey see the date.",
    "Safeguarding leads dey see your birth date when dem dey confirm your age.",
    "Admins dey see wetin dey inside your account and your profile, because dem dey help when something no go well.",
    "Nobody dey see your password.",
    "Nobody wey dey use this community fit see who write entry for the Confession Box, unless the words give am away.",
    "Each time leader look list of members, report, or conversation wey e dey read along, we dey write am down.",
  ],
});

const readsAlong = ({ isSafeguarded }: CommunitySettings): TextSection => ({
  id: "reads-along",
  title: "Who dey read along",
  paragraphs: isSafeguarded
    ? ["No adult dey talk alone with anybody wey never reach 18 here. So some conversations get third pesin inside."]
    : ["This one na group of adults. Nobody dey read along for private conversations."],
  points: isSafeguarded
    ? [
        "For conversation between adult and pesin wey never reach 18, safeguarding lead dey read along. The two of dem dey see the name for top.",
        "Na the same thing as long as we never confirm somebody age, because e fit be say e never reach 18.",
        "If one of dem na lead, another lead or admin dey read along, too.",
        "For every channel, safeguarding lead dey read along. The name dey for the top.",
        "Two friends wey never reach 18, or two adults, wey we don confirm their age, dey write alone. Leaders go read am only if one of the two report am, or if we find out say one of dem give wrong age: then we go save wetin dem write there for the leaders.",
        "Where pesin wey never reach 18 dey read, if phone number or email address dey inside message, we dey point am out before e go. If dem send am where adults dey read too, leaders go look that message.",
      ]
    : [
        "For channel, everybody wey dey inside dey read am.",
        "If dem report message, we dey save wetin dem report and the messages around am, and leaders dey read dem.",
      ],
});

const kept: TextSection = {
  id: keptId,
  title: "Wetin we dey keep, and how long",
  paragraphs: [
    "This na everything. The software dey check itself with this list, so nothing fit dey missing.",
    "Anything wey get number of days, we dey delete am for night, so e fit stay up to one day more.",
  ],
};

const device: TextSection = {
  id: "device",
  title: "For your phone or computer",
  points: [
    "One cookie dey keep you signed in. One dey remember say this browser don sign in to your account before, so that stranger no fit lock you out. Others dey remember how the pages look.",
    "No cookie dey follow you go other sites. No trackers, no adverts and no counters of other companies dey.",
    "So that the app go work without network, your browser dey keep im files and wetin you just read. E dey also keep wetin you type wey you never send, for one day or until e go.",
    "If you sign out, wetin be your own go comot from there, except how the pages look and which browser this one be.",
    "If the app spoil, e dey tell the server wetin spoil, without anything about you.",
    "If you allow notifications, dem dey pass through the service of whoever make your browser, in a way wey only your browser fit read. Locked screen dey show who and where, e no dey show wetin dem write, unless you choose am.",
  ],
};

const others = ({ draftsWithAi, sendsMail }: CommunitySettings): TextSection => ({
  id: "others",
  title: "Wetin others dey get",
  points: [
    sendsMail
      ? "Mail: your address and wetin the mail talk dey pass through the mail service of the community."
      : "Mail: this server no dey send mail. E dey save am inside one folder.",
    "Paid events: you dey pay for Flutterwave, one company for payments. E dey get your email address, your name, the amount and wetin you dey pay for. Na Flutterwave go ask for your card or bank; we no dey ever see the number.",
    draftsWithAi
      ? `Drafts by AI: if you ask for course, the topic, the level and the kind of content wey you choose dey go to language model. If you don finish parts of courses for the same topic, the titles and levels of the latest of these courses (e no dey pass ${MOST_BUILT_ON}) and the titles of the parts wey you finish dey go with am. Your name, your age and everything else about you dey stay here. So abeg no write about yourself for the topic.`
      : "Drafts by AI: dem no set am up here, so nothing dey go to language model.",
    "The people wey dey run the server fit reach wetin dey inside. Dem fit keep backups, in case something spoil. Wetin you delete go comot from here at once, and e go comot from the backups when newer ones don replace dem.",
    "If somebody dey in danger, leaders fit need to tell people wey fit help.",
  ],
});

const rights: TextSection = {
  id: "rights",
  title: "Wetin you fit do",
  paragraphs: [
    "Your data na your own. For Nigeria, the Nigeria Data Protection Act of 2023 give you rights over am. You fit use dem anytime:",
  ],
  points: [
    "See am: under Profile, “Download my data” go give you one file with everything wey we keep about you, except secrets and wetin others write.",
    "Correct am: change your profile by yourself. Ask admin to correct birth date.",
    "Delete am: under Profile, “Delete my account” go delete am forever. You need your password, and you no need anybody permission.",
    "Say no: switch off notifications, leave optional field empty, block somebody, leave channel.",
    "You no fit enter your account? Use the form for the page for parents, or ask leader.",
  ],
  links: [{ label: "Your profile", to: "/dashboard/profile" }],
};

const parents: TextSection = {
  id: "parents",
  title: "For parents and guardians",
  paragraphs: [
    "You fit ask to see wetin we keep about your child, make we correct am, or make we close the account. You no need account of your own. We dey make sure say na really you before we show or close anything.",
  ],
  links: [{ label: "Ask for your child", to: "/parents" }],
};

const complaints = ({ contactEmail }: CommunitySettings): TextSection => ({
  id: "complain",
  title: "If something dey wrong",
  points: [
    `Report am. Every message, post, profile and event get way to do am. Leader suppose look am within ${REPORT_RESPONSE_HOURS} hours.`,
    contactEmail === null
      ? "Tell leader, or use the form for the page for parents."
      : `Write to ${contactEmail}, or use the form for the page for parents.`,
    "If we no help, you fit complain to the Nigeria Data Protection Commission at ndpc.gov.ng, or to the authority of the country where you dey live.",
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

export type Holds = Translates<typeof import("./privacy-content.ts"), typeof import("./privacy-content.pcm.ts")>;
