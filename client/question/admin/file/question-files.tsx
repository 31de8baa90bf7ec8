import Download from "lucide-react/icons/download";
import { useSearchParams } from "react-router";
import { exportQuestions, questionFileFormats } from "../../../../schema/question/file-api.ts";
import { addressOf } from "../../../net/http/http.ts";
import { ButtonLink } from "../../../ui/button/button-link.tsx";
import { Panel } from "../../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../../ui/layout/stack.ts";
import { Text } from "../../../ui/text/text.tsx";
import { FormScreen } from "../form/form-screen.tsx";
import { filterIn } from "../question-filter.ts";
import * as text from "./file-text.ts";
import { ImportPanel } from "./import-panel.tsx";

/** Imports a file of questions, and exports those that the list was showing. */
export function QuestionFiles() {
  const [search] = useSearchParams();
  const filter = filterIn(search);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <FormScreen title={text.title}>
      <ImportPanel />
      <Panel title={text.exportSection}>
        <Stack>
          <Text $tone="muted">{isFiltered ? text.exportFilteredHint : text.exportAllHint}</Text>
          <Cluster $gap={8}>
            {questionFileFormats.map((format) => (
              <ButtonLink
                key={format}
                variant="secondary"
                href={addressOf(exportQuestions, { query: { format, ...filter } })}
                download
                icon={<Download aria-hidden />}
              >
                {text.formatLabels[format]}
              </ButtonLink>
            ))}
          </Cluster>
        </Stack>
      </Panel>
    </FormScreen>
  );
}
