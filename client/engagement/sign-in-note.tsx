import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { signInPath } from "../frame/return-path.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import * as text from "./engagement-text.ts";

/** For visitors, in place of a form: why they need an account, and a link back here. */
export function SignInNote({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const path = signInPath(pathname);
  return (
    <Stack $gap={16}>
      <Text $tone="muted">{children}</Text>
      <Cluster $gap={12}>
        <ButtonLink to={path}>{text.signInButton}</ButtonLink>
        <ButtonLink to={`${path}&mode=create`} variant="secondary">
          {text.createAccountButton}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
