import { useMutation } from "@tanstack/react-query";
import { saveTranslation } from "../../schema/scripture/api.ts";
import { type Translation, translations } from "../../schema/scripture/translation.ts";
import { toastError } from "../frame/error-text.ts";
import { community } from "../net/community.ts";
import { call } from "../net/http/http.ts";
import { queryClient } from "../net/query/query-client.ts";
import { setOwnProfile, useSession } from "../net/session.ts";
import { toast } from "../ui/feedback/toast.ts";
import { SelectField } from "../ui/field/select-field.tsx";
import { Panel } from "../ui/layout/card.tsx";
import * as text from "./translation-text.ts";

const options = [
  { value: "", label: text.communityOption(community.translation) },
  ...translations.map((value) => ({ value, label: text.nameOf(value) })),
];

/** SCRIPTURE-8: the member chooses the translation in which they read the Bible. It is saved at once. */
export function TranslationPanel() {
  const chosen = useSession().me?.translation ?? null;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (translation: Translation | null) => call(saveTranslation, { body: { translation } }),
    onSuccess(_, translation) {
      setOwnProfile({ translation });
      // Verses stand in what was read before, too. Those of the scripture's own queries have their translation in the key.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isKept(queryKey[0]) });
      toast(text.savedToast(translation ?? community.translation));
    },
    onError: (error) => toastError(error, text.saveFailed),
  });
  return (
    <Panel title={text.sectionTitle}>
      <SelectField
        label={text.label}
        hint={text.hint}
        options={options}
        value={(isPending ? variables : chosen) ?? ""}
        aria-busy={isPending}
        onChange={(event) => !isPending && mutate((event.currentTarget.value || null) as Translation | null)}
      />
    </Panel>
  );
}

const isKept = (feature: unknown): boolean => feature === "scripture" || feature === "account";
