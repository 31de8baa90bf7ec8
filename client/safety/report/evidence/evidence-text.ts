import { countOf, formatSeconds } from "../../../ui/format/format.ts";

export { unknownUser } from "../../../frame/frame-text.ts";

export const reportedBadge = "Reported";
export const showPictureButton = "Show picture";
export const playButton = "Play voice note";
export const pictureAlt = "Reported picture";
export const voiceName = "Reported voice note";
export const fileGone = "This file isn’t kept anymore.";
export const editedMark = "edited";
export const deletedMessage = "Deleted by then";
/** Before an earlier text of a message. `time` is when it was replaced. */
export const earlierText = (time: string): string => `Until ${time} it said:`;
export const inReplyTo = (name: string): string => `In reply to ${name}, who wrote:`;
export const forwardedFrom = (name: string, channelName: string): string => `Forwarded from ${name} in ${channelName}`;
export const mentions = (names: string): string => `Mentions ${names}.`;
export const reaction = (emoji: string, name: string): string => `${emoji} ${name}`;

export const savedName = "Account name at that time";
export const bioName = "About themselves";
export const locationName = "Where they live";
export const memberSinceName = "Member since";
export const birthDateName = "Birth date";
export const birthDateStates = {
  unknown: "Not entered",
  declared: "Entered, not confirmed",
  confirmed: "Confirmed",
} as const;
export const noName = "No name";
/** Where a member who counted as a minor talked with minors. `names` are the minors'. */
export const conversationWith = (names: string): string => `Conversation with ${names}`;
export const channelWith = (channel: string, names: string): string => `Channel ${channel}, with ${names}`;

export const channelName = "Channel";
export const descriptionName = "Description";
export const noDescription = "None";
export const accessName = "Who can join";
export const privateChannel = "Only people who are added";
export const openChannel = "Everyone";
export const createdByName = "Created by";
export const createdOnName = "Created on";
/** Before an earlier name and description of a channel. */
export const earlierChannel = (time: string, name: string): string => `Until ${time}, when ${name} changed it:`;
export const newestMessagesTitle = "Its newest messages";
export const noMessages = "There were no messages that the reporter could read.";

export const questionName = "The question:";
export const answerName = "The answer:";
export const answeredByName = "Published by";
export const publishedName = "Published on";
export const askedName = "What was asked:";
export const noteName = "What was written back:";
export const writtenByName = "Written by";
export const declinedName = "Written on";
export const postOfComment = "The post that it was about";

export const roomName = "Room";
export const gameName = "Game";
export const hostName = "Host";
export const privateRoom = "Only people with the code";
export const publicRoom = "Everyone";
export const settingsName = "Settings";
/** `timeLimit` is in seconds. */
export const settings = (difficulty: string, rounds = 0, timeLimit = 0, maxPlayers = 0): string =>
  `${difficulty}, ${countOf(rounds, "round")} of ${formatSeconds(timeLimit)}, up to ${maxPlayers} players`;
export const playersTitle = "Who had a seat";
export const formerPlayer = (name: string): string => `${name} (left)`;
/** Above the questions of a game that the reporter was asked. */
export const askedTitle = "The questions, newest last";
export const noPlayers = "Nobody had a seat.";
export const watchersTitle = "Who watched";
export const watcher = (name: string, firstSeen: string, lastSeen: string): string =>
  `${name} (first seen ${firstSeen}, last seen ${lastSeen})`;

export const eventName = "Event";
export const placeName = "Place";
export const noPlace = "None";
export const dateName = "Date";
export const eventDescriptionName = "What the event’s page says:";
export const cancelReasonName = "Why it was cancelled:";
export const eventPicture = "Picture of the event";
export const announcementsTitle = "Announcements that the reporter received";
/** Above an announcement. */
export const sentBy = (name: string, time: string | undefined): string =>
  time === undefined ? `${name} sent:` : `${name} sent on ${time}:`;

export const devotionName = "Devotion";
export const verseName = "Verse";
export const dayName = "Day";
export const importedDevotion = "Nobody here. It was imported.";
export const draftName = "Draft";
export const aiDraft = "Written by AI";
export const contentName = "What it says:";
