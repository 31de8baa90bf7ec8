import { useState } from "react";
import { useSession } from "../net/session.ts";
import { NamePanel } from "../profile/name-panel.tsx";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { DescriptionList } from "../ui/text/description-list.tsx";
import * as text from "./dashboard-text.ts";
import { SectionScreen } from "./section-screen.tsx";

export function ProfileSection() {
  const { me } = useSession();
  const [isNaming, setIsNaming] = useState(false);
  return (
    <SectionScreen title={text.profileTitle} width="reading">
      <Card>
        <Stack $gap={24}>
          <DescriptionList
            items={[
              { name: text.nameLabel, value: me?.full_name ?? text.noName },
              { name: text.emailLabel, value: me?.email ?? "" },
            ]}
          />
          <Cluster $gap={12}>
            <Button onClick={() => setIsNaming(true)}>{text.changeNameButton}</Button>
            <ButtonLink to="/my-safety" variant="secondary">
              {text.mySafetyLink}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Card>
      {isNaming && <NamePanel open current={me?.full_name ?? null} onDone={() => setIsNaming(false)} />}
    </SectionScreen>
  );
}
