import type { RadioOption } from "../ui/field/radio-cards.tsx";
import { type ReportReason, reasonLabels } from "./safety-text.ts";

export const reasonOptions = Object.entries(reasonLabels).map(([value, label]) => ({
  value,
  label,
})) as RadioOption<ReportReason>[];
