import type { Translates } from "../../../schema/language/translation.ts";
import { countOf } from "../../ui/format/format.ts";

export const listTitle = "Members";
export const membersAndHere = (members: number, here: number): string =>
  `${countOf(members, "member", "members")}, ${here} dey here now`;
export const searchLabel = "Find members by name";
export const loading = "The members dey load...";
export const nobodyFound = "Nobody get that name.";
export const firstListed = (count: number): string => `These na the first ${count}. Search for other people by name.`;
/** Below a name in the list. */
export const reader = "You";
export const readerHere = "You, dey here now";
export const otherHere = "Dey here now";

/** Also the button that opens it. */
export const addTitle = "Add people";
export const addSearchLabel = "Find people by name";
/** What pressing a person does, or did. */
export const addAction = "Add to this channel";
export const adding = "E dey add...";
export const added = "Don add";
export const emailLabel = "Or add by email";
export const emailButton = "Add by email";
export const emailSent =
  "If account with this address dey, we don add am. E go show as “Invited” until the owner accept.";
export const backButton = "Go back";

export const aboutButton = "Message, block or report";
export const makeAdminButton = "Make am admin";
export const makeMemberButton = "Make am member";
export const handOverChannelButton = "Hand over the channel";
export const removeFromChannelButton = "Remove from this channel";
export const changedTitle = "E don change";
export const nowAdmin = (name: string): string => `${name} na admin now.`;
export const nowMember = (name: string): string => `${name} na member now.`;

export const removeTitle = (name: string): string => `Remove ${name}?`;
export const removePrivateConsequence = "Dem no go fit read or write here again. The messages wey dem send go stay.";
export const removeOpenConsequence =
  "Dem no go fit read or write here again. The messages wey dem send go stay. The channel dey open, so dem fit join am again.";
export const removeButton = "Remove";
export const removedTitle = "You don remove am";
export const removedMessage = (name: string): string => `${name} no dey this channel again.`;

export const handOverTitle = (channel: string): string => `Hand over ${channel}`;
export const handOverHint = "Choose the new owner. You go stay for the channel as admin.";
export const handOverToTitle = (name: string): string => `Hand over to ${name}?`;
export const handOverConsequence = (name: string, channel: string): string =>
  `${name} go become the owner of ${channel}, and na only ${name} fit hand am back. You go stay for the channel as admin.`;
export const handOverButton = "Hand over";
export const handedOverTitle = "You don hand am over";
export const handedOverMessage = (name: string): string => `${name} get this channel now.`;

export type Holds = Translates<typeof import("./member-text.ts"), typeof import("./member-text.pcm.ts")>;
