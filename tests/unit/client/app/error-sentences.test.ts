import { expect, test } from "vitest";
import {
  errorSentences,
  sentenceFor,
  sentenceWithReason,
  signInSentences,
} from "../../../../client/app/error-sentences.ts";
import { ApiError } from "../../../../client/net/api-error.ts";
import { errorCodes } from "../../../../schema/errors.ts";

test("every code that crosses the socket has words of its own", () => {
  for (const code of errorCodes) {
    expect(errorSentences[code].title, code).not.toBe("");
    expect(errorSentences[code].message, code).toMatch(/[a-z]/);
  }
});

test("no sentence raises its voice", () => {
  for (const { title, message } of Object.values(errorSentences)) expect(`${title} ${message}`).not.toContain("!");
});

test("what was being done is named where the code says nothing of its own", () => {
  expect(sentenceFor(new ApiError("server/unknown"), "createRoom")).toEqual({
    title: "Failed to Create Room",
    message: "There was an error creating your game room. Please try again.",
  });
  expect(sentenceFor(new ApiError("network/unreachable"), "startFromWaitingRoom")).toEqual({
    title: "Failed to Start",
    message: "There was an error starting the game.",
  });
  expect(sentenceFor(new ApiError("server/unknown"), "startFromGameRoom").message).toBe("Failed to start game.");
  expect(sentenceFor(new ApiError("network/unreachable"), "leaveRoom").message).toBe("Failed to leave room.");
  expect(sentenceFor(new ApiError("server/unknown"), "loadGameRoom").message).toBe("Failed to load game room.");
  expect(sentenceFor(new ApiError("server/unknown"), "loadWaitingRoom").message).toBe(
    "Failed to load waiting room data.",
  );
  expect(sentenceFor(new ApiError("server/unknown"), "submitAnswer")).toEqual({
    title: "Submission Failed",
    message: "Failed to submit answer. Please try again.",
  });
});

test("signing in fails with the neutral sentence, except where the account says why", () => {
  for (const code of ["network/unreachable", "server/unavailable", "server/unknown"] as const) {
    expect(sentenceFor(new ApiError(code), "auth").message).toBe("Something went wrong. Please try again.");
  }
  expect(sentenceFor(new ApiError("account/email-taken"), "auth")).toBe(errorSentences["account/email-taken"]);
});

test("a cause that people can act on wins over what was being done", () => {
  expect(sentenceFor(new ApiError("game/not-enough-players"), "startFromWaitingRoom")).toEqual({
    title: "Not Enough Players",
    message: "You need at least 2 players to start the game.",
  });
  expect(sentenceFor(new ApiError("game/not-seated"), "leaveRoom").message).toBe("Player not found in game.");
});

test("what nobody foresaw becomes the neutral sentence", () => {
  expect(sentenceFor(new TypeError("x is undefined"))).toEqual({
    title: "Error",
    message: "Something went wrong. Please try again.",
  });
  expect(sentenceFor(new ApiError("future/code" as never)).message).toBe("Something went wrong. Please try again.");
});

test("creating a room signed out asks in the specified words", () => {
  expect(signInSentences.createRoom).toEqual({
    title: "Authentication Required",
    message: "Please sign in to create a game room.",
  });
});

test("a channel that could not be created or joined, or a member who could not be added, is told as specified", () => {
  expect(sentenceWithReason(new ApiError("channel/full"), "joinChannel").message).toBe(
    "Failed to join channel: No more members fit into this channel.",
  );
  expect(sentenceWithReason(new ApiError("server/unknown"), "createChannel").message).toMatch(
    /^Failed to create channel: /,
  );
  expect(sentenceFor(new ApiError("server/unknown"), "addMember").message).toBe("Failed to add member");
  expect(sentenceFor(new ApiError("channel/already-member"), "addMember").title).toBe("Already a member");
  expect(sentenceFor(new ApiError("channel/member-not-found"), "addMember").title).toBe("User not found");
});
