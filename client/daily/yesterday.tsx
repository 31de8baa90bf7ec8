import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryState } from "../frame/query-state.tsx";
import { SoloSolutions } from "../solo/solutions-panel.tsx";
import { Button } from "../ui/button/button.tsx";
import { Panel } from "../ui/layout/card.tsx";
import { Text } from "../ui/text/text.tsx";
import { dayBeforeQuery } from "./daily-queries.ts";
import * as text from "./daily-text.ts";

/** Yesterday’s set with its solutions, once somebody wants to read them. */
export function Yesterday() {
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery({ ...dayBeforeQuery, enabled: isOpen });
  const { data } = query;
  if (data?.solution) return <SoloSolutions title={text.yesterdayTitle} solved={data.solution.solved} />;
  return (
    <Panel title={text.yesterdayTitle}>
      {!isOpen ? (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {text.yesterdayButton}
        </Button>
      ) : data ? (
        <Text $tone="muted">{text.yesterdayNone}</Text>
      ) : (
        <QueryState query={query} label={text.yesterdayLoading} level={3} rows={3} />
      )}
    </Panel>
  );
}
