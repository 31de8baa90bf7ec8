import { countOf } from "../../ui/format/format.ts";

export const listTitle = "Members";
export const membersAndHere = (members: number, here: number): string =>
  `${countOf(members, "member")}, ${here} here now`;
export const searchLabel = "Find members by name";
export const loading = "Loading the members...";
export const nobodyFound = "No one by that name.";
export const firstListed = (count: number): string => `These are the first ${count}. Search for others by name.`;
/** Below a name in the list. */
export const reader = "You";
export const readerHere = "You, here now";
export const otherHere = "Here now";

/** Also the button that opens it. */
export const addTitle = "Add people";
export const addSearchLabel = "Find people by name";
/** What pressing a person does, or did. */
export const addAction = "Add to this channel";
export const adding = "Adding...";
export const added = "Added";
export const emailLabel = "Or add by email";
export const emailButton = "Add by email";
export const emailSent =
  "If an account with this address exists, it has been added. It shows as “Invited” until its owner accepts.";
export const backButton = "Back";

export const aboutButton = "Message, block or report";
export const makeAdminButton = "Make admin";
export const makeMemberButton = "Make member";
export const handOverChannelButton = "Hand over the channel";
export const removeFromChannelButton = "Remove from this channel";
export const changedTitle = "Changed";
export const nowAdmin = (name: string): string => `${name} is an admin now.`;
export const nowMember = (name: string): string => `${name} is a member now.`;

export const removeTitle = (name: string): string => `Remove ${name}?`;
export const removePrivateConsequence = "They can’t read or write here anymore. Their messages stay.";
export const removeOpenConsequence =
  "They can’t read or write here anymore. Their messages stay. The channel is open, so they can join it again.";
export const removeButton = "Remove";
export const removedTitle = "Removed";
export const removedMessage = (name: string): string => `${name} isn’t in this channel anymore.`;

export const handOverTitle = (channel: string): string => `Hand over ${channel}`;
export const handOverHint = "Choose the new owner. You stay in the channel as an admin.";
export const handOverToTitle = (name: string): string => `Hand over to ${name}?`;
export const handOverConsequence = (name: string, channel: string): string =>
  `${name} becomes the owner of ${channel}, and only they can hand it back. You stay in the channel as an admin.`;
export const handOverButton = "Hand over";
export const handedOverTitle = "Handed over";
export const handedOverMessage = (name: string): string => `${name} owns this channel now.`;
