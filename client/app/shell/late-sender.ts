// Loaded with the first message that is pending: what sends it, and the texts of all reasons for which it may be refused.
import { channelErrors } from "../../channel/channel-errors.ts";
import { chatErrors } from "../../chat/chat-errors.ts";
import { provideErrorTexts } from "../../frame/error-text.ts";

provideErrorTexts({ ...channelErrors, ...chatErrors });

export { createBackgroundSender } from "../../thread/pending/background-sender.ts";
