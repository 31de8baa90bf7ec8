import { saveName } from "../../schema/profile/api.ts";
import { isNameFault } from "../frame/form/name-fault.ts";
import { useApiForm } from "../frame/form/use-api-form.ts";
import { setOwnProfile } from "../net/session.ts";
import * as text from "./profile-text.ts";

/** The form that asks what people should call the member. `onDone` gets the new name. */
export const useNameForm = (current: string | null, onDone: (name: string) => void) =>
  useApiForm(saveName, {
    defaultValues: { full_name: current ?? "" },
    requiredTexts: { full_name: text.nameRequired },
    fieldOf: (code) => (isNameFault(code) ? "full_name" : undefined),
    onSuccess({ full_name }) {
      setOwnProfile({ full_name });
      onDone(full_name);
    },
  });
