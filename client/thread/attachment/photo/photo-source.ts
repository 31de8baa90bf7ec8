import type { Photo } from "../../../../schema/thread/attachment.ts";
import { readAttachment } from "../../../../schema/thread/attachment-api.ts";
import { addressOf } from "../../../net/http/http.ts";
import { knownAddress } from "../file/known-address.ts";
import { fileKeyOf } from "../file/unsent-attachment.ts";

/** Photos that were shown since the app was opened: they cost nothing more. */
const shown = new Set<string>();

export const photoShown = (id: string, myId: string): void => void shown.add(fileKeyOf(myId, id));

/** Whether showing it loads nothing. */
export const isFreePhoto = ({ id }: Photo, myId: string): boolean =>
  shown.has(fileKeyOf(myId, id)) || knownAddress(fileKeyOf(myId, id)) !== undefined;

/** The address of a photo: on the server, or on this device if it was sent from here. */
export const photoAddress = (id: string, myId: string): string =>
  knownAddress(fileKeyOf(myId, id)) ?? addressOf(readAttachment, { params: { attachmentId: id } });
