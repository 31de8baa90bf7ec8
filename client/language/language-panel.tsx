import { useMutation } from "@tanstack/react-query";
import { saveLanguage } from "../../schema/account/api.ts";
import { language as languageOfPage } from "../../schema/language/language-text.ts";
import { type Language, languageNames, languages } from "../../schema/language/languages.ts";
import { toastError } from "../frame/error-text.ts";
import { call } from "../net/http/http.ts";
import { chooseLanguage } from "../net/language.ts";
import { setOwnProfile, useSession } from "../net/session.ts";
import { SelectField } from "../ui/field/select-field.tsx";
import { Panel } from "../ui/layout/card.tsx";
import * as text from "./language-panel-text.ts";

/** Each in its own words, so that everybody finds theirs. */
const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** LANGUAGE-5: the member chooses a language. It is saved at once, and then the page loads in it. */
export function LanguagePanel() {
  const chosen = useSession().me?.language ?? languageOfPage;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (language: Language) => call(saveLanguage, { body: { language } }),
    onSuccess(_, language) {
      setOwnProfile({ language });
      chooseLanguage(language);
    },
    onError: (error) => toastError(error, text.saveFailed),
  });
  return (
    <Panel title={text.sectionTitle}>
      <SelectField
        label={text.label}
        hint={text.hint}
        options={options}
        value={isPending ? variables : chosen}
        aria-busy={isPending}
        onChange={(event) => !isPending && mutate(event.currentTarget.value as Language)}
      />
    </Panel>
  );
}
