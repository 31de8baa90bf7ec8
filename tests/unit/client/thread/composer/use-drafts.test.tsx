// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { DRAFT_PREFIX, localStore, removeSaved, writeSaved } from "../../../../../client/net/storage/local-storage.ts";
import { draftKeyOf } from "../../../../../client/thread/composer/draft-key.ts";
import { useDrafts } from "../../../../../client/thread/composer/use-drafts.ts";
import { render } from "../../../../support/browser/render.ts";

vi.mock("../../../../../client/net/session.ts", () => ({ useSession: () => ({ me: { memberId: "ada" } }) }));

const keyOf = (member: string, thread: string) => DRAFT_PREFIX + draftKeyOf(member, thread);
const save = (key: string, text: unknown) => writeSaved(localStore(), key, { text }, 30);

function Drafts() {
  return <output>{JSON.stringify([...useDrafts()])}</output>;
}
const shown = () => JSON.parse(document.querySelector("output")?.textContent ?? "") as [string, string][];

beforeEach(() => localStorage.clear());

test("the drafts of this member are found on one line, as they change", async () => {
  save(keyOf("ada", "choir"), "Half\n a   sentence");
  save(keyOf("tunde", "choir"), "of another member");
  render(<Drafts />);
  expect(shown()).toEqual([["choir", "Half a sentence"]]);
  save(keyOf("ada", "pod"), "New");
  await expect.poll(shown).toContainEqual(["pod", "New"]);
  removeSaved(localStore(), keyOf("ada", "choir"));
  await expect.poll(shown).toEqual([["pod", "New"]]);
});

test("a draft without words is none, and neither is what is broken", () => {
  save(keyOf("ada", "a"), "  ");
  save(keyOf("ada", "b"), 7);
  localStorage.setItem(keyOf("ada", "c"), "{");
  render(<Drafts />);
  expect(shown()).toEqual([]);
});
