import type { ResourceCategory } from "../../../schema/site/resources.ts";

// The page of all resources
export const title = "Resources";
export const lead =
  "Guides, outlines and plans for your own quiet hour, your friends, or the group you lead. All free, all printable.";
export const homeButton = "Back to Home";
export const availableTitle = "Available Resources";
export const availableLead = "Open one to read it here, or print it for your group.";

interface CategoryText {
  readonly name: string;
  readonly description: string;
}

export const categories: Readonly<Record<ResourceCategory, CategoryText>> = {
  study: { name: "Bible Study Guides", description: "Passages and questions, with room to write." },
  video: { name: "Video Content", description: "Outlines of short films, with a conversation to follow." },
  discussion: { name: "Discussion Guides", description: "An evening’s talk, with notes for the leader." },
  activity: { name: "Activity Plans", description: "Something to do together: time, things to bring, steps." },
};

export const supportTitle = "Need More Support?";
export const supportText = "You don’t have to work it out alone. Join us, or tell us what you need help with.";
export const joinButton = "Join Community";
export const helpButton = "Ask for Help";
/** Filled in when the chat opens. */
export const helpMessage = "Hello. I’m looking at your resources and I need some help with";

// One resource
export const allResourcesLink = "All resources";
export const printButton = "Print";
export const loadingResource = "Loading the resource";
export const durationName = "Time";
/** For screen readers. */
export const passagesName = "Passages to read";
export const materialsTitle = "What you’ll need";
export const minutesNote = (minutes: number): string => `about ${minutes} minutes`;
export const notFilmedTitle = "This is an outline, not a film yet";
export const notFilmed =
  "Nobody has filmed it so far. Film it with your group, or read it aloud with three voices. Once there’s a film, its link will be here.";
export const watchLink = "Watch the video";
/** For screen readers, in the script of a video. */
export const pictureLabel = "We see:";
export const wordsLabel = "We hear:";
/** At the end of a printed page. */
export const printedFrom = (communityName: string, address: string): string =>
  `${communityName} · ${address} · Copy it freely for your group. Bible quotations: King James Version.`;
export const notFoundTitle = "This resource isn’t here";
export const notFoundMessage = "The link may be old. All resources are on one page.";
export const loadingVideo = "Looking for the film";

// For admins
export const linkLabel = "Link of the film";
export const linkHint = "Only admins see this field. Everyone sees the link.";
export const linkRequired = "Please enter the link of the film.";
export const saveLinkButton = "Save the link";
export const removeLinkButton = "Remove the link";
export const linkSaved = "Link saved";
export const linkRemoved = "Link removed";
