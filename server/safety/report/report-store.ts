// Prepared statements: they use a function of PostgreSQL for each row, which the EntityManager cannot express.
import { prepared } from "../../platform/database/prepared.ts";

/** $1 the report: everyone who handles it (SAFE-15). */
export const selectHandlers = prepared<{ user_id: string }>(
  "report-handlers",
  `select distinct held.user_id from user_roles held
   where held.role in ('admin', 'safeguarding_lead') and handles_report(held.user_id, $1)`,
);
