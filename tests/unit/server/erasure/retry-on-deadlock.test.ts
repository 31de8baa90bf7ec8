import { expect, test } from "vitest";
import { retryOnDeadlock } from "../../../../server/erasure/retry-on-deadlock.ts";

/** Runs work that fails so many times with this error; returns the outcome and the number of tries. */
async function tried(error: unknown, failures: number) {
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries <= failures) throw error;
    return "done";
  };
  const outcome = await retryOnDeadlock(work).catch((reason: unknown) => reason);
  return { outcome, tries };
}

test("work that meets a deadlock or a lock timeout is tried up to five times", async () => {
  for (const code of ["40P01", "55P03"]) {
    const collision = Object.assign(new Error("collision"), { code });
    expect(await tried(collision, 0)).toEqual({ outcome: "done", tries: 1 });
    expect(await tried(collision, 4)).toEqual({ outcome: "done", tries: 5 });
    expect(await tried(collision, 9)).toEqual({ outcome: collision, tries: 5 });
  }
});

test("work that fails for another reason is not tried again", async () => {
  const [unique, plain] = [Object.assign(new Error("twice"), { code: "23505" }), new Error("no disk")];
  for (const error of [unique, plain]) expect(await tried(error, 1)).toEqual({ outcome: error, tries: 1 });
});
