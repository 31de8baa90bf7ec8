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
import { Screen } from "../../frame/screen.tsx";
import { useApiForm } from "../../frame/use-api-form.ts";
import { codeOf } from "../../net/http/api-error.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { RadioCards } from "../../ui/field/radio-cards.tsx";
import { Switch } from "../../ui/field/switch.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Sides, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { cacheSeat } from "../connection/reservation-cache.ts";
import { gameFailures, signInTexts } from "../game-errors.ts";
import { difficultyNames, games } from "../games.ts";
import { useNameFirst } from "../use-name-first.tsx";
import { NumberCards } from "./number-cards.tsx";
import { type RoomForm, settingsOf, startingWith } from "./room-form.ts";
import { RoomPreview } from "./room-preview.tsx";

const nameRequired = { title: "Room Name Required", message: "Please enter a name for your game room." };

const privacyOptions = [
  { value: "public", label: "Public", description: "Anyone can find it under Games." },
  { value: "private", label: "Private", description: "Only people with the code or the link." },
] as const;

const difficultyOptions = (["easy", "medium", "hard"] as const).map((value) => ({
  value,
  label: difficultyNames[value],
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
  const refuse = () => toast({ ...nameRequired, variant: "destructive" });
  const { form, field, isBusy, submit } = useApiForm(createRoom, {
    defaultValues: startingWith(search.get("game")),
    toBody: settingsOf,
    requiredTexts: { roomName: nameRequired.message },
    errorText: failureText,
    onInvalid: () => isBlank && refuse(),
    beforeSend: () => new Promise((resolve) => withName(() => resolve(true))),
    onSuccess(seat) {
      cacheSeat(seat);
      toast({ title: "Room Created!", message: "Invite your friends with the code or the link.", duration: 3000 });
      navigate(`/games/waiting/${seat.roomId}`, { replace: true });
    },
  });
  const { control } = form;
  const room = useWatch({ control }) as RoomForm;
  const isBlank = room.roomName.trim() === "";

  return (
    <Screen title="Game settings">
      <form onSubmit={submit} noValidate>
        <Stack $gap={24}>
          <Stack $gap={4}>
            <Heading level={1}>Create Game Room</Heading>
            <Text $tone="muted">{games[room.gameType].name}</Text>
          </Stack>
          <Sides>
            <Stack $gap={32}>
              <TextField
                label="Room Name"
                hint="What your friends see first."
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
                    legend="Maximum Players"
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
                    legend="Time Limit"
                    options={TIME_LIMIT_OPTIONS_SECONDS}
                    unit="s"
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
                    legend="Difficulty"
                    options={difficultyOptions}
                    value={field.value}
                    onChange={field.onChange}
                    least={60}
                    compact
                  />
                )}
              />
              <Text $size="small" $tone="muted">
                {games[room.gameType].difficultyText}
              </Text>
              <Controller
                control={control}
                name="rounds"
                render={({ field }) => (
                  <NumberCards legend="Rounds" options={ROUNDS_OPTIONS} value={field.value} onChange={field.onChange} />
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
                    legend="Privacy"
                    options={privacyOptions}
                    value={field.value ? "private" : "public"}
                    onChange={(value) => field.onChange(value === "private")}
                    least={200}
                  />
                )}
              />
            </Stack>
            <RoomPreview room={room} />
          </Sides>
          <ActionBar>
            <Button type="submit" size="large" busy={isBusy} disabled={isBlank}>
              {isBusy ? "Creating..." : "Create Room"}
            </Button>
          </ActionBar>
        </Stack>
      </form>
      {dialog}
    </Screen>
  );
}
