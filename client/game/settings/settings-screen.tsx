import { Controller, useWatch } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router";
import { createRoom } from "../../../schema/game/api.ts";
import {
  MAX_PLAYERS_OPTIONS,
  ROOM_NAME_MAX_LENGTH,
  ROUNDS_OPTIONS,
  TIME_LIMIT_OPTIONS_SECONDS,
} from "../../../schema/limits.ts";
import { errorTextFor } from "../../frame/error-text.ts";
import { isNameFault } from "../../frame/form/name-fault.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { Screen } from "../../frame/screen.tsx";
import { codeOf } from "../../net/http/api-error.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { RadioCards } from "../../ui/field/radio-cards.tsx";
import { Switch } from "../../ui/field/switch.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Stack, TwoColumns } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { cacheSeat } from "../connection/seat-cache.ts";
import { gameFailures, signInTexts } from "../game-errors.ts";
import * as gameText from "../game-text.ts";
import { games } from "../games.ts";
import { useNameFirst } from "../use-name-first.tsx";
import { NumberCards } from "./number-cards.tsx";
import { type RoomForm, settingsOf, startingWith } from "./room-form.ts";
import { RoomPreview } from "./room-preview.tsx";
import * as text from "./settings-text.ts";

const privacyOptions = [
  { value: "public", label: gameText.publicRoom, description: text.publicHint },
  { value: "private", label: gameText.privateRoom, description: text.privateHint },
] as const;

const difficultyOptions = (["easy", "medium", "hard"] as const).map((value) => ({
  value,
  label: gameText.difficultyNames[value],
}));

function failureText(error: unknown) {
  const isSignedOut = codeOf(error) === "account/not-signed-in";
  return isSignedOut ? signInTexts.createRoom : errorTextFor(error, gameFailures.createRoom);
}

/** Where the host chooses the settings before the room opens. */
export function SettingsScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { withName, dialog } = useNameFirst();
  const refuse = () => toast({ title: text.nameRequiredTitle, message: text.nameRequired, variant: "destructive" });
  const { form, field, isBusy, submit } = useApiForm(createRoom, {
    defaultValues: startingWith(search.get("game")),
    toBody: settingsOf,
    requiredTexts: { roomName: text.nameRequired },
    fieldOf: (code) => (isNameFault(code) ? "roomName" : undefined),
    errorText: failureText,
    onInvalid: () => isBlank && refuse(),
    beforeSend: () => new Promise((resolve) => withName(() => resolve(true))),
    onSuccess(seat) {
      cacheSeat(seat);
      toast({ title: text.createdTitle, message: text.createdMessage, duration: 3000 });
      navigate(`/games/waiting/${seat.roomId}`, { replace: true });
    },
  });
  const { control } = form;
  const room = useWatch({ control }) as RoomForm;
  const isBlank = room.roomName.trim() === "";

  return (
    <Screen title={text.screenTitle}>
      <form onSubmit={submit} noValidate>
        <Stack $gap={24}>
          <Stack $gap={4}>
            <Heading level={1}>{text.heading}</Heading>
            <Text $tone="muted">{games[room.gameType].name}</Text>
          </Stack>
          <TwoColumns>
            <Stack $gap={32}>
              <TextField
                label={text.nameLabel}
                hint={text.nameHint}
                maxLength={ROOM_NAME_MAX_LENGTH}
                autoComplete="off"
                // While the button is disabled, Enter does not submit the form, so it shows here what is missing.
                onKeyDown={(event) => event.key === "Enter" && isBlank && refuse()}
                {...field("roomName")}
              />
              <Controller
                control={control}
                name="maxPlayers"
                render={({ field }) => (
                  <NumberCards
                    legend={text.maxPlayersLabel}
                    options={MAX_PLAYERS_OPTIONS}
                    value={field.value}
                    onChange={field.onChange}
                  />
                )}
              />
              <Controller
                control={control}
                name="timeLimit"
                render={({ field }) => (
                  <NumberCards
                    legend={text.timeLimitLabel}
                    options={TIME_LIMIT_OPTIONS_SECONDS}
                    labelOf={gameText.shortSeconds}
                    value={field.value}
                    onChange={field.onChange}
                  />
                )}
              />
              <Controller
                control={control}
                name="difficulty"
                render={({ field }) => (
                  <RadioCards
                    legend={gameText.difficultyLabel}
                    options={difficultyOptions}
                    value={field.value}
                    onChange={field.onChange}
                    minWidth={60}
                    compact
                  />
                )}
              />
              <SecondaryText>{games[room.gameType].difficultyText}</SecondaryText>
              <Controller
                control={control}
                name="rounds"
                render={({ field }) => (
                  <NumberCards
                    legend={gameText.roundsLabel}
                    options={ROUNDS_OPTIONS}
                    value={field.value}
                    onChange={field.onChange}
                  />
                )}
              />
              {games[room.gameType].switches.map(({ name, label, description }) => (
                <Switch key={name} label={label} description={description} {...form.register(`own.${name}`)} />
              ))}
              <Controller
                control={control}
                name="isPrivate"
                render={({ field }) => (
                  <RadioCards
                    legend={gameText.privacyLabel}
                    options={privacyOptions}
                    value={field.value ? "private" : "public"}
                    onChange={(value) => field.onChange(value === "private")}
                    minWidth={200}
                  />
                )}
              />
            </Stack>
            <RoomPreview room={room} />
          </TwoColumns>
          <ActionBar>
            <Button type="submit" size="large" busy={isBusy} disabled={isBlank}>
              {isBusy ? text.creatingButton : gameText.createRoomButton}
            </Button>
          </ActionBar>
        </Stack>
      </form>
      {dialog}
    </Screen>
  );
}
