import { useQuery } from "@tanstack/react-query";
import type { SettingsReply } from "../../../schema/setting/admin-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { AccentNote } from "./accent-note.tsx";
import { SettingForm } from "./form/setting-form.tsx";
import { LogoField } from "./logo-field.tsx";
import { MailTest } from "./mail-test.tsx";
import { toastSaved, toastSavedOnPages } from "./saved-toast.ts";
import { SectionCard } from "./section-card.tsx";
import { settingsQuery } from "./setting-queries.ts";
import { settingSections } from "./setting-sections.ts";
import * as text from "./setting-text.ts";

/** The section of settings. */
export function SettingAdminPanel() {
  const query = useQuery(settingsQuery);
  return (
    <SectionScreen title={text.title} lead={text.lead} width="reading">
      {query.data ? <Sections reply={query.data} /> : <QueryState query={query} label={text.loading} rows={8} />}
    </SectionScreen>
  );
}

const { community, appearance, contact, parents, time, safety, events, bible, limits, mail } = settingSections;

function Sections({ reply }: { reply: SettingsReply }) {
  return (
    <>
      <SectionCard section={community}>
        <SettingForm reply={reply} keys={community.keys} onSaved={toastSavedOnPages} />
      </SectionCard>
      <SectionCard section={appearance}>
        <Stack $gap={24}>
          <LogoField logo={reply.logo} onSaved={toastSavedOnPages} />
          <SettingForm
            reply={reply}
            keys={appearance.keys}
            onSaved={toastSavedOnPages}
            below={({ accentColour = "" }, set) => (
              <AccentNote accent={accentColour} onPick={(picked) => set("accentColour", picked)} />
            )}
          />
        </Stack>
      </SectionCard>
      {[contact, parents, time, safety, events, bible].map((section) => (
        <SectionCard key={section.id} section={section}>
          <SettingForm reply={reply} keys={section.keys} onSaved={toastSavedOnPages} />
        </SectionCard>
      ))}
      <SectionCard section={limits}>
        <SettingForm reply={reply} keys={limits.keys} onSaved={toastSaved} />
      </SectionCard>
      <SectionCard section={mail}>
        <MailTest mail={reply.mail} />
      </SectionCard>
    </>
  );
}
