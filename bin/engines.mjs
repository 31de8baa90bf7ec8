// Finds Firefox and WebKit for the journeys of `npm test -- browsers`, or installs their Debian packages.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findProgram, ProgramMissingError, programOrInstall } from "./debian-program.mjs";

/** The path of Firefox. Throws with a text for its reader if it is not installed and cannot be. */
export function firefoxProgram(named = process.env.FIREFOX_PATH) {
  if (named && existsSync(named)) return named;
  if (named) throw new ProgramMissingError(`FIREFOX_PATH names ${named}, which does not exist.`);
  const installed = findProgram("firefox");
  if (installed) return installed;
  return programOrInstall({
    name: "firefox-esr",
    debianPackage: "firefox-esr",
    neededFor: "The part browsers",
  });
}

/** The paths of WebKit's driver, of its small browser, and of a screen without a monitor, which that browser needs. */
export function webkitPrograms() {
  const neededFor = "The part browsers";
  const driver = programOrInstall({ name: "WebKitWebDriver", debianPackage: "webkit2gtk-driver", neededFor });
  const screen = programOrInstall({ name: "Xvfb", debianPackage: "xvfb", neededFor });
  const browser = miniBrowser();
  if (browser) return { driver, screen, browser };
  throw new ProgramMissingError(
    `${neededFor} needs WebKit's MiniBrowser, which should be in a folder like /usr/lib/*/webkit2gtk-4.1 beside the driver in ${driver}.`,
  );
}

/** Debian keeps it in a folder named after the machine's architecture, others in one for programs. */
function miniBrowser() {
  const folders = ["/usr/libexec", "/usr/lib", ...foldersIn("/usr/lib")];
  const libraries = folders.flatMap((folder) => foldersIn(folder).filter((path) => path.includes("webkit2gtk-4.")));
  return libraries.map((folder) => join(folder, "MiniBrowser")).find((file) => existsSync(file));
}

function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
}
