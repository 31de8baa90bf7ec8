import { expect, test } from "vitest";
import { securityErrors } from "../../../../client/account/security/security-errors.ts";
import { signInErrors } from "../../../../client/account/sign-in-errors.ts";
import { errorTexts as startTexts } from "../../../../client/app/error-texts.ts";
import { channelErrors, channelFailures } from "../../../../client/channel/channel-errors.ts";
import { chatErrors } from "../../../../client/chat/chat-errors.ts";
import { courseErrors } from "../../../../client/course/course-errors.ts";
import { devotionAdminErrors } from "../../../../client/devotion/admin/devotion-admin-errors.ts";
import { devotionErrors } from "../../../../client/devotion/devotion-errors.ts";
import { engagementErrors } from "../../../../client/engagement/engagement-errors.ts";
import { erasureErrors } from "../../../../client/erasure/erasure-errors.ts";
import { eventErrors } from "../../../../client/event/event-errors.ts";
import { manageErrors } from "../../../../client/event/manage-errors.ts";
import {
  type ErrorText,
  errorTextFor,
  errorTextWithReason,
  provideErrorTexts,
} from "../../../../client/frame/error-text.ts";
import { neutralErrorText } from "../../../../client/frame/frame-errors.ts";
import { gameErrors, gameFailures, signInTexts } from "../../../../client/game/game-errors.ts";
import { memberErrors } from "../../../../client/member/admin/member-errors.ts";
import { ApiError, type FailureCode } from "../../../../client/net/http/api-error.ts";
import { announcementErrors } from "../../../../client/notification/admin/announcement-errors.ts";
import { paymentAdminErrors } from "../../../../client/payment/admin/admin-errors.ts";
import { paymentErrors } from "../../../../client/payment/payment-errors.ts";
import { postErrors } from "../../../../client/post/post-errors.ts";
import { photoErrors } from "../../../../client/profile/photo-errors.ts";
import { profileErrors } from "../../../../client/profile/profile-errors.ts";
import { pushErrors } from "../../../../client/push/push-errors.ts";
import { questionAdminErrors } from "../../../../client/question/admin/question-admin-errors.ts";
import { scriptureErrors } from "../../../../client/scripture/scripture-errors.ts";
import { settingErrors } from "../../../../client/setting/admin/setting-errors.ts";
import { inboxErrors } from "../../../../client/site/admin/inbox-errors.ts";
import { threadErrors } from "../../../../client/thread/thread-errors.ts";
import { ticketErrors } from "../../../../client/ticket/ticket-errors.ts";
import { triviaErrors } from "../../../../client/trivia/trivia-errors.ts";
import { wordBattleErrors } from "../../../../client/word-battle/word-battle-errors.ts";
import { errorCodes } from "../../../../schema/errors.ts";

/** Those of every page, and those that come with the screens of their feature. */
const errorTexts: Readonly<Record<FailureCode, ErrorText>> = {
  ...startTexts,
  ...signInErrors,
  ...securityErrors,
  ...announcementErrors,
  ...channelErrors,
  ...chatErrors,
  ...engagementErrors,
  ...courseErrors,
  ...devotionErrors,
  ...devotionAdminErrors,
  ...erasureErrors,
  ...eventErrors,
  ...gameErrors,
  ...manageErrors,
  ...inboxErrors,
  ...memberErrors,
  ...paymentErrors,
  ...paymentAdminErrors,
  ...pushErrors,
  ...questionAdminErrors,
  ...scriptureErrors,
  ...postErrors,
  ...settingErrors,
  ...photoErrors,
  ...profileErrors,
  ...threadErrors,
  ...ticketErrors,
  ...triviaErrors,
  ...wordBattleErrors,
};

provideErrorTexts(errorTexts);
const textFor = (code: FailureCode, fallback?: Parameters<typeof errorTextFor>[1]) =>
  errorTextFor(new ApiError(code), fallback);

test("every error code has a title and a message", () => {
  for (const code of errorCodes) {
    expect(errorTexts[code].title, code).not.toBe("");
    expect(errorTexts[code].message, code).toMatch(/[a-z]/);
  }
});

test("error texts contain no exclamation marks", () => {
  for (const { title, message } of Object.values(errorTexts)) expect(`${title} ${message}`).not.toContain("!");
});

test("an unhelpful error code shows what the member was doing instead", () => {
  expect(textFor("server/unknown", gameFailures.createRoom)).toEqual({
    title: "Failed to Create Room",
    message: "There was an error creating your game room. Please try again.",
  });
  expect(textFor("network/unreachable", gameFailures.leaveRoom).message).toBe("Failed to leave room.");
});

test("a game's failures have the specified texts", () => {
  expect(gameFailures.startFromWaitingRoom).toEqual({
    title: "Failed to Start",
    message: "There was an error starting the game.",
  });
  expect(gameFailures.startFromGameRoom.message).toBe("Failed to start game.");
  expect(gameFailures.loadGameRoom.message).toBe("Failed to load game room.");
  expect(gameFailures.loadWaitingRoom.message).toBe("Failed to load waiting room data.");
  expect(gameFailures.submitAnswer).toEqual({
    title: "Submission Failed",
    message: "Failed to submit answer. Please try again.",
  });
});

test("a failed sign-in shows the neutral text unless the account gives a reason", () => {
  for (const code of ["network/unreachable", "server/unavailable", "server/unknown"] as const) {
    expect(textFor(code, neutralErrorText).message).toBe("Something went wrong. Please try again.");
  }
  expect(textFor("account/email-taken", neutralErrorText)).toBe(errorTexts["account/email-taken"]);
});

test("an error that people can act on is shown instead of what they were doing", () => {
  expect(textFor("game/not-enough-players", gameFailures.startFromWaitingRoom)).toEqual({
    title: "Not Enough Players",
    message: "You need at least 2 players to start the game.",
  });
  expect(textFor("game/not-seated", gameFailures.leaveRoom).message).toBe("Player not found in game.");
});

test("an unexpected error and an unknown code show the neutral text", () => {
  const neutral = { title: "Error", message: "Something went wrong. Please try again." };
  expect(errorTextFor(new TypeError("x is undefined"))).toEqual(neutral);
  expect(textFor("future/code" as FailureCode)).toEqual(neutral);
});

test("visitors are asked to sign in with the specified text before they create a room", () => {
  expect(signInTexts.createRoom).toEqual({
    title: "Authentication Required",
    message: "Please sign in to create a game room.",
  });
});

test("failing to create or join a channel shows the reason", () => {
  expect(errorTextWithReason(new ApiError("channel/full"), channelFailures.joinChannel).message).toBe(
    "Failed to join channel: This channel has no room for more members or invitations.",
  );
  expect(errorTextWithReason(new ApiError("server/unknown"), channelFailures.createChannel).message).toMatch(
    /^Failed to create channel: /,
  );
});

test("failing to add a member shows the specified texts", () => {
  const failedToAdd = (code: FailureCode) => textFor(code, channelFailures.addMember);
  expect(failedToAdd("server/unknown").message).toBe("Failed to add member");
  expect(failedToAdd("channel/already-member").title).toBe("Already a member");
  expect(failedToAdd("channel/member-not-found").title).toBe("User not found");
});
