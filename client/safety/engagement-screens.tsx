import { ConfessionFilePanel } from "../engagement/confession/confession-file-panel.tsx";
import { ConfessionsPanel } from "../engagement/confession/confessions-panel.tsx";
import { PodRequestsPanel } from "../engagement/pod/pod-requests-panel.tsx";
import { AskedQuestionsPanel } from "../engagement/question/asked-questions-panel.tsx";
import { Screen } from "../frame/screen.tsx";
import { SafetyPage } from "./safety-page.tsx";
import { confessionTitle } from "./section-text.ts";

/** Where leaders answer the questions of members. */
export const AskedQuestionsScreen = () => (
  <SafetyPage visitKey="questions">
    <AskedQuestionsPanel />
  </SafetyPage>
);

/** Where mentors open pods. */
export const PodRequestsScreen = () => (
  <SafetyPage visitKey="pods">
    <PodRequestsPanel />
  </SafetyPage>
);

/** The Confession Box, for leads and admins. */
export const ConfessionsScreen = () => (
  <SafetyPage visitKey="confessions">
    <ConfessionsPanel />
  </SafetyPage>
);

/** One entry of the Confession Box. */
export const ConfessionFileScreen = () => (
  <Screen title={confessionTitle} width="reading">
    <ConfessionFilePanel />
  </Screen>
);
