import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { QueryOf } from "../../../schema/endpoint.ts";
import {
  exportMembers,
  type listMembers as List,
  listMembers,
  MEMBERS_PER_PAGE,
} from "../../../schema/member/admin-api.ts";
import { suspendMember } from "../../../server/account/account.ts";
import { parseCsv } from "../../../server/platform/document/parse-csv.ts";
import { newHolder } from "../../support/account/admins.ts";
import { newMember } from "../../support/account/people.ts";
import { saveForm } from "../../support/account/profile-form.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { addMembers } from "../../support/game/game-rows.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { statementCount } from "../../support/server/statements.ts";

let server: TestServer;
let admin: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  admin = await newHolder(server, "admin", "Grace Okafor");
});
afterAll(() => server.stop());

const execute = (sql: string, values: unknown[] = []) => server.database.fork().execute(sql, values);
const list = (query: Partial<QueryOf<typeof List>> = {}) => admin.must(listMembers, { query: query as never });
const namesFor = async (query: Partial<QueryOf<typeof List>>) =>
  (await list(query)).members.map(({ displayName }) => displayName);

describe("the list of members", () => {
  test("USERS-1 shows the profile, the roles, the age, the completion and the state of each member", async () => {
    const ada = await newChatMember(server.url, "Ada Nwosu");
    await saveForm(ada, { bio: "", date_of_birth: MINOR });
    const [shown] = (await list({ search: "ada nw" })).members;
    expect(shown).toMatchObject({
      memberId: ada.memberId,
      displayName: "Ada Nwosu",
      email: ada.me?.email,
      phone: "+2348031234567",
      bio: null,
      roles: [],
      age: "declared",
      birthDate: MINOR,
      completion: 80,
      state: "active",
    });
    const [other] = (await list({ search: admin.me?.email ?? "" })).members;
    expect(other).toMatchObject({ displayName: "Grace Okafor", roles: ["admin"], age: "confirmed", completion: 40 });
  });

  test("USERS-1 a member without a name is Unknown User, of unknown age and a fifth complete", async () => {
    const nameless = await newMember(server.url);
    const [shown] = (await list({ search: nameless.me?.email ?? "" })).members;
    expect(shown).toMatchObject({ displayName: "Unknown User", age: "unknown", birthDate: null, completion: 20 });
  });

  test("USERS-2 is filtered by role, state and age", async () => {
    const bisi = await newHolder(server, "mentor", "Zz Bisi");
    const [chidi, dayo] = [await newChatMember(server.url, "Zz Chidi"), await newChatMember(server.url, "Zz Dayo")];
    await suspendMember(server.database.fork(), chidi.memberId);
    await execute("insert into mutes (user_id, until) values (?, now() + interval '1 hour')", [dayo.memberId]);
    const search = "zz ";
    expect(await namesFor({ search, role: "mentor" })).toEqual(["Zz Bisi"]);
    expect(await namesFor({ search, role: "none", sort: "name", order: "asc" })).toEqual(["Zz Chidi", "Zz Dayo"]);
    expect(await namesFor({ search, state: "suspended" })).toEqual(["Zz Chidi"]);
    expect(await namesFor({ search, state: "muted" })).toEqual(["Zz Dayo"]);
    expect(await namesFor({ search, state: "active" })).toEqual(["Zz Bisi"]);
    expect(await namesFor({ search, age: "confirmed" })).toEqual(["Zz Bisi"]);
    expect(await namesFor({ search: bisi.me?.email.toUpperCase() ?? "" })).toEqual(["Zz Bisi"]);
    expect(await namesFor({ search: "100%" })).toEqual([]);
  });

  test("USERS-2 is filtered by the day on which members joined, in the community’s time zone", async () => {
    const [late, early] = await addMembers(server.database.fork(), "Ww Late", "Ww Early");
    await execute("update users set created_at = '2026-10-01T22:59:59Z' where id = ?", [late]);
    await execute("update users set created_at = '2026-10-01T23:00:00Z' where id = ?", [early]);
    expect(await namesFor({ joined: "2026-10-01" })).toEqual(["Ww Late"]);
    expect((await list({ joined: "2026-10-02" })).total).toBe(1);
    expect(await namesFor({ joined: "2026-10-02", search: "ww early" })).toEqual(["Ww Early"]);
    expect((await admin.call(listMembers, { query: { joined: "2026-13-01" } as never })).status).toBe(422);
  });

  test("USERS-2 is sorted, in pages of 50 that overlap nowhere", async () => {
    const names = Array.from({ length: MEMBERS_PER_PAGE + 5 }, (_, n) => `Yy ${String(n).padStart(3, "0")}`);
    await addMembers(server.database.fork(), ...names);
    for (const sort of ["name", "joined", "completion"] as const) {
      const query = { search: "yy 0", sort, order: "asc" } as const;
      const [first, second] = [await list(query), await list({ ...query, page: 2 })];
      expect([first.members.length, second.members.length, first.total]).toEqual([50, 5, 55]);
      const ids = [...first.members, ...second.members].map(({ memberId }) => memberId);
      expect(new Set(ids).size).toBe(55);
      const reversed = await list({ ...query, order: "desc" });
      expect(reversed.members[0]?.memberId).toBe(ids.at(-1));
    }
    expect((await namesFor({ search: "yy 0", sort: "name", order: "asc" })).slice(0, 2)).toEqual(["Yy 000", "Yy 001"]);
  });

  test("USERS-2 needs the same number of statements for one member as for fifty", async () => {
    const during = async (search: string) => statementCount(server.database, async () => void (await list({ search })));
    expect(await during("yy 0")).toBe(await during("Grace Okafor"));
  });

  test("AUDIT-1 each look at the list leaves a row in the audit log", async () => {
    const rows = await auditDuring(server.database, async () => {
      await list();
      await list({ search: "ada" });
    });
    expect(rows).toMatchObject(Array(2).fill({ actor_id: admin.memberId, kind: "members", member_id: null }));
  });

  test("USERS-11 a download has the members of the filter, no cell is a formula, and it is recorded", async () => {
    const [memberId] = await addMembers(server.database.fork(), "Xx Ngozi");
    await execute("update profiles set bio = '=1+1', phone = '+2348031234568' where user_id = ?", [memberId]);
    let csv: string[][] = [];
    const rows = await auditDuring(server.database, async () => {
      const { body } = await admin.call(exportMembers, { query: { search: "xx ngozi" } });
      csv = parseCsv(String(body.content)) ?? [];
    });
    const [head, ...lines] = csv;
    expect(head?.slice(0, 3)).toEqual(["\ufeffName", "Email", "Phone"]);
    expect(lines).toHaveLength(1);
    expect([lines[0]?.[0], lines[0]?.[2], lines[0]?.[3]]).toEqual(["Xx Ngozi", "+2348031234568", "'=1+1"]);
    expect(rows).toMatchObject([{ actor_id: admin.memberId, kind: "members-exported" }]);
  });
});
