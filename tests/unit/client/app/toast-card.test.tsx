// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { ToastCard } from "../../../../client/app/toast/toast-card.tsx";
import { render } from "../../../support/browser/render.ts";

test("MONITORING-6 a toast shows the reference of its failure below the text", () => {
  const content = { title: "Error", message: "Something went wrong.", reference: "3f9a0c21b7d4" };
  render(<ToastCard content={content} onClose={() => {}} />);
  const texts = [...document.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(texts).toEqual(["Error", "Something went wrong.", "Reference: 3f9a0c21b7d4"]);
});
