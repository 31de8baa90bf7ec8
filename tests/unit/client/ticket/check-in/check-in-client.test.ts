import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../../../../client/net/http/api-error.ts";
import { countsOf, unseenConflicts } from "../../../../../client/ticket/check-in/state/check-in-state.ts";
import { fakeDoor, type Network, newGate, ticket } from "../../../../support/ticket/gates.ts";

const ADA = "AAAA2222";
const BAYO = "BBBB3333";

async function twoGates(tickets = [ticket(ADA), ticket(BAYO)]) {
  const door = fakeDoor(tickets);
  const [main, side] = [newGate(door, "Main"), newGate(door, "Side")];
  await Promise.all([main.client.sync(), side.client.sync()]);
  return { door, main, side };
}

describe("a gate with network", () => {
  it("TICKET-28 lets a ticket in, and another gate refuses it with the time and the gate", async () => {
    const { main, side } = await twoGates();
    const first = await main.scan(ADA);
    expect(first).toMatchObject({ result: "in", ticket: { reference: ADA }, isOffline: false });
    expect(await side.scan(ADA)).toMatchObject({ result: "already-in", checkIn: first.checkIn, isOffline: false });
    expect(countsOf(side.client.view().state)).toEqual({ inside: 1, expected: 2 });
  });

  it("recognises a scanned code, and says so if something else was scanned", async () => {
    const { main } = await twoGates();
    const code = ADA.padEnd(111, "x");
    main.phone.network = "off";
    expect(await main.scan(code)).toMatchObject({ result: "in", ticket: { reference: ADA } });
    expect(await main.scan("https://example.org/menu")).toMatchObject({ result: "not-a-ticket", ticket: null });
  });
});

describe("a gate without network", () => {
  it("TICKET-35 decides by its list and its own scans", async () => {
    const { main } = await twoGates([
      ticket(ADA),
      ticket("CCCC4444", { status: "cancelled" }),
      ticket("DDDD5555", { status: "held" }),
    ]);
    main.phone.network = "off";
    const result = async (text: string) => (await main.scan(text)).result;
    expect(await main.scan(ADA)).toMatchObject({ result: "in", isOffline: true, checkIn: { gate: "Main" } });
    expect(await main.scan(ADA)).toMatchObject({ result: "already-in", checkIn: { gate: "Main" } });
    expect(await result("CCCC4444")).toBe("cancelled");
    expect(await result("DDDD5555")).toBe("not-paid");
    expect(await result("ZZZZ9999")).toBe("not-on-list");
    expect(main.client.view().connection).toBe("offline");
    expect(countsOf(main.client.view().state)).toEqual({ inside: 1, expected: 1 });
  });

  it("TICKET-35 refuses what it knows to be inside at another gate", async () => {
    const { main, side } = await twoGates();
    await main.scan(ADA);
    await side.client.sync();
    side.phone.network = "off";
    expect(await side.scan(ADA)).toMatchObject({ result: "already-in", checkIn: { gate: "Main" } });
  });

  it("TICKET-36 keeps its scans through a reload and sends them when the network is back", async () => {
    const { door, main, side } = await twoGates();
    main.phone.network = "off";
    await main.scan(ADA);
    await main.scan(BAYO);
    main.reload();
    expect(main.client.view().state.waiting).toHaveLength(2);
    main.phone.network = "on";
    await main.client.sync();
    expect(main.client.view()).toMatchObject({ connection: "online", state: { waiting: [] } });
    expect(door.stored.map(({ recorded }) => recorded.status)).toEqual(["in", "in"]);
    expect(await side.scan(ADA)).toMatchObject({ result: "already-in", checkIn: { gate: "Main" } });
  });

  it("TICKET-31 both gates show a ticket that both let in, until somebody has seen it", async () => {
    const { main, side } = await twoGates();
    side.phone.network = "off";
    await main.scan(ADA);
    expect((await side.scan(ADA)).result).toBe("in");
    side.phone.network = "on";
    await side.client.sync();
    await main.client.sync();
    for (const { client } of [main, side]) {
      const [conflict] = unseenConflicts(client.view().state);
      expect(conflict).toMatchObject({ reference: ADA, first: { gate: "Main" }, second: { gate: "Side" } });
      client.markSeen([conflict?.nonce ?? ""]);
      await client.sync();
      expect(unseenConflicts(client.view().state)).toEqual([]);
    }
    expect(countsOf(main.client.view().state).inside).toBe(1);
  });

  it("TICKET-31 shows a ticket that it let in and that had been cancelled meanwhile", async () => {
    const tickets = [ticket(ADA)];
    const { main } = await twoGates(tickets);
    main.phone.network = "off";
    await main.scan(ADA);
    tickets[0] = ticket(ADA, { status: "cancelled" });
    main.phone.network = "on";
    await main.client.sync();
    expect(main.client.view().state.wrong).toMatchObject([{ reference: ADA, result: "cancelled" }]);
    expect(countsOf(main.client.view().state)).toEqual({ inside: 0, expected: 0 });
  });

  it("TICKET-37 a scan whose answer was lost is the same scan when it is tried again", async () => {
    const { door, main } = await twoGates();
    await door.answer({ nonce: "other", ticket: BAYO, gate: "Side", scannedAt: 1, isLetIn: false });
    main.phone.network = "deaf";
    expect((await main.scan(ADA)).result).toBe("in");
    main.phone.network = "on";
    await main.client.sync();
    expect(door.stored.filter(({ recorded }) => recorded.reference === ADA)).toHaveLength(1);
    expect(unseenConflicts(main.client.view().state)).toEqual([]);
  });

  it("TICKET-37 also if the phone could not decide without the server", async () => {
    const tickets = [ticket(ADA)];
    const { main } = await twoGates(tickets);
    tickets.push(ticket(BAYO));
    main.phone.network = "deaf";
    expect((await main.scan(BAYO)).result).toBe("not-on-list");
    main.phone.network = "on";
    await main.client.sync();
    expect((await main.scan(BAYO)).result).toBe("in");
    expect((await main.scan(BAYO)).result).toBe("already-in");
  });

  it("TICKET-34 an undo is known at this gate at once, before it hears from the server again", async () => {
    const { main } = await twoGates();
    await main.scan(ADA);
    await main.client.undo(ADA);
    expect(countsOf(main.client.view().state).inside).toBe(0);
    main.phone.network = "off";
    expect((await main.scan(ADA)).result).toBe("in");
  });

  it("TICKET-34 takes back a scan that was not sent yet, and others only with network", async () => {
    const { door, main } = await twoGates();
    await main.scan(BAYO);
    main.phone.network = "off";
    await main.scan(ADA);
    await main.client.undo(ADA);
    await expect(main.client.undo(BAYO)).rejects.toThrow(ApiError);
    main.phone.network = "on";
    await main.client.undo(BAYO);
    await main.client.sync();
    expect(door.stored.map(({ recorded }) => recorded.status)).toEqual(["undone"]);
    expect(countsOf(main.client.view().state).inside).toBe(0);
  });
});

describe("a gate that the server refuses", () => {
  it.each(["event/not-found", "account/suspended"] as const)(
    "TICKET-39 forgets the list of somebody who may not open the door any more: %s",
    async (code) => {
      const { main } = await twoGates();
      main.phone.failure = new ApiError(code);
      await main.client.sync();
      expect(main.client.view()).toMatchObject({ connection: "failed", state: { list: null } });
      expect(main.saved()).toBeNull();
    },
  );

  it("keeps its scans if only the session is over", async () => {
    const { main } = await twoGates();
    main.phone.network = "off";
    await main.scan(ADA);
    main.phone.failure = new ApiError("account/not-signed-in");
    await main.client.sync();
    expect(main.client.view()).toMatchObject({ connection: "failed", failure: "account/not-signed-in" });
    expect(main.saved()?.waiting).toHaveLength(1);
  });
});

describe("several gates, whatever happens to their networks", () => {
  const references = [ADA, BAYO, "CCCC4444"];
  const step = fc.oneof(
    fc.record({ do: fc.constant("scan" as const), gate: fc.nat(2), ticket: fc.constantFrom(...references) }),
    fc.record({ do: fc.constant("sync" as const), gate: fc.nat(2) }),
    fc.record({ do: fc.constant("reload" as const), gate: fc.nat(2) }),
    fc.record({
      do: fc.constant("network" as const),
      gate: fc.nat(2),
      network: fc.constantFrom<Network>("on", "off", "deaf"),
    }),
  );

  it("TICKET-27 TICKET-36 TICKET-37 every ticket counts once, and every other one let in is a conflict", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const door = fakeDoor(references.map((reference) => ticket(reference)));
        const gates = ["Main", "Side", "Back"].map((name) => newGate(door, name));
        await Promise.all(gates.map(({ client }) => client.sync()));
        let letIn = 0;
        for (const each of steps) {
          const gate = gates[each.gate];
          if (!gate) throw new Error("there are three gates");
          if (each.do === "network") gate.phone.network = each.network;
          else if (each.do === "sync") await gate.client.sync();
          else if (each.do === "reload") gate.reload();
          else if ((await gate.scan(each.ticket)).result === "in") letIn += 1;
        }
        for (const gate of gates) {
          gate.phone.network = "on";
          await gate.client.sync();
        }
        for (const gate of gates) await gate.client.sync();

        const counting = door.stored.filter(({ recorded }) => recorded.status === "in");
        expect(new Set(counting.map(({ recorded }) => recorded.reference)).size).toBe(counting.length);
        expect(door.stored.length).toBe(letIn);
        for (const { client } of gates) {
          const { state } = client.view();
          expect(state.waiting).toEqual([]);
          expect(countsOf(state).inside).toBe(counting.length);
          expect(unseenConflicts(state)).toHaveLength(letIn - counting.length);
        }
      }),
      { numRuns: 300 },
    );
  });
});
