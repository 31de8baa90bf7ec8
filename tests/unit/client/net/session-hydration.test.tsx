// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import { setSession, useSession } from "../../../../client/net/session.ts";
import { ada } from "../../../support/browser/me.ts";

function Greeting() {
  const { me } = useSession();
  return <p>{`Hello ${me?.full_name ?? "friend"}`}</p>;
}
const page = (
  <QueryClientProvider client={queryClient}>
    <Greeting />
  </QueryClientProvider>
);

test("a part that is hydrated after the session was read first equals what the server rendered", async () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  setSession(ada);
  const onRecoverableError = vi.fn();
  hydrateRoot(container, page, { onRecoverableError });
  await vi.waitFor(() => expect(container.textContent).toBe("Hello Ada"));
  expect(onRecoverableError).not.toHaveBeenCalled();
});
