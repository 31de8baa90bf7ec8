import { beforeEach, describe, expect, test } from "vitest";
import {
  type AnswerSender,
  createAnswerSender,
  type MyAnswer,
  RESEND_MS,
} from "../../../../client/trivia/answer-sender.ts";

let sender: AnswerSender;
let sent: { id: string; round: number; option: number }[];
let shown: MyAnswer;
let waits: { milliseconds: number; then: () => void; isOff: boolean }[];
let ids: number;
let alarms: number;

beforeEach(() => {
  [sent, shown, waits, ids, alarms] = [[], { status: "open" }, [], 0, 0];
  sender = createAnswerSender({
    send: (answer) => sent.push(answer) > 0,
    newId() {
      ids += 1;
      return `answer-${ids}`;
    },
    wait(milliseconds, then) {
      const wait = { milliseconds, then, isOff: false };
      waits.push(wait);
      return () => {
        wait.isOff = true;
      };
    },
    changed: (answer) => {
      shown = answer;
    },
    unheard: () => {
      alarms += 1;
    },
  });
  sender.enter(1);
});

const pending = () => waits.filter(({ isOff }) => !isOff);

test("a choice is sent at once and shown as on its way", () => {
  sender.choose(2);
  expect(sent).toEqual([{ id: "answer-1", round: 1, option: 2 }]);
  expect(shown).toEqual({ status: "sending", option: 2 });
});

function timePasses(): void {
  expect(pending()).toHaveLength(1);
  expect(pending()[0]?.milliseconds).toBe(RESEND_MS);
  const [wait] = pending();
  if (wait) wait.isOff = true;
  wait?.then();
}

test("it is sent again under the same id after a gap, until the receipt", () => {
  sender.choose(2);
  for (let again = 0; again < 3; again += 1) timePasses();
  expect(sent).toHaveLength(4);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  sender.receipt({ id: "answer-1", round: 1, option: 2 });
  expect(shown).toEqual({ status: "sent", option: 2 });
  expect(pending()).toHaveLength(0);
});

test("a room that confirms nothing is doubted once for each answer, with the second resend", () => {
  sender.choose(2);
  timePasses();
  expect(alarms).toBe(0);
  timePasses();
  expect(alarms).toBe(1);
  timePasses();
  expect(alarms).toBe(1);
  sender.enter(2);
  sender.choose(0);
  timePasses();
  timePasses();
  expect(alarms).toBe(2);
});

test("the first choice of a round stands", () => {
  sender.choose(2);
  sender.choose(0);
  sender.receipt({ id: "answer-1", round: 1, option: 2 });
  sender.choose(3);
  expect(sent).toHaveLength(1);
  expect(shown).toEqual({ status: "sent", option: 2 });
});

test("before the first round nothing can be chosen", () => {
  const early = createAnswerSender({
    send: () => true,
    newId: () => "x",
    wait: () => () => {},
    unheard: () => {},
    changed: () => {
      throw new Error("nothing may change");
    },
  });
  early.choose(1);
});

describe("coming back", () => {
  test("a waiting answer goes out as soon as the wire is there", () => {
    sender.choose(1);
    sender.resend();
    expect(sent).toHaveLength(2);
    expect(pending()).toHaveLength(1);
  });

  test("what the room holds is shown, also after a reload", () => {
    sender.mine({ round: 1, option: 3 });
    expect(shown).toEqual({ status: "sent", option: 3 });
  });

  test("a room that holds nothing leaves a waiting answer waiting", () => {
    sender.choose(1);
    sender.mine({ round: 1, option: null });
    expect(shown).toEqual({ status: "sending", option: 1 });
  });

  test("without an answer nothing is sent", () => {
    sender.resend();
    expect(sent).toHaveLength(0);
  });
});

describe("a new round", () => {
  test("begins open, and the old answer is not sent any more", () => {
    sender.choose(1);
    sender.enter(2);
    expect(shown).toEqual({ status: "open" });
    expect(pending()).toHaveLength(0);
    sender.choose(0);
    expect(sent.at(-1)).toEqual({ id: "answer-2", round: 2, option: 0 });
  });

  test("a late receipt of the round before changes nothing", () => {
    sender.choose(1);
    sender.enter(2);
    sender.receipt({ id: "answer-1", round: 1, option: 1 });
    expect(shown).toEqual({ status: "open" });
  });

  test("the same round again changes nothing", () => {
    sender.choose(1);
    sender.enter(1);
    expect(shown).toEqual({ status: "sending", option: 1 });
  });
});

describe("a refusal", () => {
  test("for good is shown, and ends the sending", () => {
    sender.choose(1);
    sender.refused({ id: "answer-1", code: "trivia/too-late" });
    expect(shown).toEqual({ status: "refused", option: 1, code: "trivia/too-late" });
    expect(pending()).toHaveLength(0);
  });

  test.each(["message/too-many", "server/unavailable", "server/unknown"] as const)("with %s is tried again", (code) => {
    sender.choose(1);
    sender.refused({ id: "answer-1", code });
    expect(shown.status).toBe("sending");
    expect(pending()).toHaveLength(1);
  });

  test("of another answer changes nothing", () => {
    sender.choose(1);
    sender.refused({ id: "answer-0", code: "trivia/too-late" });
    expect(shown.status).toBe("sending");
  });

  test("after the receipt changes nothing", () => {
    sender.choose(1);
    sender.receipt({ id: "answer-1", round: 1, option: 1 });
    sender.refused({ id: "answer-1", code: "trivia/already-answered" });
    expect(shown.status).toBe("sent");
  });
});
