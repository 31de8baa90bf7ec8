import type { RoadmapStatus } from "./roadmap-content.ts";

export const title = "Exciting Updates Coming Soon";
export const lead = "What we’re building next, and how far it is. Plans can change, and we’ll say so here.";
export const statuses: Readonly<Record<RoadmapStatus, string>> = {
  beta: "Beta",
  testing: "Testing",
  development: "Development",
  design: "Design",
  planning: "Planning",
};
export const almostReady = "Almost ready";
export const progressOf = (name: string): string => `Progress of ${name}`;
export const percent = (progress: number): string => `${progress} %`;

export const notifyTitle = "Be the first to know";
export const notifyHint = "Leave your email, and we’ll write when something is ready. Nothing else.";
export const emailLabel = "Email";
export const notifyButton = "Notify me";
export const emailRequired = { title: "Email required", message: "Please enter your email to get notified." };
export const saved = { title: "You’re on the list", message: "We’ll write to you when something is ready." };
