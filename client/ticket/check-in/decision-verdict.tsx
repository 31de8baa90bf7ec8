import CalendarX from "lucide-react/icons/calendar-x";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleSlash from "lucide-react/icons/circle-slash";
import CircleX from "lucide-react/icons/circle-x";
import History from "lucide-react/icons/history";
import Wallet from "lucide-react/icons/wallet";
import type { ComponentType } from "react";
import * as text from "./check-in-text.ts";
import type { Decision } from "./state/decision.ts";
import { Verdict, type VerdictTone } from "./verdict.tsx";

interface Appearance {
  tone: VerdictTone;
  Icon: ComponentType<{ "aria-hidden": true }>;
}

const refused: Appearance = { tone: "danger", Icon: CircleX };
const appearances: Readonly<Record<Decision["result"], Appearance>> = {
  in: { tone: "success", Icon: CircleCheck },
  "already-in": { tone: "danger", Icon: History },
  cancelled: { tone: "danger", Icon: CircleSlash },
  "not-paid": { tone: "warning", Icon: Wallet },
  "not-this-event": { tone: "danger", Icon: CalendarX },
  unknown: refused,
  undone: { tone: "warning", Icon: History },
  "not-on-list": refused,
  "not-a-ticket": { tone: "warning", Icon: CircleX },
};

/** What is said of a decision, also to screen readers. */
function wordsOf({ result, ticket, checkIn, isOffline }: Decision) {
  const { title, detail } = text.results[result];
  const since = result === "already-in" && checkIn ? text.sinceAt(checkIn.scannedAt, checkIn.gate) : detail;
  const offlineNote = result === "in" ? text.offlineIn : text.offlineRefused;
  return { title, name: ticket?.displayName, detail: since, note: isOffline ? offlineNote : undefined };
}

/** "Already in. Ada Obi. 7:02 PM, Main gate." */
export function spokenDecision(decision: Decision): string {
  const { title, name, detail, note } = wordsOf(decision);
  const parts = [title, name, detail, note].filter((part) => part !== undefined && part !== "");
  return parts.map((part) => part?.replace(/\.?$/, ".")).join(" ");
}

export function DecisionVerdict({ decision }: { decision: Decision }) {
  const { tone, Icon } = appearances[decision.result];
  const { title, name, detail, note } = wordsOf(decision);
  return (
    <Verdict
      tone={tone}
      icon={<Icon aria-hidden />}
      title={title}
      name={name}
      detail={detail === "" ? undefined : detail}
      note={note}
    />
  );
}
