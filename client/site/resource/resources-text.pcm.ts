import type { Translates } from "../../../schema/language/translation.ts";
import type { ResourceCategory } from "../../../schema/site/resources.ts";

// The page of all resources
export const title = "Resources";
export const lead =
  "Guides, outlines and plans for your own quiet hour, your friends, or the group wey you dey lead. All na free, you fit print all.";
export const homeButton = "Go back Home";
export const availableTitle = "Resources wey dey";
export const availableLead = "Open one to read am here, or print am for your group.";

interface CategoryText {
  readonly name: string;
  readonly description: string;
}

export const categories: Readonly<Record<ResourceCategory, CategoryText>> = {
  study: { name: "Bible Study Guides", description: "Passages and questions, with space to write." },
  video: { name: "Video Content", description: "Outlines of short films, with gist to follow." },
  discussion: { name: "Discussion Guides", description: "Talk for one evening, with notes for the leader." },
  activity: { name: "Activity Plans", description: "Something to do together: time, things to bring, steps." },
};

export const supportTitle = "You need more support?";
export const supportText = "You no need carry am alone. Join us, or tell us wetin you need help with.";
export const joinButton = "Join Community";
export const helpButton = "Ask for Help";
/** Filled in when the chat opens. */
export const helpMessage = "Hello. I dey look your resources and I need help with";

// One resource
export const allResourcesLink = "All resources";
export const printButton = "Print";
export const loadingResource = "The resource dey load";
export const durationName = "Time";
/** For screen readers. */
export const passagesName = "Passages to read";
export const materialsTitle = "Wetin you go need";
export const minutesNote = (minutes: number): string => `about ${minutes} minutes`;
export const notFilmedTitle = "This one na outline, e never be film";
export const notFilmed =
  "Nobody don film am so far. Film am with your group, or read am out with three voices. Once film dey, the link go dey here.";
export const watchLink = "Watch the video";
/** For screen readers, in the script of a video. */
export const pictureLabel = "We see:";
export const wordsLabel = "We hear:";
/** At the end of a printed page. */
export const printedFrom = (communityName: string, address: string): string =>
  `${communityName} · ${address} · Copy am free for your group. Bible quotations: King James Version.`;
export const notFoundTitle = "This resource no dey here";
export const notFoundMessage = "The link fit don old. All resources dey one page.";
export const loadingVideo = "We dey look for the film";

// For admins
export const linkLabel = "Link of the film";
export const linkHint = "Na only admins dey see this box. Everybody dey see the link.";
export const linkRequired = "Abeg put the link of the film.";
export const saveLinkButton = "Save the link";
export const removeLinkButton = "Remove the link";
export const linkSaved = "Link don save";
export const linkRemoved = "Link don comot";

export type Holds = Translates<typeof import("./resources-text.ts"), typeof import("./resources-text.pcm.ts")>;
