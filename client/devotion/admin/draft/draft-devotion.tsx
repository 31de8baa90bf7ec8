import Sparkles from "lucide-react/icons/sparkles";
import { DEVOTION_WISH_MAX_LENGTH, generateDevotion } from "../../../../schema/devotion/draft-api.ts";
import type { BodyInputOf } from "../../../../schema/endpoint.ts";
import { REFERENCE_MAX_LENGTH } from "../../../../schema/scripture/api.ts";
import { errorTextFor } from "../../../frame/error-text.ts";
import { useApiForm } from "../../../frame/form/use-api-form.ts";
import { community } from "../../../net/community.ts";
import { codeOf } from "../../../net/http/api-error.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ButtonLink } from "../../../ui/button/button-link.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../../ui/layout/stack.ts";
import { Text } from "../../../ui/text/text.tsx";
import { FormScreen } from "../form/form-screen.tsx";
import * as text from "./draft-text.ts";
import { showGeneration, useDevotionDraft } from "./use-devotion-draft.ts";

/** DEVOTION-49: has a devotion drafted from a theme, an occasion or a verse. */
export function DraftDevotion() {
  const { generation, isCutOff } = useDevotionDraft();
  const isRunning = generation?.state === "running";
  const lastId = generation?.devotionId;
  return (
    <FormScreen title={text.title}>
      <Text $tone="muted">{text.intro}</Text>
      {community.draftsWithAi ? <WishForm isRunning={isRunning} /> : <Notice>{text.notSetUp}</Notice>}
      {isRunning && (
        <Notice title={text.runningTitle} busy live>
          {isCutOff ? text.connectionLost : text.runningHint}
        </Notice>
      )}
      {lastId && (
        <Notice
          tone="success"
          title={text.lastTitle}
          action={
            <ButtonLink variant="secondary" to={`/admin/devotions/${lastId}`}>
              {text.openLink}
            </ButtonLink>
          }
        >
          {text.lastHint}
        </Notice>
      )}
    </FormScreen>
  );
}

interface WishValues {
  [field: string]: string;
  theme: string;
  occasion: string;
  scriptureRef: string;
}

/** Blank fields are sent as null. */
const bodyOf = ({ theme, occasion, scriptureRef }: WishValues): BodyInputOf<typeof generateDevotion> => ({
  theme: theme.trim() || null,
  occasion: occasion.trim() || null,
  scriptureRef: scriptureRef.trim() || null,
});

function WishForm({ isRunning }: { isRunning: boolean }) {
  const { form, field, isBusy, submit } = useApiForm<typeof generateDevotion, WishValues>(generateDevotion, {
    defaultValues: { theme: "", occasion: "", scriptureRef: "" },
    toBody: bodyOf,
    draft: "devotion-wish",
    errorText: (error) =>
      codeOf(error) === "ai/not-set-up" ? text.notSetUpToast : errorTextFor(error, text.generationFailed),
    onInvalid() {
      const isBlank = Object.values(form.getValues()).every((typed) => typed.trim() === "");
      if (isBlank) toast({ ...text.inputRequired, variant: "destructive" });
    },
    onSuccess: (generation) => void showGeneration(generation),
  });
  return (
    <Card>
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextField
            label={text.themeLabel}
            hint={text.themeHint}
            maxLength={DEVOTION_WISH_MAX_LENGTH}
            autoComplete="off"
            dir="auto"
            {...field("theme")}
          />
          <TextField
            label={text.occasionLabel}
            hint={text.occasionHint}
            maxLength={DEVOTION_WISH_MAX_LENGTH}
            autoComplete="off"
            dir="auto"
            {...field("occasion")}
          />
          <TextField
            label={text.verseLabel}
            hint={text.verseHint}
            maxLength={REFERENCE_MAX_LENGTH}
            autoComplete="off"
            {...field("scriptureRef")}
          />
          <Cluster>
            <Button type="submit" busy={isBusy || isRunning} icon={<Sparkles aria-hidden />}>
              {text.generateButton}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}
