import { expect, test } from "vitest";
import { errorTextFor, errorTexts, errorTextWithReason, signInTexts } from "../../../../client/frame/error-text.ts";
import { ApiError } from "../../../../client/net/api-error.ts";
import { errorCodes } from "../../../../schema/errors.ts";

test("every code that crosses the socket has words of its own", () => {
  for (const code of errorCodes) {
    expect(errorTexts[code].title, code).not.toBe("");
    expect(errorTexts[code].message, code).toMatch(/[a-z]/);
  }
});

test("no sentence raises its voice", () => {
  for (const { title, message } of Object.values(errorTexts)) expect(`${title} ${message}`).not.toContain("!");
});

test("what was being done is named where the code says nothing of its own", () => {
  expect(errorTextFor(new ApiError("server/unknown"), "createRoom")).toEqual({
    title: "Failed to Create Room",
    message: "There was an error creating your game room. Please try again.",
  });
  expect(errorTextFor(new ApiError("network/unreachable"), "startFromWaitingRoom")).toEqual({
    title: "Failed to Start",
    message: "There was an error starting the game.",
  });
  expect(errorTextFor(new ApiError("server/unknown"), "startFromGameRoom").message).toBe("Failed to start game.");
  expect(errorTextFor(new ApiError("network/unreachable"), "leaveRoom").message).toBe("Failed to leave room.");
  expect(errorTextFor(new ApiError("server/unknown"), "loadGameRoom").message).toBe("Failed to load game room.");
  expect(errorTextFor(new ApiError("server/unknown"), "loadWaitingRoom").message).toBe(
    "Failed to load waiting room data.",
  );
  expect(errorTextFor(new ApiError("server/unknown"), "submitAnswer")).toEqual({
    title: "Submission Failed",
    message: "Failed to submit answer. Please try again.",
  });
});

test("signing in fails with the neutral sentence, except where the account says why", () => {
  for (const code of ["network/unreachable", "server/unavailable", "server/unknown"] as const) {
    expect(errorTextFor(new ApiError(code), "auth").message).toBe("Something went wrong. Please try again.");
  }
  expect(errorTextFor(new ApiError("account/email-taken"), "auth")).toBe(errorTexts["account/email-taken"]);
});

test("a cause that people can act on wins over what was being done", () => {
  expect(errorTextFor(new ApiError("game/not-enough-players"), "startFromWaitingRoom")).toEqual({
    title: "Not Enough Players",
    message: "You need at least 2 players to start the game.",
  });
  expect(errorTextFor(new ApiError("game/not-seated"), "leaveRoom").message).toBe("Player not found in game.");
});

test("what nobody foresaw becomes the neutral sentence", () => {
  expect(errorTextFor(new TypeError("x is undefined"))).toEqual({
    title: "Error",
    message: "Something went wrong. Please try again.",
  });
  expect(errorTextFor(new ApiError("future/code" as never)).message).toBe("Something went wrong. Please try again.");
});

test("creating a room signed out asks in the specified words", () => {
  expect(signInTexts.createRoom).toEqual({
    title: "Authentication Required",
    message: "Please sign in to create a game room.",
  });
});

test("a channel that could not be created or joined, or a member who could not be added, is told as specified", () => {
  expect(errorTextWithReason(new ApiError("channel/full"), "joinChannel").message).toBe(
    "Failed to join channel: No more members fit into this channel.",
  );
  expect(errorTextWithReason(new ApiError("server/unknown"), "createChannel").message).toMatch(
    /^Failed to create channel: /,
  );
  expect(errorTextFor(new ApiError("server/unknown"), "addMember").message).toBe("Failed to add member");
  expect(errorTextFor(new ApiError("channel/already-member"), "addMember").title).toBe("Already a member");
  expect(errorTextFor(new ApiError("channel/member-not-found"), "addMember").title).toBe("User not found");
});
