import { expect, test } from "vitest";
import { messageWithoutTraces, stackWithoutTraces } from "../../../../schema/crash/without-traces.ts";

const personal: Readonly<Record<string, string>> = {
  "the id of a member": "no member 3f0e8c1a-5a3d-4c0e-9a65-0f5b7f6c2a11",
  "the id of a room": "no room V1StGXR8Z",
  "a token": "bad token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dBjftJeZ4CVPmB92K27uhbUJU1p1r_wW1g",
  "an e-mail address": "no ada.obi+test@mail.example.org",
  "an address of the site": "no https://lamp.example.org/event/9?code=ABCDEF#top",
  "a path": "no /auth/reset?token=abc",
  "a query string": "no page?member=ada&code=XYZ",
  "an IP address": "no 192.168.14.201",
  "a phone number": "no +234 803 123 4567",
  "quoted texts": "no “I am lost”, 'I am lost', `I am lost` and \"Ada\"",
  "a regular expression": "Invalid regular expression: /Ada Obi (/: unterminated group",
  "a text that is no JSON": `Unexpected token 'A', "Ada "is" my name" is not valid JSON`,
  "letters of other languages": "no Adá Ọbị",
  "further lines": "no\nAda Obi",
};

test.each(Object.entries(personal))("CRASH-3 the message of a crash has lost %s", (_, message) => {
  const left = messageWithoutTraces(message);
  expect(left).not.toMatch(/3f0e|V1St|eyJ|dBjf|ada|obi|lost|lamp|event|auth|abc|code|192|201|803|name|[^ -~]/i);
  expect(messageWithoutTraces(left)).toBe(left);
});

test.each([
  "TypeError: Cannot read properties of undefined (reading 'map')",
  'TypeError: can\'t access property "map", e.rooms is undefined',
  "TypeError: undefined is not an object (evaluating 'e.rooms.map')",
  "Error: Minified React error #185; visit [removed] for the full message",
  "Error: Rendered more hooks than during the previous render.",
])("CRASH-3 what a message says about the program stays: %s", (message) => {
  expect(messageWithoutTraces(message)).toBe(message);
});

const stacks: readonly (readonly [string, string])[] = [
  ["    at Xe (https://lamp.example.org/assets/base-BqW_1x2.js:2:41877)", "Xe (base-BqW_1x2.js:2:41877)"],
  ["    at async Promise.all (https://lamp.example.org/assets/base.js:2:4)", "Promise.all (base.js:2:4)"],
  ["    at https://lamp.example.org/assets/base.js:2:41877", "base.js:2:41877"],
  ["Xe@https://lamp.example.org/assets/base.js:2:41877", "Xe (base.js:2:41877)"],
  ["    at App (http://localhost:5173/app/app.tsx?t=17:2:4)", "App (app.tsx:2:4)"],
  ["    at https://lamp.example.org/games/room/V1StGXR8Z:1:20", ""],
  ["SyntaxError: Ada Obi is lost", ""],
  ["    at JSON.parse (<anonymous>)", ""],
];

test.each(stacks)("CRASH-3 of a line of a stack, only function, script and place stay: %s", (line, kept) => {
  expect(stackWithoutTraces(line)).toBe(kept);
  expect(stackWithoutTraces(kept)).toBe(kept);
});

test("CRASH-3 a whole stack keeps its order", () => {
  const stack = stacks.map(([line]) => line).join("\n");
  expect(stackWithoutTraces(stack).split("\n")).toEqual(stacks.map(([, kept]) => kept).filter((kept) => kept !== ""));
});
