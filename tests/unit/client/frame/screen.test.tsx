// @vitest-environment happy-dom
import { MemoryRouter, Navigate, type NavigateFunction, Route, Routes, useNavigate } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { render } from "../../../support/browser/render.ts";

const scrollTo = vi.fn();

beforeEach(() => {
  // Each test opens the site anew.
  vi.resetModules();
  vi.stubGlobal("scrollTo", scrollTo.mockReset());
});

let navigate: NavigateFunction = () => {};
function Links() {
  navigate = useNavigate();
  return null;
}

/** Opens the site at this address. Returns how to press a link. */
async function openSite(address: string): Promise<(to: string) => void> {
  const { Screen } = await import("../../../../client/frame/screen.tsx");
  const screenOf = (title: string) => (
    <Screen>
      <h1>{title}</h1>
    </Screen>
  );
  render(
    <MemoryRouter initialEntries={[address]}>
      <Links />
      <Routes>
        <Route path="/loading" element={<p>Loading</p>} />
        <Route path="/old" element={<Navigate to="/about" replace />} />
        <Route path="/about" element={screenOf("About")} />
        <Route path="/team" element={screenOf("Team")} />
      </Routes>
    </MemoryRouter>,
  );
  return (to) => void navigate(to);
}

const focusedHeading = () => document.activeElement?.matches("h1") && document.activeElement.textContent;

test.each(["/about", "/old"])(
  "the first screen of %s leaves focus and scroll position to the browser",
  async (address) => {
    await openSite(address);
    await vi.waitFor(() => expect(document.querySelector("h1")?.textContent).toBe("About"));
    expect(document.activeElement).toBe(document.body);
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

test("the screen of a pressed link gets the focus at its heading, and begins at the top", async () => {
  const press = await openSite("/about");
  press("/team");
  await vi.waitFor(() => expect(focusedHeading()).toBe("Team"));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test("so does the screen of a link that was pressed while the first screen was still loading", async () => {
  const press = await openSite("/loading");
  press("/team");
  await vi.waitFor(() => expect(focusedHeading()).toBe("Team"));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});
