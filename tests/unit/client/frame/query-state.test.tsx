// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { QueryState } from "../../../../client/frame/query-state.tsx";
import { ApiError } from "../../../../client/net/http/api-error.ts";
import { render } from "../../../support/browser/render.ts";

/** Shows a query that failed with this error. Returns the buttons. */
function buttonsOf(error: unknown, refetch = () => {}) {
  render(
    <QueryState query={{ error, isFetching: false, refetch }} label="Loading the devotion">
      <p>Loading</p>
    </QueryState>,
  );
  return [...document.querySelectorAll("button")];
}

test.each(["network/unreachable", "server/unavailable", "request/too-many"] as const)(
  "%s can be tried again",
  (code) => {
    const refetch = vi.fn();
    const [retry] = buttonsOf(new ApiError(code), refetch);
    retry?.click();
    expect(refetch).toHaveBeenCalledOnce();
  },
);

test.each(["devotion/not-found", "request/invalid"] as const)("%s offers no button that cannot help", (code) => {
  expect(buttonsOf(new ApiError(code))).toEqual([]);
});

test("MONITORING-6 an error that nobody expected shows its reference", () => {
  buttonsOf(new ApiError("server/unknown", { requestId: "3f9a0c21b7d4" }));
  expect(document.body.textContent).toContain("Reference: 3f9a0c21b7d4");
});

test("MONITORING-6 an error with a known reason shows no reference", () => {
  buttonsOf(new ApiError("server/unavailable", { requestId: "3f9a0c21b7d4" }));
  expect(document.body.textContent).not.toContain("Reference");
});
