import { expect, test } from "vitest";
import { browserName } from "../../../../../server/account/session/browser-name.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Linux; Android 13; TECNO KI5k) ${WEBKIT} Chrome/120.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
  [
    `Mozilla/5.0 (Linux; Android 9) ${WEBKIT} SamsungBrowser/23.0 Chrome/115.0 Safari/537.36`,
    "Samsung Internet on Android",
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) ${WEBKIT} Version/17.1 Mobile/15E148 Safari/604.1`,
    "Safari on iPhone",
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) ${WEBKIT} CriOS/120.0 Mobile Safari/604.1`,
    "Chrome on iPhone",
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/120.0 Safari/537.36 Edg/120.0`, "Edge on Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0", "Firefox on Linux"],
  [`Mozilla/5.0 (Linux; Android 8) ${WEBKIT} Version/4.0 Chrome/90 Mobile Safari/537.36 OPR/70`, "Opera on Android"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/17.0 Safari/605.1.15`, "Safari on Mac"],
])("the browser of %s is named in plain words", (header, name) => {
  expect(browserName(header)).toBe(name);
});

test("a browser on an unknown system, or a known system alone, is named as far as it is known", () => {
  expect(browserName("Mozilla/5.0 (Haiku; rv:121.0) Firefox/121.0")).toBe("Firefox");
  expect(browserName("Some app (Windows NT 10.0)")).toBe("Windows");
});

test("an unknown or missing header has no name", () => {
  expect(browserName("curl/8.5.0")).toBe("");
  expect(browserName(undefined)).toBe("");
});
