import { startupText } from "../platform/config/settings-report.ts";
import { StartupError } from "../platform/process/startup-error.ts";
import { runSetup } from "../setup/setup.ts";

/** `npm run setup`: asks for the settings of this server, checks them and writes them to DATA_DIR/settings.env. */
try {
  const { stdin, stdout, env } = process;
  process.exitCode = await runSetup(process.argv.slice(2), { input: stdin, output: stdout, environment: env });
} catch (error) {
  console.error(error instanceof StartupError ? startupText(error) : error);
  process.exitCode = 1;
}
