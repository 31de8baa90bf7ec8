import * as settingAdminApi from "../../schema/setting/admin-api.ts";
import type { Core } from "../platform/core.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { deliveryNoter } from "../platform/process/mail-delivery.ts";
import { forgetRefusedMails } from "../platform/process/refused-mail.ts";
import { changeSettings } from "./change-settings.ts";
import { readLogo, removeLogo, saveLogo } from "./logo/logo.ts";
import { readSettings } from "./setting-state.ts";
import { readSetup, recordSetup } from "./setup.ts";
import { sendTestMail } from "./test-mail.ts";

type Services = Pick<Core, "config" | "database" | "liveConfig" | "storage" | "jobs" | "log"> & {
  /** Applies what was stored. */
  readonly refresh: () => Promise<void>;
};

export function settingRoutes(services: Services): Route[] {
  const { config, database, log, refresh, storage } = services;
  const noteDelivery = deliveryNoter(database, log);
  return [
    route(settingAdminApi.readSettings, async ({ em }) => await readSettings(em, services)),

    route(settingAdminApi.changeSettings, async ({ em, member, body }) => {
      await changeSettings(em, member, body, services);
      await refresh();
      return await readSettings(em, services);
    }),

    route(settingAdminApi.uploadLogo, async ({ em, member, body: { files } }) => {
      await saveLogo(em, member, files.logo.bytes, services);
      await refresh();
      return await readSettings(em, services);
    }),

    route(settingAdminApi.removeLogo, async ({ em, member }) => {
      await removeLogo(em, member, services);
      await refresh();
      return await readSettings(em, services);
    }),

    route(settingAdminApi.readLogo, async ({ params }) => await readLogo(storage, params.logo)),
    route(settingAdminApi.testMail, async ({ em, member }) => {
      const result = await sendTestMail(member, { config, log, noteDelivery });
      if (result.state === "sent") await forgetRefusedMails(em);
      return result;
    }),
    route(settingAdminApi.readSetup, async ({ em }) => await readSetup(em, services)),
    route(settingAdminApi.recordSetup, async ({ em, member, body }) => await recordSetup(em, member, body, services)),
  ];
}
