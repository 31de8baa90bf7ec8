import { beforeEach, describe, expect, test } from "vitest";
import {
  type AnswerSender,
  createAnswerSender,
  type OwnAnswer,
  RESEND_MS,
} from "../../../../../client/game/round/answer-sender.ts";
import { createRoomRequests, type RoomRequests } from "../../../../../client/net/room/room-request.ts";

let sender: AnswerSender<number>;
let requests: RoomRequests;
let sent: { id: string; round: number; given: number }[];
let shown: OwnAnswer<number>;
let shownOf: number;
let waits: { milliseconds: number; then: () => void; isOff: boolean }[];
let ids: number;
let alarms: number;

beforeEach(() => {
  [sent, shown, waits, ids, alarms] = [[], { status: "open" }, [], 0, 0];
  requests = createRoomRequests({
    send: (_name, payload) => sent.push(payload as (typeof sent)[number]) > 0,
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
    onUnanswered: () => {
      alarms += 1;
    },
  });
  sender = createAnswerSender<number>({
    requests,
    request: (round, given) => ({ name: "answer", payload: { round, given } }),
    onChange: (answer, round) => {
      shown = answer;
      shownOf = round;
    },
  });
  sender.enter(1);
});

const pending = () => waits.filter(({ isOff }) => !isOff);

test("each state of an answer is reported with its round", () => {
  sender.give(2);
  expect([shown.status, shownOf]).toEqual(["sending", 1]);
  sender.enter(2);
  expect([shown.status, shownOf]).toEqual(["open", 2]);
});

test("a choice is sent at once and shows as sending", () => {
  sender.give(2);
  expect(sent).toEqual([{ id: "answer-1", round: 1, given: 2 }]);
  expect(shown).toEqual({ status: "sending", given: 2 });
});

function timePasses(): void {
  expect(pending()).toHaveLength(1);
  expect(pending()[0]?.milliseconds).toBe(RESEND_MS);
  const [wait] = pending();
  if (wait) wait.isOff = true;
  wait?.then();
}

test("it is sent again under the same id after a gap, until the receipt", () => {
  sender.give(2);
  for (let again = 0; again < 3; again += 1) timePasses();
  expect(sent).toHaveLength(4);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  sender.held({ round: 1, given: 2 });
  expect(shown).toEqual({ status: "sent", given: 2 });
  expect(pending()).toHaveLength(0);
});

test("a room without responses is probed once per answer, at the second resend", () => {
  sender.give(2);
  timePasses();
  expect(alarms).toBe(0);
  timePasses();
  expect(alarms).toBe(1);
  timePasses();
  expect(alarms).toBe(1);
  sender.enter(2);
  sender.give(0);
  timePasses();
  timePasses();
  expect(alarms).toBe(2);
});

test("the first choice of a round counts", () => {
  sender.give(2);
  sender.give(0);
  sender.held({ round: 1, given: 2 });
  sender.give(3);
  expect(sent).toHaveLength(1);
  expect(shown).toEqual({ status: "sent", given: 2 });
});

test("before the first round nothing can be chosen", () => {
  const early = createAnswerSender<number>({
    requests,
    request: (round, given) => ({ name: "answer", payload: { round, given } }),
    onChange: () => {
      throw new Error("nothing may change");
    },
  });
  early.give(1);
});

describe("a reconnect", () => {
  test("a waiting answer is sent as soon as the socket is open", () => {
    sender.give(1);
    requests.resend();
    expect(sent).toHaveLength(2);
    expect(pending()).toHaveLength(1);
  });

  test("the answer that the room has is shown, also after a reload", () => {
    sender.held({ round: 1, given: 3 });
    expect(shown).toEqual({ status: "sent", given: 3 });
  });

  test("a room without an answer leaves a waiting one waiting", () => {
    sender.give(1);
    sender.held({ round: 1, given: null });
    expect(shown).toEqual({ status: "sending", given: 1 });
  });

  test("without an answer nothing is sent", () => {
    requests.resend();
    expect(sent).toHaveLength(0);
  });
});

describe("a new round", () => {
  test("starts open, and stops sending the old answer", () => {
    sender.give(1);
    sender.enter(2);
    expect(shown).toEqual({ status: "open" });
    expect(pending()).toHaveLength(0);
    sender.give(0);
    expect(sent.at(-1)).toEqual({ id: "answer-2", round: 2, given: 0 });
  });

  test("a late receipt of the round before changes nothing", () => {
    sender.give(1);
    sender.enter(2);
    sender.held({ round: 1, given: 1 });
    expect(shown).toEqual({ status: "open" });
  });

  test("the same round again changes nothing", () => {
    sender.give(1);
    sender.enter(1);
    expect(shown).toEqual({ status: "sending", given: 1 });
  });
});

describe("a refusal", () => {
  test("that is final is shown, and ends the sending", () => {
    sender.give(1);
    requests.refused({ request: "answer", id: "answer-1", code: "game/too-late" });
    expect(shown).toEqual({ status: "refused", given: 1, code: "game/too-late" });
    expect(pending()).toHaveLength(0);
  });

  test.each(["message/too-many", "server/unavailable", "server/unknown"] as const)("with %s is tried again", (code) => {
    sender.give(1);
    requests.refused({ request: "answer", id: "answer-1", code });
    expect(shown.status).toBe("sending");
    expect(pending()).toHaveLength(1);
  });

  test("of another answer changes nothing", () => {
    sender.give(1);
    requests.refused({ request: "answer", id: "answer-0", code: "game/too-late" });
    expect(shown.status).toBe("sending");
  });

  test("after the receipt changes nothing", () => {
    sender.give(1);
    sender.held({ round: 1, given: 1 });
    requests.refused({ request: "answer", id: "answer-1", code: "game/already-answered" });
    expect(shown.status).toBe("sent");
  });
});
