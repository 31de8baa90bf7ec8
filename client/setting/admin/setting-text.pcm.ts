import type { Translates } from "../../../schema/language/translation.ts";
import type { MailFault } from "../../../schema/setting/admin-api.ts";
import type { SettingKey } from "../../../schema/setting/setting.ts";
import { countOf } from "../../ui/format/format.ts";

export { title } from "./section-text.ts";
export const lead = "Wetin you save go work everywhere at once. Every change dey inside the audit log.";
export const loading = "The settings dey load...";
export const saveButton = "Save am";
export const saveFailed = {
  title: "E no save",
  message: "The settings still dey as dem dey before. Abeg try am again.",
};
export const savedTitle = "E don save";
export const savedOnPages = "E dey work everywhere now. Pages wey don open go show am when dem load again.";
export const reloadButton = "Load this page again";

export const communitySection = "Community";
export const appearanceSection = "Look";
export const contactSection = "Contact";
export const parentSection = "Privacy and parents";
export const timeSection = "Time";
export const safetySection = "Safety";
export const eventSection = "Events";
export const bibleSection = "Bible";
export const limitSection = "Limits";
export const mailSection = "Mail";

export const labels: Readonly<Record<SettingKey, string>> = {
  name: "Name",
  tagline: "Tagline",
  accentColour: "Colour",
  contactUrl: "Link for Contact Us",
  contactMessage: "Message to take start",
  organisation: "Who dey run this community",
  contactEmail: "Email address for questions",
  people: "People wey parents fit meet",
  timeZone: "Time zone",
  helplines: "Helplines",
  safeguardingContact: "Safeguarding contact",
  eventManagers: "Who dey create events",
  translation: "Translation",
  signUpsPerHour: "New accounts for one hour",
  roomsPerHour: "Game rooms for one hour",
};

export const hints: Readonly<Partial<Record<SettingKey, string>>> = {
  name: "E dey for every page, mail and ticket.",
  tagline: "One line under the name.",
  accentColour: "Write am as #rrggbb, like #0b6e4f. Leave am empty for amber.",
  contactUrl: "For example https://wa.me/2348000000000. If e no dey, the button go show the join form.",
  contactMessage: "E go don dey there when somebody open WhatsApp link. Dem fit change am.",
  organisation: "The church, school or group wey dey answer for am. E dey for the page about privacy.",
  contactEmail: "Everybody fit read am for the pages about privacy and for parents. Leave am empty to show none.",
  people:
    "One name and one role for each line, like Ada Obi: Safeguarding lead. You fit write up to six lines. Put comma, then email address or phone number, if that pesin wan show am. First ask dem: everybody fit read am for the parents’ page.",
  timeZone:
    "Na this dey decide which day e be: which devotion be today own, when one day of streak dey end, and when reminders and quiet hours dey start. Events wey don dey planned go stay for the same moment, so their hours go show different. Days wey members don read already go stay as dem be.",
  helplines:
    "For each line write one name, one number and wetin e dey for, like Childline: 0800 123 4567, children in danger. Members dey see dem when dem report something, and for the Confession Box. Check these numbers: dem fit don change. If you leave am empty, we go show numbers for Nigeria.",
  safeguardingContact:
    "The email address of somebody wey no dey inside the leadership, wey dey collect the reports wey no lead or admin get right to handle.",
  eventManagers: "Admins fit do am always.",
  translation:
    "For visitors, and for members wey never choose one. The World English Bible dey inside modern English. Each member fit choose another one for their profile.",
  signUpsPerHour: "From one network address. One school fit share one.",
  roomsPerHour: "Wey one member fit open.",
};

export const managerOptions = [
  { value: "admins", label: "Only admins" },
  { value: "mentors", label: "Everybody wey get role, their own" },
];
export const fixedHint = "Na the operator set am for the server, so you no fit change am here.";
export const noValue = "None";

export const changedTitle = "Another admin just change this";

export const dayTheme = "For day";
export const nightTheme = "For night";
export const sampleButton = "One button";
export const sampleLink = "One link";
export const pickLabel = "Choose colour";
export const adjustedNote = "We make am light or dark small where e for hard to read.";

export const logoLabel = "Logo";
export const logoHint = "One square JPEG, PNG or WebP picture wey reach 64 × 64 pixels dey look best.";
export const logoAlt = "The logo as e dey now";
export const lampAlt = "The drawing of one lamp, because no logo dey";
export const chosenLogoAlt = "The picture wey you choose";
export const logoSave = "Use this picture";
export const logoRemove = "Remove the logo";
export const logoFailed = {
  title: "Upload no work",
  message: "The logo still dey as e dey before. Abeg try am again.",
};

export const senderName = "Who dey send";
export const deliveryName = "How e dey go";
export const deliveredBySmtp = "Na the mail server dey send am";
export const savedIn = (outbox: string): string => `E no dey go, but e dey save for the server inside ${outbox}`;
export const noSmtpHint = "This server never get mail server. Na the operator dey set one with SMTP_URL.";
export const refusedTitle = (count: number): string => `${countOf(count, "email", "emails")} no enter`;
export const refusedSince = (day: string): string =>
  `Since ${day} the mail server don refuse dem finally, so dem no go reach.`;
export const refusedHint =
  "Most times na mistake dey inside the address. If na spam or limit cause am, show this to the operator. This notice go comot once one test mail enter.";
export const testButton = "Send me test mail";
export const testHint = "E go enter your own address.";
export const testSent = (to: string): string => `We don send test email to ${to}. Check your inbox.`;
export const testSaved = (to: string, outbox: string): string =>
  `One mail to ${to} don save inside ${outbox}. Nobody go get am.`;
export const testSentTitle = "E don go";
export const testSavedTitle = "E save, but e no go";
export const testFailedTitle = "E no go";
export const testNotTried = { title: "E no go", message: "The server no try am. Abeg try am again." };
export const mailFaults: Readonly<Record<MailFault, string>> = {
  unreachable: "We no fit reach the mail server. Tell the operator make e check the address inside SMTP_URL.",
  "refused-sign-in": "The mail server no accept the name or the password. Tell the operator make e check SMTP_URL.",
  "refused-address": "The mail server no accept the sender or your address. Tell the operator make e check MAIL_FROM.",
  "refused-mail": "The mail server no accept the email. Tell the operator make e look im answer.",
  insecure: "The connection to the mail server no secure. Tell the operator make e check SMTP_URL and the certificate.",
  other: "The mail server no take the mail. Tell the operator make e look inside the log.",
};
export const mailAnswer = (answer: string): string => `E talk say: ${answer}`;

export type Holds = Translates<typeof import("./setting-text.ts"), typeof import("./setting-text.pcm.ts")>;
