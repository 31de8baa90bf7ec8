// `npm run dev`: the server on 2567, restarting when its sources change, and Vite on 5173 with hot reload in front of it.
import { join } from "node:path";
import { startChild, stopChildren } from "./child.mjs";
import { exitIfFolderInUse } from "./data-folder.mjs";
import { installIfMissing, nodeProgram } from "./prepare.mjs";

await exitIfFolderInUse();
await installIfMissing();
const server = startChild(nodeProgram(), ["--watch", "--watch-preserve-output", "server/main.ts"], {
  // Not the settings of a production server in this checkout.
  env: { NODE_ENV: "development", ...process.env, ALLOWED_ORIGINS: "http://localhost:5173" },
});
const vite = startChild(nodeProgram(), [join("node_modules", "vite", "bin", "vite.js")]);
// Neither is useful without the other.
const code = await Promise.race([server.ended, vite.ended]);
stopChildren();
await Promise.all([server.ended, vite.ended]);
process.exit(code);
