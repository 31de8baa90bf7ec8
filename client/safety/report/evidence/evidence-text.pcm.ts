import type { Translates } from "../../../../schema/language/translation.ts";
import { countOf, formatSeconds } from "../../../ui/format/format.ts";

export { unknownUser } from "../../../frame/frame-text.ts";

export const reportedBadge = "Reported";
export const showPictureButton = "Show picture";
export const playButton = "Play voice note";
export const pictureAlt = "Picture wey dem report";
export const voiceName = "Voice note wey dem report";
export const fileGone = "We no dey keep this file again.";
export const editedMark = "edited";
export const deletedMessage = "Don delete before then";
/** Before an earlier text of a message. `time` is when it was replaced. */
export const earlierText = (time: string): string => `Till ${time} e talk say:`;
export const inReplyTo = (name: string): string => `Reply to ${name}, wey write:`;
export const forwardedFrom = (name: string, channelName: string): string =>
  `Message wey dem forward from ${name} for ${channelName}`;
export const mentions = (names: string): string => `E mention ${names}.`;
export const reaction = (emoji: string, name: string): string => `${emoji} ${name}`;

export const savedName = "Account name for that time";
export const bioName = "About themself";
export const locationName = "Where dem dey live";
export const memberSinceName = "Member since";
export const birthDateName = "Birth date";
export const birthDateStates = {
  unknown: "Dem never put am",
  declared: "Dem don put am, e never confirm",
  confirmed: "Confirmed",
} as const;
export const noName = "No name";
/** Where a member who counted as a minor talked with minors. `names` are the minors'. */
export const conversationWith = (names: string): string => `Conversation with ${names}`;
export const channelWith = (channel: string, names: string): string => `Channel ${channel}, with ${names}`;

export const channelName = "Channel";
export const descriptionName = "Description";
export const noDescription = "None";
export const accessName = "Who fit join";
export const privateChannel = "Only people wey dem add";
export const openChannel = "Everybody";
export const createdByName = "Created by";
export const createdOnName = "Created on";
/** Before an earlier name and description of a channel. */
export const earlierChannel = (time: string, name: string): string => `Till ${time}, when ${name} change am:`;
export const newestMessagesTitle = "The newest messages";
export const noMessages = "No message dey wey the person wey report fit read.";

export const questionName = "The question:";
export const answerName = "The answer:";
export const answeredByName = "Published by";
export const publishedName = "Published on";
export const askedName = "Wetin dem ask:";
export const noteName = "Wetin dem write back:";
export const writtenByName = "Written by";
export const declinedName = "Written on";
export const postOfComment = "The post wey the comment dey";

export const roomName = "Room";
export const gameName = "Game";
export const hostName = "Host";
export const privateRoom = "Only people wey get the code";
export const publicRoom = "Everybody";
export const settingsName = "Settings";
/** `timeLimit` is in seconds. */
export const settings = (difficulty: string, rounds = 0, timeLimit = 0, maxPlayers = 0): string =>
  `${difficulty}, ${countOf(rounds, "round", "rounds")} of ${formatSeconds(timeLimit)}, up to ${maxPlayers} players`;
export const playersTitle = "Who get seat";
export const formerPlayer = (name: string): string => `${name} (don leave)`;
/** Above the questions of a game that the reporter was asked. */
export const askedTitle = "The questions, newest last";
export const noPlayers = "Nobody get seat.";
export const watchersTitle = "Who watch";
export const watcher = (name: string, firstSeen: string, lastSeen: string): string =>
  `${name} (first seen ${firstSeen}, last seen ${lastSeen})`;

export const eventName = "Event";
export const placeName = "Place";
export const noPlace = "None";
export const dateName = "Date";
export const eventDescriptionName = "Wetin the event page talk:";
export const cancelReasonName = "Why dem cancel am:";
export const eventPicture = "Picture of the event";
export const announcementsTitle = "Announcements wey the person wey report receive";
/** Above an announcement. */
export const sentBy = (name: string, time: string | undefined): string =>
  time === undefined ? `${name} send:` : `${name} send am on ${time}:`;

export const devotionName = "Devotion";
export const verseName = "Verse";
export const dayName = "Day";
export const importedDevotion = "Nobody here. Dem import am.";
export const draftName = "Draft";
export const aiDraft = "Na AI write am";
export const contentName = "Wetin e talk:";

export type Holds = Translates<typeof import("./evidence-text.ts"), typeof import("./evidence-text.pcm.ts")>;
