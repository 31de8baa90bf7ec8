import { exportApi } from "../../schema/export/api.ts";
import type { Database } from "../platform/database/database.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import type { ConfirmPassword } from "../platform/session.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { ownDataOf } from "./own-data.ts";

export function exportRoutes(options: {
  readonly database: Database;
  readonly storage: Storage;
  readonly community: { readonly name: string };
  readonly today: () => string;
  readonly confirmPassword: ConfirmPassword;
}): Route[] {
  const { today, confirmPassword } = options;
  return [
    route(exportApi.exportOwnData, async ({ member: { memberId }, cookie, body }) => {
      await confirmPassword(cookie, body.password);
      const chunks = ownDataOf({ ...options, memberId });
      return { type: "application/json", name: `my-data-${today()}.json`, content: { chunks } };
    }),
  ];
}
