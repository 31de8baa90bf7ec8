import { Controller } from "react-hook-form";
import { eventTypes } from "../../../../schema/event/event-filter.ts";
import { eventClock } from "../../../../schema/event/event-time.ts";
import {
  EVENT_DESCRIPTION_MAX_LENGTH,
  EVENT_LOCATION_MAX_LENGTH,
  EVENT_TITLE_MAX_LENGTH,
} from "../../../../schema/event/manage-api.ts";
import type { ApiForm } from "../../../frame/form/use-endpoint-form.ts";
import type { ImageUpload } from "../../../frame/form/use-image-upload.ts";
import { useMinute } from "../../../frame/use-minute.ts";
import { community } from "../../../net/community.ts";
import { RadioCards } from "../../../ui/field/radio-cards.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Card, Panel } from "../../../ui/layout/card.tsx";
import { Grid, Stack } from "../../../ui/layout/stack.ts";
import { SecondaryText } from "../../../ui/text/text.tsx";
import { typeLabel } from "../../type-text.ts";
import * as text from "../manage-text.ts";
import type { EventFormValues } from "./form-values.ts";
import { ImageField } from "./image-field.tsx";
import { zoneName } from "./zone-name.ts";

interface Props {
  api: ApiForm<EventFormValues>;
  image: ImageUpload;
  /** Somebody has registered or is paying. */
  hasSeats?: boolean;
}

/** All fields of an event, in sections. */
export function EventFields({ api, image, hasSeats = false }: Props) {
  return (
    <>
      <AboutFields api={api} />
      <PlaceFields api={api} hasSeats={hasSeats} />
      <SeatFields api={api} hasSeats={hasSeats} />
      <Panel title={text.imageSection}>
        <ImageField
          image={image}
          imageName={api.form.watch("imageName")}
          onRemove={() => api.form.setValue("imageName", "", { shouldDirty: true })}
        />
      </Panel>
      <VisibilityField api={api} />
    </>
  );
}

type PartProps = Pick<Props, "api">;

function AboutFields({ api: { form, field, errorOf } }: PartProps) {
  const type = form.watch("eventType");
  const types = (eventTypes as readonly string[]).includes(type) ? eventTypes : [...eventTypes, type];
  return (
    <Panel title={text.aboutSection}>
      <Stack>
        <TextField
          label={text.titleLabel}
          maxLength={EVENT_TITLE_MAX_LENGTH}
          autoComplete="off"
          dir="auto"
          required
          {...field("title")}
        />
        <TextArea
          label={text.descriptionLabel}
          hint={text.descriptionHint}
          maxLength={EVENT_DESCRIPTION_MAX_LENGTH}
          dir="auto"
          {...field("description")}
        />
        <Controller
          control={form.control}
          name="eventType"
          render={({ field: { value, onChange, ref } }) => (
            <RadioCards
              ref={ref}
              legend={text.typeLegend}
              options={types.map((each) => ({ value: each, label: typeLabel(each) }))}
              value={value}
              onChange={onChange}
              error={errorOf("eventType")}
              minWidth={120}
              compact
            />
          )}
        />
      </Stack>
    </Panel>
  );
}

function PlaceFields({ api: { field }, hasSeats }: PartProps & { hasSeats: boolean }) {
  const now = useMinute();
  const { timeZone } = community;
  return (
    <Panel title={text.placeSection}>
      <Stack>
        <SecondaryText>
          {text.zoneHint(zoneName(timeZone, now), timeZone, eventClock(now, timeZone))} {hasSeats && text.movedHint}
        </SecondaryText>
        <Grid $minWidth={230}>
          <TextField type="datetime-local" label={text.startLabel} required {...field("eventDate")} />
          <TextField type="datetime-local" label={text.endLabel} {...field("endDate")} />
        </Grid>
        <TextField
          label={text.locationLabel}
          hint={text.locationHint}
          maxLength={EVENT_LOCATION_MAX_LENGTH}
          autoComplete="off"
          {...field("location")}
        />
      </Stack>
    </Panel>
  );
}

const priceOptions = [
  { value: "free", label: text.freeLabel, description: text.freeHint },
  { value: "paid", label: text.paidLabel, description: text.paidHint },
] as const;

function SeatFields({ api: { form, field }, hasSeats }: PartProps & { hasSeats: boolean }) {
  return (
    <Panel title={text.seatsSection}>
      <Stack>
        <TextField
          label={text.maxLabel}
          hint={text.maxHint}
          inputMode="numeric"
          autoComplete="off"
          {...field("maxAttendees")}
        />
        <Controller
          control={form.control}
          name="isPaid"
          render={({ field: { value, onChange } }) => (
            <RadioCards
              legend={text.priceLegend}
              {...(hasSeats && { hint: text.priceFixedHint })}
              options={priceOptions}
              value={value}
              onChange={onChange}
              disabled={hasSeats}
              minWidth={200}
            />
          )}
        />
        {form.watch("isPaid") === "paid" && (
          <TextField
            label={text.priceLabel}
            inputMode="decimal"
            autoComplete="off"
            required
            readOnly={hasSeats}
            {...field("ticketPriceKobo")}
          />
        )}
      </Stack>
    </Panel>
  );
}

const visibilityOptions = [
  { value: "published", label: text.publishedLabel, description: text.publishedHint },
  { value: "hidden", label: text.hiddenLabel, description: text.hiddenHint },
] as const;

const VisibilityField = ({ api: { form, errorOf } }: PartProps) => (
  <Card>
    <Controller
      control={form.control}
      name="isActive"
      render={({ field: { value, onChange, ref } }) => (
        <RadioCards
          ref={ref}
          legend={text.visibilityLegend}
          options={visibilityOptions}
          value={value}
          onChange={onChange}
          error={errorOf("isActive")}
          minWidth={200}
        />
      )}
    />
  </Card>
);
