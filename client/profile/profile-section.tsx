import { DeleteAccountPanel } from "../erasure/delete-account-panel.tsx";
import { ExportPanel } from "../export/export-panel.tsx";
import { SectionScreen } from "../frame/section/section-screen.tsx";
import { LanguagePanel } from "../language/language-panel.tsx";
import { TranslationPanel } from "../scripture/translation-panel.tsx";
import { SeenSettingPanel } from "../thread/seen/seen-setting-panel.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Cluster } from "../ui/layout/stack.ts";
import { CompletionPanel } from "./completion-panel.tsx";
import { ProfilePanel } from "./profile-panel.tsx";
import * as text from "./profile-text.ts";

export const ProfileSection = () => (
  <SectionScreen title={text.profileTitle} width="reading">
    <CompletionPanel />
    <ProfilePanel />
    <TranslationPanel />
    <LanguagePanel />
    <SeenSettingPanel />
    <ExportPanel />
    <DeleteAccountPanel />
    <Cluster>
      <ButtonLink to="/my-safety" variant="secondary">
        {text.mySafetyLink}
      </ButtonLink>
    </Cluster>
  </SectionScreen>
);
