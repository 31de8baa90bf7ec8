import ShieldCheck from "lucide-react/icons/shield-check";
import { Link } from "react-router";
import styled from "styled-components";
import { Screen } from "../../frame/screen.tsx";
import { community } from "../../net/community.ts";
import { useHydrated } from "../../net/use-hydrated.ts";
import { HelplineList } from "../../safety/helpline-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { ParentsPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { Card, Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { IconLines } from "../../ui/text/icon-lines.tsx";
import { Text } from "../../ui/text/text.tsx";
import { promisesOf } from "../home/safety-content.ts";
import { ContactButton } from "../page/contact-button.tsx";
import { PageIntro } from "../page/page-intro.tsx";
import { ParentForm } from "./parent-form.tsx";
import * as text from "./parent-text.ts";
import { PeopleList } from "./people-list.tsx";

const MoreLink = styled(Link)`display: inline-flex; align-items: center; min-height: 44px;`;

/** PRIVACY-3: how parents reach the leads, and how they ask for a child's data, without an account. */
export const ParentsScreen = () => (
  <Screen width="wide">
    <Stack $gap={48}>
      <PageIntro title={text.title} lead={text.lead} picture={<ParentsPicture wide />} />
      <Panel title={text.safeTitle}>
        <IconLines
          items={promisesOf(community).map(({ name, sentence }) => ({ name, icon: <ShieldCheck />, value: sentence }))}
        />
      </Panel>
      <Panel title={text.peopleTitle}>
        <Stack $gap={16} $align="start">
          <PeopleList {...community} />
          {community.contactUrl !== null && <ContactButton />}
          {community.helplines.length > 0 && <HelplineList helplines={community.helplines} />}
        </Stack>
      </Panel>
      <AskCard />
      <Stack as="nav" aria-label={text.moreTitle} $gap={8}>
        <Heading level={2} size="title">
          {text.moreTitle}
        </Heading>
        <Stack as="ul" $gap={0}>
          {text.moreLinks.map(({ label, to }) => (
            <li key={to}>
              <MoreLink to={to}>{label}</MoreLink>
            </li>
          ))}
        </Stack>
      </Stack>
    </Stack>
  </Screen>
);

const AskCard = () => (
  <Card as="section" id="ask" aria-labelledby="ask-title" $lit>
    <Stack $gap={16}>
      <Heading id="ask-title" level={2}>
        {text.askTitle}
      </Heading>
      <Text>{text.askLead}</Text>
      <Text $tone="muted">{text.askPrivacy}</Text>
      {useHydrated() ? <ParentForm /> : <FormPlaceholder />}
    </Stack>
  </Card>
);

// A form that is sent before the scripts have loaded would put what was typed into the address.
const FormPlaceholder = () => (
  <div>
    <noscript>
      <Text>{text.scriptRequired}</Text>
    </noscript>
    <Skeleton $height="46rem" />
  </div>
);
