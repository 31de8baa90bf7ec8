import { type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import styled from "styled-components";
import { ADMIN_SEARCH_MAX_LENGTH } from "../../../schema/admin/search-api.ts";
import { errorTextFor } from "../../frame/error-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { StatusLine } from "../../ui/feedback/status-line.ts";
import { ListBox } from "../../ui/field/list-box.tsx";
import { SearchField } from "../../ui/field/search-field.tsx";
import { Cluster, Row, Stack } from "../../ui/layout/stack.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { KeyCap } from "./key-cap.tsx";
import type { PaletteEntry } from "./palette-entry.tsx";
import { PaletteOption } from "./palette-option.tsx";
import * as text from "./palette-text.ts";
import { usePaletteSearch } from "./use-palette-search.ts";

// Always as high, so that nothing moves while results come and go.
const Results = styled.div`height: min(25rem, 48dvh); overflow-y: auto; overscroll-behavior: contain;`;
/** A phone has no such keys. */
const Keys = styled(Cluster)`
  @media (hover: none) { display: none; }
`;

/** ADMIN-40: finds sections, their pages, settings, members, events, devotions and channels, and leads to what is chosen. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.title}>
      <Palette onClose={onClose} />
    </Dialog>
  );
}

/** ADMIN-46: a field whose arrow keys move through the results below it. */
function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string>();
  const { words, groups, entries, isSearching, error, retry } = usePaletteSearch(typed);
  // By its address, so that it stays the same one when more results arrive.
  const at = Math.max(
    entries.findIndex(({ to }) => to === chosen),
    0,
  );
  const active = entries[at];
  const optionId = ({ to }: PaletteEntry) => `${id}${to}`;

  function open({ to }: PaletteEntry) {
    onClose();
    void navigate(to);
  }

  function move(steps: number) {
    setChosen(entries[(at + steps + entries.length) % entries.length]?.to);
  }

  function press(event: KeyboardEvent) {
    // A key that ends the composition of a letter belongs to the input method.
    if (event.nativeEvent.isComposing || !active) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter") open(active);
    else return;
    event.preventDefault();
  }

  return (
    <Stack $gap={8}>
      <SearchField
        label={text.fieldLabel}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setChosen(undefined);
        }}
        maxLength={ADMIN_SEARCH_MAX_LENGTH}
        autoFocus
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-activedescendant={active && optionId(active)}
        onKeyDown={press}
      />
      <StatusLine role="status">
        {statusOf({ words, isSearching, isFailed: error !== null, count: entries.length })}
      </StatusLine>
      <Results aria-busy={isSearching}>
        {error !== null && <SearchFailed error={error} onRetry={retry} />}
        <ListBox id={id} label={text.resultsLabel} groups={groups} active={active} optionId={optionId} onChoose={open}>
          {PaletteOption}
        </ListBox>
      </Results>
      <KeyHelp />
    </Stack>
  );
}

interface Status {
  words: string;
  isSearching: boolean;
  isFailed: boolean;
  count: number;
}

function statusOf({ words, isSearching, isFailed, count }: Status): string {
  if (isSearching) return text.searching;
  if (isFailed) return "";
  return count === 0 ? text.nothingFound(words) : text.resultCount(count);
}

function SearchFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { title, message } = errorTextFor(error, text.loadFailed);
  return (
    <Stack role="alert" $gap={8} $align="start">
      <Text $weight={700}>{title}</Text>
      <Text>{message}</Text>
      <Button variant="secondary" onClick={onRetry}>
        {text.retryButton}
      </Button>
    </Stack>
  );
}

function KeyHelp() {
  return (
    <Keys aria-hidden $gap={16}>
      {text.keys.map(({ caps, does }) => (
        <Row key={does} $gap={4}>
          {caps.map((cap) => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}
          <SecondaryText as="span">{does}</SecondaryText>
        </Row>
      ))}
    </Keys>
  );
}
