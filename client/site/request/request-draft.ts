import { REQUEST_MESSAGE_MAX_LENGTH } from "../../../schema/limits.ts";

/** What stands in the form. */
export interface RequestDraft {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export type RequestField = keyof RequestDraft;
export const requestFields: readonly RequestField[] = ["name", "email", "phone", "message"];
export const emptyDraft: RequestDraft = { name: "", email: "", phone: "", message: "" };

export type RequestErrors = Partial<Record<RequestField, string>>;

/** What to say beside a field that the server would not take. */
export const fieldErrors: Readonly<Record<RequestField, string>> = {
  name: "Please write your name on one line.",
  email: "Please enter a valid email address",
  phone: "Please write your phone number on one line.",
  message: `Please keep it to ${REQUEST_MESSAGE_MAX_LENGTH} letters at most.`,
};

/** What can be told before anything is sent. The server looks at everything again, and more closely. */
export function problemsOf(draft: RequestDraft): RequestErrors {
  const email = draft.email.trim();
  return {
    ...(draft.name.trim() === "" && { name: "Please write your name." }),
    ...(email === "" && { email: "Please write your email." }),
    ...(email !== "" && !/^\S+@\S+\.\S+$/.test(email) && { email: fieldErrors.email }),
    ...(draft.message.trim().length > REQUEST_MESSAGE_MAX_LENGTH && { message: fieldErrors.message }),
  };
}

export const isIncomplete = ({ name, email }: RequestDraft): boolean => name.trim() === "" || email.trim() === "";
