import { pinMessage, unpinMessage } from "../../../schema/channel/pin-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { applyChannel } from "../channels.ts";
import * as text from "./pin-text.ts";

export interface PinChange {
  channelId: string;
  seq: number;
  isOn: boolean;
  /** The server records it. */
  isLogged: boolean;
}

/** Pins a message, or unpins it. Never rejects: a toast says what has happened. */
export async function changePin({ channelId, seq, isOn, isLogged }: PinChange): Promise<void> {
  try {
    applyChannel(await call(isOn ? pinMessage : unpinMessage, { params: { channelId, seq: String(seq) } }));
    const title = isOn ? text.pinnedTitle : text.unpinnedTitle;
    const message = isOn ? text.pinnedMessage : text.unpinnedMessage;
    toast({ title, message: isLogged ? `${message} ${text.loggedNote}` : message });
  } catch (error) {
    toastError(error);
  }
}
