import { useEffect } from "react";
import { language } from "../../../schema/language/language-text.ts";
import { type RequestKind, sendRequest } from "../../../schema/site/api.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import type { ApiForm } from "../../frame/form/use-endpoint-form.ts";
import { useSession } from "../../net/session.ts";
import { toast } from "../../ui/feedback/toast.ts";
import * as text from "./request-text.ts";

interface RequestValues {
  name: string;
  email: string;
  phone: string;
  message: string;
}
export type RequestForm = ApiForm<RequestValues>;

/**
 * The form of a request to the leaders. It fills in the name and email of a signed-in member. All kinds of request share one
 * draft, so the text is still there after closing a form or opening another.
 */
export function useRequestForm(kind: RequestKind, onSent?: () => void): RequestForm {
  const { me } = useSession();
  const name = me?.full_name ?? "";
  const email = me?.email ?? "";
  const { sent, required } = text.requests[kind];
  const request = useApiForm(sendRequest, {
    defaultValues: { name, email, phone: "", message: "" },
    toBody: (values: RequestValues) => ({ kind, language, ...values }),
    requiredTexts: { name: text.nameRequired, email: text.emailRequired },
    draft: "request",
    onInvalid() {
      const values = form.getValues();
      if (values.name.trim() !== "" && values.email.trim() !== "") return;
      toast({ title: text.fieldsRequiredTitle, message: required, variant: "destructive" });
    },
    onSuccess() {
      toast(sent);
      form.reset({ name, email, phone: "", message: "" });
      onSent?.();
    },
  });
  const { form } = request;

  // The session may load after the form is shown.
  useEffect(() => {
    for (const [field, known] of [
      ["name", name],
      ["email", email],
    ] as const) {
      if (!form.getFieldState(field).isDirty) form.resetField(field, { defaultValue: known });
    }
  }, [form, name, email]);
  return request;
}
