// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is source to lint

import { expect, test } from "vitest";
import { refusedLines } from "../support/lint-rule.ts";

const rule = "client/texts.grit";
const everyLine = (source: readonly string[]) => source.map((_, index) => index + 1);

const literal = [
  "const a = <p>Waiting for {host}</p>;",
  'const b = <p>{"Waiting"}</p>;',
  "const c = <p>{`Round ${round}`}</p>;",
  'const d = <p>{isMe && " (you)"}</p>;',
  'const e = <p>{isBusy ? "Creating..." : text.createButton}</p>;',
  'const f = <Panel title="Players" />;',
  'const g = <Field placeholder={"Search"} />;',
  'const h = <Field label={isNew ? text.newLabel : (name ?? "Name")} />;',
  "const i = <ul aria-label={`Players of ${room}`} />;",
  'const j = <Dialog cancelLabel="Stay" />;',
  'toast({ title: "Copied!" });',
  "announce(`${name} joined`);",
];

const named = [
  'import * as text from "./room-text.ts";',
  "const a = <p>{text.waitingFor(host)} · {seats}/{maxSeats}, –</p>;",
  "const b = <p>{`${seats}/${maxSeats}`}</p>;",
  'const c = <p>{phase === "waiting" && text.waitingHint}</p>;',
  'const d = <Panel title={text.playersTitle} size="title" aria-labelledby="players" data-testid="panel" />;',
  'const e = <Field name="email" autoComplete="username" label="" />;',
  'const f = <Link to="/games" style={{ color: "red" }} />;',
  'toast({ title: text.copiedTitle, variant: "destructive" });',
];

test("the lint rule refuses texts in components and hooks", async () => {
  expect(await refusedLines(rule, "room-screen.tsx", literal)).toEqual(everyLine(literal));
});

test("the lint rule lets pass named texts, and words that nobody reads", async () => {
  expect(await refusedLines(rule, "room-screen.tsx", named)).toEqual([]);
});

test("the lint rule lets pass texts in text modules", async () => {
  const source = ['export const failure = { title: "Error", message: "Failed to start game." };'];
  for (const file of ["room-text.ts", "room-text.pcm.ts", "game-errors.ts", "about-content.ts"]) {
    expect(await refusedLines(rule, file, source), file).toEqual([]);
  }
  expect(await refusedLines(rule, "use-start.ts", source)).toEqual([1, 1]);
});

test("a lint rule refuses straight apostrophes and quotation marks in text modules", async () => {
  const apostrophes = "client/apostrophes.grit";
  const straight = ['export const a = "You\'re offline.";', "export const b = (name) => `${name} isn't here.`;"];
  const typographic = ['export const c = "You’re offline.";', "export const d = (name) => `Nothing about “${name}”.`;"];
  expect(await refusedLines(apostrophes, "room-text.ts", [...straight, ...typographic])).toEqual([1, 2]);
  expect(await refusedLines(apostrophes, "room-text.ts", ['const e = `"${name}"`;'])).toContain(1);
  expect(await refusedLines(apostrophes, "room-text.pcm.ts", straight)).toEqual([1, 2]);
  expect(await refusedLines(apostrophes, "room-socket.ts", straight)).toEqual([]);
});
