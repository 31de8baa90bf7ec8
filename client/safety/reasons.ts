import type { reportReasons } from "../../schema/safety/api.ts";
import type { RadioOption } from "../ui/field/radio-cards.tsx";
import { reasonLabels } from "./safety-text.ts";

export type ReportReason = (typeof reportReasons)[number];

export const reasonOptions = Object.entries(reasonLabels).map(([value, label]) => ({
  value,
  label,
})) as RadioOption<ReportReason>[];
