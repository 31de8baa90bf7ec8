// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { EvidenceView } from "../../../../../client/safety/report/evidence/evidence-view.tsx";
import type { QueuedReport } from "../../../../../schema/safety/api.ts";
import { render } from "../../../../support/browser/render.ts";

function shown(kind: QueuedReport["kind"], evidence: object): string {
  const page = render(<EvidenceView kind={kind} evidence={evidence} />);
  const text = document.body.textContent ?? "";
  page.leave();
  return text;
}

const announcement = {
  title: "News",
  text: "Bring no phones",
  author_name: "Pastor Sam",
  sent_at: "2026-11-22T10:00Z",
};

test("SAFE-90 the report of an event shows its texts, who created it, its picture and its announcements", () => {
  const event = {
    ...{ title: "Film night", description: "Come alone", location: "The old hall", event_date: "2026-12-04T18:00Z" },
    ...{ cancel_reason: "No hall", creator_name: "Mama Grace", announcements: [announcement] },
  };
  const text = shown("event", event);
  for (const part of ["Film night", "Come alone", "The old hall", "No hall", "Mama Grace", "Bring no phones"]) {
    expect(text).toContain(part);
  }
  expect(text).toContain("Announcements that the reporter received");
  expect(text).toMatch(/Pastor Sam sent on .*Nov/);
  const bare = shown("event", { title: "Film night", location: "", image_name: null, announcements: [] });
  expect(bare).toContain("PlaceNone");
  expect(bare).not.toContain("Announcements");
  render(<EvidenceView kind="event" evidence={{ ...event, image_name: "1-a" }} />);
  expect(document.querySelector("img[alt='Picture of the event']")?.getAttribute("src")).toBe(
    "/api/event-images/1-a/640.webp",
  );
});

test("SAFE-91 the report of an announcement shows its words, its sender and the event that it was for", () => {
  const text = shown("announcement", { ...announcement, event: "Film night" });
  for (const part of ["News", "Bring no phones", "Pastor Sam", "Film night"]) expect(text).toContain(part);
  expect(shown("announcement", { ...announcement, event: null })).not.toContain("Event");
});

test("SAFE-92 the report of a devotion shows all of it, and who wrote it, or that nobody here did", () => {
  const devotion = { title: "A lamp", content: "Hide this.", scripture_reference: "John 3:16", date: "2026-11-22" };
  const text = shown("devotion", { ...devotion, is_ai_draft: true, creator_name: "Mama Grace" });
  for (const part of ["A lamp", "Hide this.", "John 3:16", "22 November 2026", "Mama Grace", "Written by AI"]) {
    expect(text).toContain(part);
  }
  const imported = shown("devotion", {
    ...devotion,
    scripture_reference: null,
    is_ai_draft: false,
    creator_name: null,
  });
  expect(imported).toContain("Nobody here. It was imported.");
  expect(imported).not.toMatch(/Verse|AI/);
});

test("SAFE-94 the report of a game room shows the questions that were asked", () => {
  const room = { room_name: "Friday", game_type: "trivia", questions: ["Who built the ark?", "Who was Deborah?"] };
  expect(shown("game_room", room)).toContain("The questions, newest lastWho built the ark?\nWho was Deborah?");
  expect(shown("game_room", { ...room, questions: [] })).not.toContain("The questions");
});

test("SAFE-103 the report of a game room shows who watched, and when they were seen", () => {
  const watcher = {
    display_name: "Tunde",
    first_seen_at: "2026-11-22T18:05:00Z",
    last_seen_at: "2026-11-22T18:30:00Z",
  };
  const room = { room_name: "Friday", game_type: "trivia", watchers: [watcher] };
  expect(shown("game_room", room)).toMatch(
    /Who watchedTunde \(first seen 2[23] Nov 2026, .+, last seen 2[23] Nov 2026, .+\)/,
  );
  expect(shown("game_room", { ...room, watchers: [] })).not.toContain("Who watched");
});
