import { erasureApi } from "../../schema/erasure/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import type { Jobs } from "../platform/job.ts";
import type { ConfirmPassword } from "../platform/session.ts";
import { deleteOwnAccount } from "./own-account.ts";

export const erasureRoutes = ({ jobs, confirmPassword }: { jobs: Jobs; confirmPassword: ConfirmPassword }): Route[] => [
  route(erasureApi.deleteAccount, async ({ em, member, cookie, body }) => {
    await confirmPassword(cookie, body.password);
    await deleteOwnAccount(em, jobs, member);
    return { done: true };
  }),
];
