import Printer from "lucide-react/icons/printer";
import styled from "styled-components";
import { community } from "../../net/community.ts";
import { useSession } from "../../net/session.ts";
import { Button } from "../../ui/button/button.tsx";
import { CopyButton } from "../../ui/button/copy-button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { PrintPage } from "../../ui/layout/print-page.ts";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Code } from "../../ui/text/code.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import * as text from "./security-text.ts";

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(170px, 1fr));
  gap: 8px 24px;
`;

/** ACCESS-7: the recovery codes, the only time that they are shown. They are all that the page shows, so it can be printed. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { me } = useSession();
  return (
    <Stack $gap={24}>
      <PrintPage />
      <Stack $gap={8}>
        <Heading level={1} tabIndex={-1} ref={focusOnce}>
          {text.recoveryTitle}
        </Heading>
        <Text $tone="muted">{text.recoveryLead}</Text>
        <Text $weight={700}>{text.recoveryAccount(community.name, me?.email ?? "")}</Text>
      </Stack>
      <Card>
        <Codes aria-label={text.recoveryListLabel}>
          {codes.map((code) => (
            <li key={code}>
              <Code size="line" value={code} />
            </li>
          ))}
        </Codes>
      </Card>
      <Cluster>
        <CopyButton text={codes.join("\n")} label={text.copyCodesButton} />
        <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {text.printButton}
        </Button>
        <Button onClick={onSaved}>{text.savedButton}</Button>
      </Cluster>
    </Stack>
  );
}

/** The codes replace the button that had the focus. Outside the component, so that it runs once. */
const focusOnce = (heading: HTMLElement | null) => heading?.focus();
