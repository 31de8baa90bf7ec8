import { chromiumLauncher } from "../../../server/ticket/pdf/chromium.ts";
import { dataFolder, startProcess, untilReady } from "./process.ts";

// A test process that does not remove what it started: says what that is, and waits to be killed.
const folder = dataFolder();
const server = await startProcess({ dataDir: folder.path });
await untilReady(server);
process.env.TMPDIR = folder.path;
const browser = await chromiumLauncher({ CHROMIUM_PATH: undefined, isProduction: false }, { warn() {} })();
process.send?.({ path: folder.path, processIds: [server.child.pid, browser.process()?.pid] });
