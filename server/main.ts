import { readSettings } from "./platform/config/settings-file.ts";
import { runApp } from "./run.ts";

const app = await runApp(readSettings);
app?.printStartMessage();
