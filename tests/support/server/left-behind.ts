import { dataFolder, startProcess, untilReady } from "./process.ts";

// A test process that does not remove what it started: says what that is, and waits to be killed.
const folder = dataFolder();
const server = await startProcess({ dataDir: folder.path });
await untilReady(server);
process.send?.({ path: folder.path, serverId: server.child.pid });
