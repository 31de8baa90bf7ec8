import type { Translates } from "../../../schema/language/translation.ts";
import type { RoadmapStatus } from "./roadmap-content.ts";

export const title = "Better Updates Dey Come Soon";
export const lead = "Wetin we dey build next, and how far e don go. Plans fit change, and we go talk am here.";
export const statuses: Readonly<Record<RoadmapStatus, string>> = {
  beta: "Beta",
  testing: "Testing",
  development: "Development",
  design: "Design",
  planning: "Planning",
};
export const almostReady = "E don almost ready";
export const progressOf = (name: string): string => `How far: ${name}`;
export const percent = (progress: number): string => `${progress} %`;

export const notifyTitle = "Be the first to know";
export const notifyHint = "Drop your email, and we go write you when something don ready. Nothing else.";
export const emailLabel = "Email";
export const notifyButton = "Notify me";
export const emailRequired = { title: "We need your email", message: "Abeg put your email make we fit notify you." };
export const saved = { title: "You don dey the list", message: "We go write you when something don ready." };

export type Holds = Translates<typeof import("./roadmap-text.ts"), typeof import("./roadmap-text.pcm.ts")>;
