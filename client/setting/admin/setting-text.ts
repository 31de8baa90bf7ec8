import { translationNames, translations } from "../../../schema/scripture/translation.ts";
import type { MailFault } from "../../../schema/setting/admin-api.ts";
import type { SettingKey } from "../../../schema/setting/setting.ts";
import { countOf } from "../../ui/format/format.ts";

export { title } from "./section-text.ts";
export const lead = "What you save applies everywhere at once. Each change is in the audit log.";
export const loading = "Loading the settings...";
export const saveButton = "Save";
export const saveFailed = { title: "Not saved", message: "The settings stay as they were. Please try again." };
export const savedTitle = "Saved";
export const savedOnPages = "It applies everywhere now. Pages that are open show it once they’re loaded again.";
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
  contactUrl: "Link of Contact Us",
  contactMessage: "Message to begin with",
  organisation: "Who runs this community",
  contactEmail: "Email address for questions",
  people: "People whom parents may turn to",
  timeZone: "Time zone",
  helplines: "Helplines",
  safeguardingContact: "Safeguarding contact",
  eventManagers: "Who creates events",
  translation: "Translation",
  signUpsPerHour: "New accounts per hour",
  roomsPerHour: "Game rooms per hour",
};

export const hints: Readonly<Partial<Record<SettingKey, string>>> = {
  name: "On every page, mail and ticket.",
  tagline: "One line under the name.",
  accentColour: "As #rrggbb, such as #0b6e4f. Leave it empty for amber.",
  contactUrl: "For instance https://wa.me/2348000000000. Without one, the button offers the join form.",
  contactMessage: "Filled in when someone opens a WhatsApp link. They can change it.",
  organisation: "The church, school or group that answers for it. On the page about privacy.",
  contactEmail: "Everyone can read it on the pages about privacy and for parents. Leave it empty to show none.",
  people:
    "A name and a role on each of up to six lines, such as Ada Obi: Safeguarding lead. Add an email address or a phone number after a comma if that person wants to show one. Ask them first: everyone can read it on the page for parents.",
  timeZone:
    "It decides what day it is: which devotion is today’s, when a day of a streak ends, and when reminders and quiet hours begin. Planned events stay at the same moment, so their hours are shown differently. Days that members have read already stay as they are.",
  helplines:
    "A name, a number and what it’s for on each line, such as Childline: 0800 123 4567, children in danger. Members see them when they report something, and at the Confession Box. Check these numbers: they may have changed. If you leave this empty, we show numbers for Nigeria.",
  safeguardingContact:
    "The email address of someone outside the leadership, who receives the reports that no lead or admin may handle.",
  eventManagers: "Admins always can.",
  translation:
    "For visitors, and for members who haven’t chosen one. The World English Bible is in modern English. Each member can choose another one in their profile.",
  signUpsPerHour: "From one network address. A school may share one.",
  roomsPerHour: "That one member may open.",
};

export const managerOptions = [
  { value: "admins", label: "Only admins" },
  { value: "mentors", label: "Everyone with a role, their own" },
];
export const translationOptions = translations.map((value) => ({ value, label: translationNames[value].full }));
export const fixedHint = "Set on the server by its operator, so it can’t be changed here.";
export const noValue = "None";
export const zoneLabel = (zone: string): string => zone.replaceAll("_", " ");

export const changedTitle = "Another admin has just changed this";

export const dayTheme = "By day";
export const nightTheme = "By night";
export const sampleButton = "A button";
export const sampleLink = "A link";
export const pickLabel = "Pick a colour";
export const adjustedNote = "Made a little lighter or darker where it would be hard to read.";

export const logoLabel = "Logo";
export const logoHint = "A square JPEG, PNG or WebP picture of at least 64 × 64 pixels looks best.";
export const logoAlt = "The logo as it is now";
export const lampAlt = "The drawing of a lamp, as there is no logo";
export const chosenLogoAlt = "The picture that you have chosen";
export const logoSave = "Use this picture";
export const logoRemove = "Remove the logo";
export const logoFailed = { title: "Upload Error", message: "The logo stays as it was. Please try again." };

export const senderName = "Sender";
export const deliveryName = "Delivery";
export const deliveredBySmtp = "Sent by the mail server";
export const savedIn = (outbox: string): string => `Not sent, but saved on the server in ${outbox}`;
export const noSmtpHint = "This server has no mail server yet. Its operator sets one with SMTP_URL.";
export const refusedTitle = (count: number): string => `${countOf(count, "email was", "emails were")} refused`;
export const refusedSince = (day: string): string =>
  `Since ${day} the mail server has refused them for good, so they don’t arrive.`;
export const refusedHint =
  "Often it’s an address with a typing error. If it’s about spam or a limit, show this to the operator. This notice goes once a test mail was taken.";
export const testButton = "Send me a test mail";
export const testHint = "It goes to your own address.";
export const testSent = (to: string): string => `Test email sent to ${to}. Check your inbox.`;
export const testSaved = (to: string, outbox: string): string =>
  `A mail to ${to} is saved in ${outbox}. Nobody gets it.`;
export const testSentTitle = "Sent";
export const testSavedTitle = "Saved, not sent";
export const testFailedTitle = "Not sent";
export const testNotTried = { title: "Not sent", message: "The server did not try. Please try again." };
export const mailFaults: Readonly<Record<MailFault, string>> = {
  unreachable: "The mail server can’t be reached. Ask the operator to check the address in SMTP_URL.",
  "refused-sign-in": "The mail server refuses the name or the password. Ask the operator to check SMTP_URL.",
  "refused-address": "The mail server refuses the sender or your address. Ask the operator to check MAIL_FROM.",
  "refused-mail": "The mail server refuses the email. Ask the operator to look at its answer.",
  insecure: "The connection to the mail server is not secure. Ask the operator to check SMTP_URL and the certificate.",
  other: "The mail server did not take the mail. Ask the operator to look into the log.",
};
export const mailAnswer = (answer: string): string => `It said: ${answer}`;
