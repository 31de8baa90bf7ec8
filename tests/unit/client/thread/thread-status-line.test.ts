import { describe, expect, test } from "vitest";
import { errorTexts } from "../../../../client/chat/chat-errors.ts";
import { provideErrorTexts } from "../../../../client/frame/error-text.ts";
import { connectionText, endText } from "../../../../client/thread/thread-status-line.tsx";
import { typingNames } from "../../../../client/thread/thread-text.ts";

provideErrorTexts(errorTexts);

describe("the text for typing members", () => {
  test.each([
    [[], ""],
    [["Ada"], "Ada is writing"],
    [["Ada", "Bola"], "Ada and Bola are writing"],
    [["Ada", "Bola", "Chidi"], "Several people are writing"],
  ])("while %j type, the line shows %j", (names, text) => expect(typingNames(names)).toBe(text));
});

describe("the text of a lost connection", () => {
  test("THREAD-10 a thread closed by another screen says so with its own noun", () => {
    expect(endText("game/moved", "channel").message).toContain("This channel was closed on this screen. Open it again");
    expect(endText("chat/not-found", "conversation").message).toContain("you can’t see it");
  });

  const reconnecting = { kind: "reconnecting", attempt: 1, cause: "network/unreachable" } as const;
  test("a lost connection says what happens to the message; a live one shows nothing", () => {
    expect(connectionText({ kind: "live" }, true)).toBe("");
    expect(connectionText(reconnecting, false)).toContain("sent later");
    // The browser notices a lost network before the socket does.
    expect(connectionText({ kind: "live" }, false)).toContain("sent later");
    expect(connectionText({ kind: "ended", end: "left" }, false)).toBe("");
    expect(connectionText(reconnecting, true)).toContain("saved");
    expect(connectionText({ ...reconnecting, cause: "server/draining" }, true)).toContain("restarting");
  });
});
