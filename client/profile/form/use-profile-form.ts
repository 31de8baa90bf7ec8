import { useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type Profile, saveProfile } from "../../../schema/profile/api.ts";
import { PHOTO_MIN_SIDE, uploadPhoto } from "../../../schema/profile/photo-api.ts";
import type { ImageLimits } from "../../frame/form/image-preview.ts";
import { isNameFault } from "../../frame/form/name-fault.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { useImageUpload } from "../../frame/form/use-image-upload.ts";
import { codeOf } from "../../net/http/api-error.ts";
import { upload } from "../../net/http/upload.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { errorTexts } from "../profile-errors.ts";
import { applyProfile } from "../profile-queries.ts";
import * as text from "./form-text.ts";
import { bodyOf, type ProfileFormValues, valuesOf } from "./form-values.ts";

const limits: ImageLimits = {
  minWidth: PHOTO_MIN_SIDE,
  minHeight: PHOTO_MIN_SIDE,
  textOf: (fault) => errorTexts[`photo/${fault}`].message,
};

/** The form of the member's own profile. A chosen photograph is sent first. */
export function useProfileForm(profile: Profile) {
  const form = useRef<UseFormReturn<ProfileFormValues>>(null);
  const photo = useImageUpload({
    limits,
    field: "photo",
    send: async (body, onProgress) => (await upload(uploadPhoto, { body, onProgress })).photo,
    onSent: (name) => form.current?.setValue("avatar", name, { shouldDirty: true }),
    failedText: text.uploadFailed,
  });
  const api = useApiForm<typeof saveProfile, ProfileFormValues>(saveProfile, {
    defaultValues: valuesOf(profile),
    // The photograph gets its name after the form was read.
    toBody: (values) => bodyOf({ ...values, avatar: form.current?.getValues("avatar") ?? "" }),
    requiredTexts: { full_name: text.nameRequired },
    beforeSend: photo.send,
    fieldOf(code) {
      if (isNameFault(code)) return "full_name";
      return code === "profile/birth-date-set" ? "date_of_birth" : undefined;
    },
    onFailure(error) {
      // A photograph that was sent long ago is gone, or the member's age was corrected meanwhile.
      const code = codeOf(error);
      if (code === "photo/not-found" || code === "photo/adults-only") form.current?.setValue("avatar", "");
      return false;
    },
    failedText: text.saveFailed,
    onSuccess(saved) {
      applyProfile(saved);
      form.current?.reset(valuesOf(saved));
      toast(text.savedToast);
    },
  });
  form.current = api.form;
  return { api, photo };
}
