import { useEffect } from "react";
import { type RequestKind, sendRequest } from "../../../schema/site/api.ts";
import { useApiForm } from "../../frame/use-api-form.ts";
import type { ApiForm } from "../../frame/use-endpoint-form.ts";
import { useSession } from "../../net/session.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { requestText } from "./request-text.ts";

interface RequestValues {
  name: string;
  email: string;
  phone: string;
  message: string;
}
export type RequestForm = ApiForm<RequestValues>;

/**
 * A request to the leaders. It knows the name and address of a signed-in member. All kinds share one draft: whoever
 * closes a form, or tries another, finds what they typed.
 */
export function useRequestForm(kind: RequestKind, onSent?: () => void): RequestForm {
  const { me } = useSession();
  const name = me?.full_name ?? "";
  const email = me?.email ?? "";
  const { sent, required } = requestText[kind];
  const request = useApiForm(sendRequest, {
    defaultValues: { name, email, phone: "", message: "" },
    toBody: (values: RequestValues) => ({ kind, ...values }),
    requiredTexts: { name: "Please enter your name.", email: "Please enter your email." },
    draft: "request",
    onInvalid() {
      const values = form.getValues();
      if (values.name.trim() !== "" && values.email.trim() !== "") return;
      toast({ title: "Please fill in required fields", message: required, variant: "destructive" });
    },
    onSuccess() {
      toast(sent);
      form.reset({ name, email, phone: "", message: "" });
      onSent?.();
    },
  });
  const { form } = request;

  // The session may be known only after the form is shown.
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
