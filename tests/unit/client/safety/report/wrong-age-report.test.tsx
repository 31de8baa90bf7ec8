// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { reasonOptions } from "../../../../../client/safety/reasons.ts";
import { EvidenceView } from "../../../../../client/safety/report/evidence/evidence-view.tsx";
import { reporterName } from "../../../../../client/safety/report/reporter-name.ts";
import { reportReasons } from "../../../../../schema/safety/api.ts";
import { render } from "../../../../support/browser/render.ts";

const talk = {
  kind: "conversation",
  name: null,
  people: [{ user_id: "b", display_name: "Bola" }],
  messages: [
    { id: "1", content: "How old are you?", sender_name: "Chidi" },
    { id: "2", content: "Fifteen, and you?", sender_name: "Bola" },
  ],
};
const channel = { kind: "channel", name: "Teens", people: [{ display_name: "Ada" }, { display_name: "Bola" }] };

test("SAFE-76 the report shows each talk with the minors' names and what was said", () => {
  render(<EvidenceView kind="profile" evidence={{ full_name: "Chidi", threads: [talk, channel] }} />);
  const shown = document.body.textContent ?? "";
  for (const part of [
    "Conversation with Bola",
    "How old are you?",
    "Fifteen, and you?",
    "Channel Teens, with Ada and Bola",
  ])
    expect(shown).toContain(part);
});

test("SAFE-76 a report that nobody sent names no deleted member, and members cannot choose its reason", () => {
  expect(reporterName({ reason: "wrong-age", reporter: null })).toBe("Lampstand");
  expect(reporterName({ reason: "other", reporter: null })).toBe("a deleted member");
  expect(reporterName({ reason: "other", reporter: { memberId: "a", displayName: "Ada", roles: [] } })).toBe("Ada");
  expect(reasonOptions.map(({ value }) => value).toSorted()).toEqual([...reportReasons].toSorted());
});
