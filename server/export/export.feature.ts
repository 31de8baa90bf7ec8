import * as exportApi from "../../schema/export/api.ts";
import type { Core } from "../platform/core.ts";
import { route } from "../platform/endpoint/route.ts";
import type { Feature } from "../platform/feature.ts";
import type { ConfirmPassword } from "../platform/session.ts";
import { ownDataOf } from "./own-data.ts";

export const openExport = (core: Core, { confirmPassword }: { confirmPassword: ConfirmPassword }): Feature => ({
  routes: [
    route(exportApi.exportOwnData, async ({ member: { memberId }, cookie, body }) => {
      await confirmPassword(cookie, body.password);
      const chunks = ownDataOf({ ...core, memberId });
      return { type: "application/json", name: `my-data-${core.today()}.json`, content: { chunks } };
    }),
  ],
});
