// Prepared statements: they use a function of PostgreSQL for each row, which the EntityManager cannot express.
import { prepared } from "../../platform/database/prepared.ts";

/** $1 the report: everyone who handles it (SAFE-15). */
export const selectHandlers = prepared<{ user_id: string }>(
  "report-handlers",
  "select distinct active.user_id from active_roles active where handles_report(active.user_id, $1)",
);
