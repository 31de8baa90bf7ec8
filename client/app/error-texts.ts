import { accountErrors } from "../account/account-errors.ts";
import { channelErrors } from "../channel/channel-errors.ts";
import { chatErrors } from "../chat/chat-errors.ts";
import { eventErrors } from "../event/event-errors.ts";
import type { ErrorText } from "../frame/error-text.ts";
import { frameErrors } from "../frame/frame-errors.ts";
import { gameErrors } from "../game/game-errors.ts";
import type { FailureCode } from "../net/http/api-error.ts";
import { paymentErrors } from "../payment/payment-errors.ts";
import { profileErrors } from "../profile/profile-errors.ts";
import { safetyErrors } from "../safety/safety-errors.ts";
import { threadErrors } from "../thread/thread-errors.ts";
import { ticketErrors } from "../ticket/ticket-errors.ts";
import { triviaErrors } from "../trivia/trivia-errors.ts";
import { wordBattleErrors } from "../word-battle/word-battle-errors.ts";

/** The text of every code. It has no default: a new code is a type error until its feature has a text for it. */
export const errorTexts: Readonly<Record<FailureCode, ErrorText>> = {
  ...frameErrors,
  ...accountErrors,
  ...profileErrors,
  ...gameErrors,
  ...triviaErrors,
  ...wordBattleErrors,
  ...chatErrors,
  ...channelErrors,
  ...threadErrors,
  ...safetyErrors,
  ...eventErrors,
  ...ticketErrors,
  ...paymentErrors,
};
