import type { ErrorText, ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"channel"> = {
  "channel/not-found": { title: "Error", message: "This channel doesn’t exist, or you can’t see it." },
  "channel/not-allowed": {
    title: "Not possible",
    message: "Only the channel’s owner or admins can do that.",
  },
  "channel/unsupervised": {
    title: "Not possible",
    message:
      "Someone has to read along here first: a safeguarding lead or, if a lead is alone here, a second lead or an admin. A leader of your community can help you.",
  },
  "channel/now-supervised": {
    title: "Someone has joined",
    message:
      "An adult who looks after this community can read this channel from now on. You can send your message again.",
  },
  "channel/owner-stays": {
    title: "You own this channel",
    message: "Hand it over to another member first, or close it.",
  },
  "channel/member-not-found": {
    title: "User not found",
    message: "This member doesn’t exist, or you can’t add them.",
  },
  "channel/already-member": { title: "Already a member", message: "They are already in this channel." },
  "channel/full": { title: "Channel full", message: "This channel has no room for more members or invitations." },
  "channel/too-many-owned": {
    title: "Not possible",
    message: "You’ve reached the number of channels one member can own. Close one, or hand one over.",
  },
  "channel/too-many-pinned": {
    title: "Not possible",
    message: "You can pin three channels. Unpin one of them first.",
  },
  "channel/invitation-not-found": {
    title: "Not possible",
    message: "This invitation isn’t valid anymore. Ask for a new one.",
  },
  "channel/closed": { title: "Not possible", message: "This channel was closed." },
  "channel/removed": {
    title: "Not possible",
    message: "You were removed from this channel. Its owner or admins can add you again.",
  },
  "channel/quiet-hours": { title: "Quiet hours", message: "You can write in this channel again when they’re over." },
  "channel/slow-mode": { title: "Slow mode", message: "Wait a little before your next message in this channel." },
  "channel/pins-full": { title: "Five are pinned", message: "Unpin one of the pinned messages first." },
};

/** Shown when the error code explains nothing, by what the member was doing. */
export const channelFailures = {
  createChannel: { title: "Error", message: "Failed to create channel" },
  joinChannel: { title: "Error", message: "Failed to join channel" },
  addMember: { title: "Error", message: "Failed to add member" },
} as const satisfies Record<string, ErrorText>;
