// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { leadLooksIn } from "../../../../client/game/game-text.ts";
import { MenuButton } from "../../../../client/ui/menu/menu-button.tsx";
import { render } from "../../../support/browser/render.ts";

test("SAFE-68 the menu of a room shows who can look into it above its actions", async () => {
  const note = leadLooksIn("Auntie Kemi");
  const action = { label: "Report this room", onPress: () => {} };
  render(<MenuButton label="Room menu" note={note} actions={() => [action]} />);
  document.querySelector("button")?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain("Report this room"), { timeout: 10_000 });
  const text = document.body.textContent ?? "";
  expect(text).toContain("Auntie Kemi, safeguarding lead, can look into this room.");
  expect(text.indexOf(note)).toBeLessThan(text.indexOf("Report this room"));
});
