import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { createRoom } from "../../../schema/game/api.ts";
import {
  EVENT_PLAYERS_MAX,
  ROUNDS_OPTIONS,
  TEAMS_OPTIONS,
  TIME_LIMIT_OPTIONS_SECONDS,
} from "../../../schema/limits.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { RadioCards } from "../../ui/field/radio-cards.tsx";
import { Switch } from "../../ui/field/switch.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import { SecondaryText } from "../../ui/text/text.tsx";
import { cacheSeat } from "../connection/seat-cache.ts";
import * as gameText from "../game-text.ts";
import { gameNames, games } from "../games.ts";
import { roomPath } from "../room-path.ts";
import { NumberCards } from "../settings/number-cards.tsx";
import { eventSettingsOf, startingForm, withGame } from "./event-game-form.ts";
import { eventGameQuery } from "./event-game-query.ts";
import * as text from "./event-game-text.ts";

const gameOptions = gameNames.map((value) => ({ value, label: games[value].name }));
const difficultyOptions = (["easy", "medium", "hard"] as const).map((value) => ({
  value,
  label: gameText.difficultyNames[value],
}));

interface Props {
  eventId: string;
  title: string;
  onClose: () => void;
}

/** A manager opens the game of an event, and goes to its waiting room. */
export function OpenEventGame({ eventId, title, onClose }: Props) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [form, setForm] = useState(startingForm);
  const { switches, difficultyText } = games[form.gameType];
  const open = useMutation({
    mutationFn: () => call(createRoom, { body: eventSettingsOf(form, { eventId, title }) }),
    onSuccess(seat) {
      cacheSeat(seat);
      void navigate(roomPath("waiting", seat.roomId));
    },
    onError: (error) => toastError(error, text.failed),
    // Another manager may have opened one.
    onSettled: () => queries.invalidateQueries({ queryKey: eventGameQuery(eventId, true).queryKey }),
  });
  return (
    <FormDialog
      title={text.dialogTitle}
      description={text.dialogHint(EVENT_PLAYERS_MAX)}
      submitLabel={text.submitButton}
      busy={open.isPending}
      onSubmit={() => open.mutate()}
      onCancel={onClose}
    >
      <Stack $gap={24}>
        <RadioCards
          legend={text.gameLabel}
          options={gameOptions}
          value={form.gameType}
          onChange={(gameType) => setForm(withGame(form, gameType))}
          minWidth={120}
        />
        <NumberCards
          legend={text.teamsLabel}
          options={TEAMS_OPTIONS}
          value={form.teams}
          labelOf={(teams) => (teams === 0 ? text.noTeams : String(teams))}
          onChange={(teams) => setForm({ ...form, teams })}
        />
        {form.teams > 0 && <SecondaryText role="status">{text.teamsHint}</SecondaryText>}
        <NumberCards
          legend={gameText.roundsLabel}
          options={ROUNDS_OPTIONS}
          value={form.rounds}
          onChange={(rounds) => setForm({ ...form, rounds })}
        />
        <NumberCards
          legend={text.timeLimitLabel}
          options={TIME_LIMIT_OPTIONS_SECONDS}
          labelOf={gameText.shortSeconds}
          value={form.timeLimit}
          onChange={(timeLimit) => setForm({ ...form, timeLimit })}
        />
        <Stack $gap={8}>
          <RadioCards
            legend={gameText.difficultyLabel}
            options={difficultyOptions}
            value={form.difficulty}
            onChange={(difficulty) => setForm({ ...form, difficulty })}
            minWidth={60}
            compact
          />
          <SecondaryText>{difficultyText}</SecondaryText>
        </Stack>
        {switches.map(({ name, label, description }) => (
          <Switch
            key={name}
            label={label}
            description={description}
            checked={form.own[name] ?? false}
            onChange={({ currentTarget }) => setForm({ ...form, own: { ...form.own, [name]: currentTarget.checked } })}
          />
        ))}
      </Stack>
    </FormDialog>
  );
}
