import type { AgeState, MemberState } from "../../../schema/member/admin-api.ts";
import { Badge, type BadgeTone } from "../../ui/badge/badge.tsx";
import * as text from "./users-text.ts";

const stateTones: Readonly<Record<MemberState, BadgeTone>> = {
  active: "success",
  muted: "warning",
  suspended: "danger",
};
const ageTones: Readonly<Record<AgeState, BadgeTone>> = {
  unknown: "neutral",
  declared: "warning",
  confirmed: "success",
};

export const StateBadge = ({ state }: { state: MemberState }) => (
  <Badge size="small" tone={stateTones[state]}>
    {text.stateNames[state]}
  </Badge>
);

export const AgeBadge = ({ age }: { age: AgeState }) => (
  <Badge size="small" tone={ageTones[age]}>
    {text.ageNames[age]}
  </Badge>
);
