// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { App } from "../../../../client/app/app.tsx";
import { render } from "../../../support/browser/render.ts";

function BrokenRouter(): never {
  throw new Error("The router failed.");
}

/** A part of the app whose file is gone, because the server has a newer version, or the network is away. */
function MissingRouter(): never {
  throw new TypeError("Failed to fetch dynamically imported module");
}

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());

const heading = () => document.querySelector("main [role=alert] h1")?.textContent;

test("CRASH-1 if all of the app crashes, a page says so at once, reloads it and leads home", () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  render(<App router={BrokenRouter} />);
  expect(heading()).toBe("Something went wrong");
  const home = document.querySelector<HTMLAnchorElement>("main a");
  expect([home?.textContent, home?.getAttribute("href")]).toEqual(["Return to Home", "/"]);
  document.querySelector<HTMLButtonElement>("main button")?.click();
  expect(reload).toHaveBeenCalledOnce();
});

test("CRASH-1 if a part of all pages cannot be loaded, the page names the network", () => {
  render(<App router={MissingRouter} />);
  expect(heading()).toBe("We couldn’t load this page");
  expect(document.querySelector("main a")?.getAttribute("href")).toBe("/");
});
