import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { QueryState } from "../frame/query-state.tsx";
import { toast } from "../ui/feedback/toast.ts";
import * as text from "./form/form-text.ts";
import { ProfileForm } from "./form/profile-form.tsx";
import { profileQuery } from "./profile-queries.ts";

/** The member's own profile, to be read and changed. */
export function ProfilePanel() {
  const query = useQuery(profileQuery);
  const { data: profile, isError } = query;
  useEffect(() => {
    if (isError) toast({ ...text.fetchFailed, variant: "destructive" });
  }, [isError]);
  if (profile) return <ProfileForm profile={profile} />;
  return <QueryState query={query} label={text.loading} rows={6} />;
}
