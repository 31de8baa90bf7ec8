import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { messageText } from "../../../rooms/support/thread/message-text.ts";
import { newPoll, pollChoices } from "../../../schema/thread/poll.ts";
import { threadRequests } from "../../../schema/thread/protocol.ts";
import { declaredInputs, isText, partsOf, sampleOf } from "../../support/request/declared-input.ts";
import { hostileText } from "../../support/request/hostile-text.ts";

/** Fields that allow several lines. All others allow one. */
const proseFields: ReadonlySet<string> = new Set([
  "channel.createChannel body.description",
  "channel.editChannel body.description",
  "safety.report body.note",
  "safety.noteOnReport body.text",
  "safety.closeReport body.outcome",
  "safety.actOnReport body.reason",
  "safetyAdmin.actOnMember body.reason",
  "safetyAdmin.actOnMembers body.reason",
  "memberAdmin.changeRole body.reason",
  "eventManage.createEvent body.description",
  "eventManage.updateEvent body.description",
  "eventManage.cancelEvent body.reason",
  "paymentAdmin.refundTicket body.reason",
  "site.askAsParent body.message",
  "site.sendRequest body.message",
  "confession.sendConfession body.text",
  "confession.writeAgain body.text",
  "confession.answerConfession body.text",
  "crash.reportCrash body.stack",
  "pod.askForPod body.message",
  "pod.declinePodRequest body.reply",
  "post.addComment body.content",
  "post.createPost body.content",
  "profile.saveProfile body.bio",
  "question.askQuestion body.text",
  "question.answerQuestion body.answer",
  "question.declineQuestion body.note",
  "questionAdmin.voidQuestion body.reason",
  "devotionAdmin.createDevotion body.content",
  "devotionAdmin.updateDevotion body.content",
  "notificationAdmin.sendAnnouncement body.text",
  "siteAdmin.answerRequest body.answer",
  "settingAdmin.changeSettings body.contactMessage",
  "chat send.content",
  "chat edit.content",
  "channel send.content",
  "channel edit.content",
]);

/** Only compared with existing values, which may follow older rules. */
const comparedFields: ReadonlySet<string> = new Set([
  "account.signIn body.password",
  "erasure.deleteAccount body.password",
  "export.exportOwnData body.password",
  "secondFactor.startSecondFactor body.password",
  "secondFactor.replaceRecoveryCodes body.password",
  "secondFactor.removeSecondFactor body.password",
  "session.confirmPassword body.password",
]);

const typedMessages: readonly unknown[] = [threadRequests.send.payload.shape.content];
const typedChoices: readonly unknown[] = [newPoll.shape.choices.element];

/** What a room refuses with a code of its own. */
const isRefused = (schema: z.ZodType, text: string): boolean =>
  (typedMessages.includes(schema) && "refused" in messageText(text)) ||
  (typedChoices.includes(schema) && "refused" in pollChoices([text, "Another"]));

const fields = declaredInputs.flatMap(({ name, schema }) =>
  partsOf(schema)
    .filter((part) => isText(part.schema))
    .map((part): readonly [string, z.ZodType] => [`${name}.${part.path.join(".")}`, part.schema]),
);

/** Rooms validate messages; declarations validate everything else. */
const takes = (schema: (typeof fields)[number][1], text: string): boolean =>
  schema.safeParse(text).success && !isRefused(schema, text);

const storedFields = fields.filter(([name]) => !comparedFields.has(name));

const isLineBreak = (what: string) => what.startsWith("a line break");

describe("every text that a client can send", () => {
  test("the walk through the declarations finds all text fields, including those of several lines", () => {
    const names = fields.map(([name]) => name);
    expect(names.length).toBeGreaterThan(60);
    expect([...proseFields, ...comparedFields].filter((name) => !names.includes(name))).toEqual([]);
  });

  test.each(storedFields)("the text field %s refuses characters that a reader cannot see", (name, schema) => {
    const sample = String(sampleOf(schema));
    expect(takes(schema, sample)).toBe(true);
    const expected = Object.keys(hostileText).filter((what) => proseFields.has(name) && isLineBreak(what));
    const taken = Object.entries(hostileText).filter(([, text]) => takes(schema, text));
    expect(taken.map(([what]) => what)).toEqual(expected);
  });

  test.each(storedFields)("the text field %s refuses hidden characters at any position", (name, schema) => {
    const hostile = Object.entries(hostileText).filter(([what]) => !(proseFields.has(name) && isLineBreak(what)));
    const filling = fc.string({ maxLength: 5 });
    fc.assert(
      fc.property(fc.constantFrom(...hostile), filling, filling, ([, text], before, after) => {
        // Between letters, so that it is not trimmed as space around the whole.
        expect(takes(schema, `x${before} ${text}${after}x`)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});
