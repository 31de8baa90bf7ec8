import { beforeAll, expect, test } from "vitest";
import { features } from "../../../../client/app/features.ts";
import { channelFailures } from "../../../../client/channel/channel-errors.ts";
import {
  declareErrorTexts,
  errorTextFor,
  errorTextOf,
  errorTextWithReason,
  loadErrorTextOf,
} from "../../../../client/frame/error-text.ts";
import { neutralErrorText } from "../../../../client/frame/frame-errors.ts";
import { gameFailures, signInTexts } from "../../../../client/game/game-errors.ts";
import { ApiError, type FailureCode } from "../../../../client/net/http/api-error.ts";
import { errorCodes } from "../../../../schema/errors.ts";

beforeAll(async () => {
  declareErrorTexts(Object.assign({}, ...features.map((feature) => feature.errorTexts)));
  for (const code of errorCodes) await loadErrorTextOf(code);
});

const textFor = (code: FailureCode, fallback?: Parameters<typeof errorTextFor>[1]) =>
  errorTextFor(new ApiError(code), fallback);

/** These have the neutral text on purpose. */
const neutral = [
  "request/malformed",
  "request/foreign-origin",
  "server/unknown",
  "server/other-process",
  "message/invalid",
];

test("every error code has a title and a message that say more than that something failed", () => {
  for (const code of errorCodes) {
    expect(errorTextOf(code).title, code).not.toBe("");
    expect(errorTextOf(code).message, code).toMatch(/[a-z]/);
    expect(errorTextOf(code) === neutralErrorText, code).toBe(neutral.includes(code));
  }
});

test("error texts contain no exclamation marks", () => {
  for (const { title, message } of errorCodes.map(errorTextOf)) expect(`${title} ${message}`).not.toContain("!");
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
  expect(textFor("account/email-taken", neutralErrorText)).toBe(errorTextOf("account/email-taken"));
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

test("MONITORING-6 an error that nobody expected keeps its text and gets a reference", () => {
  const failed = (code: FailureCode) => new ApiError(code, { requestId: "3f9a0c21b7d4" });
  const { title, message } = neutralErrorText;
  expect(errorTextFor(failed("server/unknown"))).toEqual({ title, message, reference: "3f9a0c21b7d4" });
  const instead = errorTextFor(failed("server/unknown"), gameFailures.leaveRoom);
  expect(instead).toEqual({ ...gameFailures.leaveRoom, reference: "3f9a0c21b7d4" });
  const { message: withReason, reference } = errorTextWithReason(failed("server/unknown"), channelFailures.joinChannel);
  expect([withReason.startsWith("Failed to join channel: "), reference]).toEqual([true, "3f9a0c21b7d4"]);
  for (const code of ["channel/full", "server/unavailable", "network/unreachable"] as const) {
    expect(errorTextFor(failed(code))).not.toHaveProperty("reference");
  }
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
