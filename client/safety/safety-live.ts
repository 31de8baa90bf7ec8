import type { LivePart } from "../frame/live.ts";
import { queryClient } from "../net/query/query-client.ts";
import { refreshSession } from "../net/session.ts";
import { noticesKey, reportKey, reportListsKey } from "./report/reports-key.ts";

/** Reads the lists of reports again that are on the screen. */
const refreshReports = () => void queryClient.invalidateQueries({ queryKey: reportListsKey });

export const live: LivePart = {
  connected: refreshReports,
  on: {
    statusChanged() {
      void refreshSession();
      void queryClient.invalidateQueries({ queryKey: noticesKey });
    },
    reportChanged({ reportId }) {
      refreshReports();
      void queryClient.invalidateQueries({ queryKey: reportKey(reportId) });
    },
    // Of several notifications at once only the newest arrives, so any of them may stand for a report.
    notifications({ newest }) {
      if (newest !== null) refreshReports();
    },
  },
};
