import { afterAll, expect, test } from "vitest";
import { holderOf } from "../../../bin/data-folder.mjs";
import { processRuns } from "../../../bin/process.mjs";
import { withDatabase } from "../../support/server/kill-at-end.ts";
import { dataFolder, startProcess } from "../../support/server/process.ts";
import { testPort } from "../../support/server/test-port.ts";
import { until } from "../../support/until.ts";

const folder = dataFolder();
afterAll(() => folder.remove());

const living = () =>
  withDatabase(folder.path, async (client) => {
    const { rows } = await client.query<{ name: string; id: number }>(
      "select name, process_id as id from servers order by name",
    );
    return new Map(rows.map(({ name, id }) => [name, id]));
  });

test("a cluster starts at one address, starts a killed process again, and ends without a rest", async () => {
  const port = await testPort();
  const cluster = await startProcess({
    dataDir: folder.path,
    port,
    program: "deploy/cluster/cluster-command.ts",
  });
  const printed = async (text: string) => {
    await until(() => {
      if (cluster.child.exitCode !== null) throw new Error(`the cluster ended: ${cluster.output()}`);
      return cluster.output().includes(text);
    }, 180_000);
  };
  await printed("nginx shares the work among the processes a (");
  expect(cluster.output()).toContain(`is at http://localhost:${port}\n`);
  expect(holderOf(folder.path)?.processId).toBe(cluster.child.pid);
  for (const path of ["/", "/api/ready", "/process/a/api/ready", "/process/b/api/ready"]) {
    expect([path, (await fetch(`http://127.0.0.1:${port}${path}`)).status]).toEqual([path, 200]);
  }
  const before = await living();
  expect([...before.keys()]).toEqual(["a", "b"]);

  process.kill(before.get("a") as number, "SIGKILL");
  await printed("The process a ended with SIGKILL and is started again.");
  expect((await fetch(`http://127.0.0.1:${port}/api/ready`)).status).toBe(200);
  await printed("The process a is ready again.");
  const after = await living();
  expect(after.get("a")).not.toBe(before.get("a"));
  expect(after.get("b")).toBe(before.get("b"));

  expect(await cluster.end("SIGTERM")).toBe(0);
  expect(cluster.output()).toContain("Everything has ended.");
  expect([...before.values(), ...after.values()].filter(processRuns)).toEqual([]);
  expect(await fetch(`http://127.0.0.1:${port}/`).catch(() => "nobody listens")).toBe("nobody listens");
});
