import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { job } from "../platform/job.ts";
import { deleteEarlierLogo, deleteLogoQueue } from "./logo/logo.ts";
import { refusedMailsNeedYou } from "./needs-you.ts";
import { settingRoutes } from "./setting.routes.ts";
import { settingRefresher } from "./setting.ts";

/** The settings that admins change. Opened before the other features, which read them. */
export async function openSettings(core: Core): Promise<Feature & { refresh(): Promise<void> }> {
  const refresh = settingRefresher(core.database, core.liveConfig, core.log);
  await refresh();
  return {
    refresh,
    jobs: [job(deleteLogoQueue, ({ logo }) => deleteEarlierLogo(core.database.fork(), core.storage, logo))],
    needsYou: [refusedMailsNeedYou],
    routes: settingRoutes({ ...core, refresh }),
    // SETTING-4: another process has changed them.
    onDatabaseEvent: { settingsChanged: refresh, listeningAgain: refresh },
  };
}
