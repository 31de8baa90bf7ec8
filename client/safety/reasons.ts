import type { reportReasons } from "../../schema/safety/api.ts";
import type { RadioOption } from "../ui/field/radio-cards.tsx";

export type ReportReason = (typeof reportReasons)[number];

const labels: Readonly<Record<ReportReason, string>> = {
  bullying: "Bullying or threats",
  sexual: "Sexual content",
  hate: "Hate speech",
  "self-harm": "Someone may hurt themselves",
  scam: "A scam, or asking for money",
  other: "Something else",
};

export const reasonOptions = Object.entries(labels).map(([value, label]) => ({
  value,
  label,
})) as RadioOption<ReportReason>[];
