import { systemBrowser } from "../../../bin/browser.mjs";
import type { Config } from "../../platform/config/config.ts";
import { type Finding, ok, warning } from "./check.ts";
import { checkAddress, checkPort } from "./check-address.ts";
import { checkDatabase } from "./check-database.ts";
import { checkMail } from "./check-mail.ts";

/** SETUP-5: everything that the server needs outside of itself. Changes nothing. */
export async function checkSettings(config: Config): Promise<Finding[]> {
  const [address, port, database, mail] = await Promise.all([
    checkAddress(config),
    checkPort(config),
    checkDatabase(config),
    checkMail(config),
  ]);
  return [address, port, database, mail, checkChromium(config), checkContact(config)];
}

function checkChromium({ CHROMIUM_PATH }: Pick<Config, "CHROMIUM_PATH">): Finding {
  const found = systemBrowser(CHROMIUM_PATH);
  return found === undefined
    ? warning("Chromium", "There is none, so tickets have no PDF. On Debian and Ubuntu: sudo apt install chromium.")
    : ok("Chromium", `${found} prints tickets as PDF.`);
}

function checkContact({ SAFEGUARDING_CONTACT }: Pick<Config, "SAFEGUARDING_CONTACT">): Finding {
  return SAFEGUARDING_CONTACT === undefined
    ? warning(
        "Safeguarding",
        "SAFEGUARDING_CONTACT is missing, and needed until two members are safeguarding leads or admins.",
      )
    : ok("Safeguarding", `${SAFEGUARDING_CONTACT} gets reports that nobody inside may handle.`);
}
