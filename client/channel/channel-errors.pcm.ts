import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorText, ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"channel"> = {
  "channel/not-found": { title: "E no work", message: "This channel no dey, or you no fit see am." },
  "channel/not-allowed": {
    title: "E no possible",
    message: "Only the owner or admins of the channel fit do that one.",
  },
  "channel/unsupervised": {
    title: "E no possible",
    message:
      "Somebody must dey read along here first: one safeguarding lead or, if na only one lead dey here, a second lead or one admin. One leader for your community fit help you.",
  },
  "channel/now-supervised": {
    title: "Somebody don join",
    message:
      "One adult wey dey look after this community fit read this channel from now on. You fit send your message again.",
  },
  "channel/owner-stays": {
    title: "Na you get this channel",
    message: "Hand am over to another member first, or close am.",
  },
  "channel/member-not-found": {
    title: "We no see the person",
    message: "This member no dey, or you no fit add dem.",
  },
  "channel/already-member": { title: "Na member already", message: "Dem don dey this channel already." },
  "channel/full": {
    title: "Channel don full",
    message: "This channel no get space for more members or invitations.",
  },
  "channel/too-many-owned": {
    title: "E no possible",
    message: "You don reach the number of channels wey one member fit own. Close one, or hand one over.",
  },
  "channel/too-many-pinned": {
    title: "E no possible",
    message: "You fit pin three channels. Unpin one of dem first.",
  },
  "channel/invitation-not-found": {
    title: "E no possible",
    message: "This invitation no dey work again. Ask for new one.",
  },
  "channel/closed": { title: "E no possible", message: "This channel don close." },
  "channel/removed": {
    title: "E no possible",
    message: "Dem don remove you from this channel. The owner or admins fit add you again.",
  },
  "channel/quiet-hours": {
    title: "Quiet hours",
    message: "You go fit write for this channel again when the quiet hours end.",
  },
  "channel/slow-mode": { title: "Slow mode", message: "Wait small before your next message for this channel." },
  "channel/pins-full": { title: "Five messages don pin", message: "First comot one of the messages wey don pin." },
};

/** Shown when the error code explains nothing, by what the member was doing. */
export const channelFailures = {
  createChannel: { title: "E no work", message: "We no fit create the channel" },
  joinChannel: { title: "E no work", message: "You no fit join the channel now" },
  addMember: { title: "E no work", message: "We no fit add the member" },
} as const satisfies Record<string, ErrorText>;

export type Holds = Translates<typeof import("./channel-errors.ts"), typeof import("./channel-errors.pcm.ts")>;
