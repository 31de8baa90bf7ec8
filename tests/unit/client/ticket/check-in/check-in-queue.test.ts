import { expect, test } from "vitest";
import { countsOf, unseenConflicts } from "../../../../../client/ticket/check-in/state/check-in-state.ts";
import { SCANS_PER_REQUEST } from "../../../../../schema/ticket/check-in-api.ts";
import { fakeDoor, newGate, ticket } from "../../../../support/ticket/gates.ts";

const ADA = "AAAA2222";
const BAYO = "BBBB3333";

async function openGate(tickets = [ticket(ADA), ticket(BAYO)]) {
  const door = fakeDoor(tickets);
  const gate = newGate(door, "Main");
  await gate.client.sync();
  return { door, gate, phone: gate.phone };
}
const sizes = ({ phone }: Pick<Awaited<ReturnType<typeof openGate>>, "phone">) =>
  phone.sent.map(({ scans }) => scans.length);

test("TICKET-36 a long queue is sent in parts that the server takes, to the last scan", async () => {
  const references = Array.from({ length: SCANS_PER_REQUEST + 1 }, (_, n) => `AAAA${2000 + n}`);
  const { door, gate, phone } = await openGate(references.map((reference) => ticket(reference)));
  phone.knowsItIsOffline = true;
  for (const reference of references) await gate.scan(reference);
  phone.knowsItIsOffline = false;
  await gate.client.sync();
  expect(sizes(gate)).toEqual([SCANS_PER_REQUEST, 1]);
  expect(phone.sent.map(({ isUrgent }) => isUrgent)).toEqual([false, false]);
  expect(door.stored).toHaveLength(references.length);
  expect(gate.client.view()).toMatchObject({ connection: "online", state: { waiting: [] } });
});

test("TICKET-36 a scan that is made while the queue is sent stays in it, and is sent next", async () => {
  const { door, gate, phone } = await openGate();
  phone.knowsItIsOffline = true;
  await gate.scan(ADA);
  phone.knowsItIsOffline = false;
  phone.meanwhile = async () => {
    phone.knowsItIsOffline = true;
    expect((await gate.scan(BAYO)).result).toBe("in");
  };
  await gate.client.sync();
  expect(sizes(gate)).toEqual([1, 1]);
  expect(door.stored.map(({ recorded }) => recorded.reference)).toEqual([ADA, BAYO]);
});

test("TICKET-36 a ticket that waits in the queue is already in, and the server is not asked about it", async () => {
  const { door, gate, phone } = await openGate();
  phone.network = "off";
  await gate.scan(ADA);
  gate.reload();
  phone.network = "on";
  expect(await gate.scan(ADA)).toMatchObject({ result: "already-in", isOffline: true });
  await gate.client.sync();
  expect(door.stored).toMatchObject([{ recorded: { status: "in" } }]);
  expect(unseenConflicts(gate.client.view().state)).toEqual([]);
});

test("TICKET-36 two syncs at once send the queue once", async () => {
  const { gate, phone } = await openGate();
  phone.knowsItIsOffline = true;
  await gate.scan(ADA);
  phone.knowsItIsOffline = false;
  await Promise.all([gate.client.sync(), gate.client.sync()]);
  expect(sizes(gate)).toEqual([1]);
});

test("TICKET-36 a server that answers no scan is not asked forever, and the queue stays", async () => {
  const { door, gate, phone } = await openGate();
  phone.knowsItIsOffline = true;
  await gate.scan(ADA);
  phone.knowsItIsOffline = false;
  door.isMute = true;
  await gate.client.sync();
  expect([sizes(gate), gate.client.view().state.waiting.length]).toEqual([[1], 1]);
});

test("TICKET-35 a gate that knows to be offline lets people in without waiting for the server", async () => {
  const { gate, phone } = await openGate();
  phone.knowsItIsOffline = true;
  expect((await gate.scan(ADA)).result).toBe("in");
  await gate.client.sync();
  expect(gate.client.view().connection).toBe("offline");
  expect(phone.sent).toEqual([]);
});

test("TICKET-35 only the first scan without network waits for the server, and it is urgent", async () => {
  const { gate, phone } = await openGate();
  phone.network = "off";
  for (const reference of [ADA, BAYO]) expect((await gate.scan(reference)).result).toBe("in");
  expect(phone.sent).toMatchObject([{ isUrgent: true, scans: [{ ticket: ADA }] }]);
});

test("TICKET-35 a gate decides by what it has heard while it waited for the server in vain", async () => {
  const { door, gate, phone } = await openGate();
  await newGate(door, "Side").scan(ADA);
  phone.meanwhile = async () => {
    await gate.client.sync();
    phone.network = "off";
  };
  expect(await gate.scan(ADA)).toMatchObject({ result: "already-in", checkIn: { gate: "Side" } });
  expect(gate.client.view().state.waiting).toEqual([]);
});

test("TICKET-38 a look-alike of a reference is sent to the server as the reference that it means", async () => {
  const { gate } = await openGate();
  expect(await gate.scan("aaaa-zzzz")).toMatchObject({ result: "in", ticket: { reference: ADA }, isOffline: false });
  expect(countsOf(gate.client.view().state).inside).toBe(1);
});

const statuses = (door: ReturnType<typeof fakeDoor>) => door.stored.map(({ recorded }) => recorded.status);

test("TICKET-34 a scan whose answer was lost is taken back on the server too, and its owner comes in", async () => {
  const { door, gate, phone } = await openGate();
  phone.network = "deaf";
  await gate.scan(ADA);
  await gate.client.undo(ADA);
  gate.reload();
  phone.network = "on";
  await gate.client.sync();
  expect([statuses(door), countsOf(gate.client.view().state).inside]).toEqual([["undone"], 0]);
  expect(gate.client.view().state.takenBack).toEqual([]);
  expect((await gate.scan(ADA)).result).toBe("in");
  await gate.client.sync();
  expect(statuses(door)).toEqual(["undone", "in"]);
});

test("TICKET-34 who comes in before the server knows of the undo is inside, without a conflict", async () => {
  const { door, gate, phone } = await openGate();
  phone.network = "deaf";
  await gate.scan(ADA);
  await gate.client.undo(ADA);
  gate.reload();
  phone.network = "on";
  expect((await gate.scan(ADA)).result).toBe("in");
  await gate.client.sync();
  expect([statuses(door), gate.client.view().state.waiting]).toEqual([["undone", "in"], []]);
});

test("TICKET-34 an undo of a scan that never arrived takes nothing back that another gate has let in", async () => {
  const { door, gate, phone } = await openGate();
  phone.network = "off";
  await gate.scan(ADA);
  await gate.client.undo(ADA);
  await newGate(door, "Side").scan(ADA);
  phone.network = "on";
  await gate.client.sync();
  expect([statuses(door), countsOf(gate.client.view().state).inside]).toEqual([["in"], 1]);
});
