import BookOpen from "lucide-react/icons/book-open";
import Spell from "lucide-react/icons/spell-check";
import { useState } from "react";
import { Checkbox } from "../field/checkbox.tsx";
import { FieldGroup } from "../field/field-group.tsx";
import { FileField } from "../field/file-field.tsx";
import { ListBox } from "../field/list-box.tsx";
import { RadioCards } from "../field/radio-cards.tsx";
import { SearchField } from "../field/search-field.tsx";
import { SelectField } from "../field/select-field.tsx";
import { Switch } from "../field/switch.tsx";
import { TextArea } from "../field/text-area.tsx";
import { TextField } from "../field/text-field.tsx";
import { Row, Stack } from "../layout/stack.ts";
import { Chapter, Specimen } from "./specimen.tsx";

const games = [
  { value: "one", label: "Questions", description: "Four answers, one is right", icon: <BookOpen aria-hidden /> },
  { value: "two", label: "Words", description: "Seven letters, one minute", icon: <Spell aria-hidden /> },
  { value: "three", label: "More games", description: "Coming soon", disabled: true },
] as const;

const results = [
  { title: "Pages", items: [{ title: "Friday" }] },
  { title: "Words", items: [{ title: "Harvest" }] },
];

export function FieldChapter() {
  const [game, setGame] = useState<"one" | "two" | "three">("one");
  const [open, setOpen] = useState(true);
  const [query, setQuery] = useState("");
  return (
    <Chapter title="Fields">
      <Specimen name="TextField, SearchField, TextArea">
        <Stack $gap={24}>
          <TextField label="Room name" placeholder="Friday after choir" hint="Your friends see this in the list." />
          <TextField
            label="E-mail"
            type="email"
            defaultValue="ngozi@"
            error="This address isn’t complete. Try something like name@example.com."
          />
          <TextField label="Password" type="password" defaultValue="lampstand" autoComplete="off" />
          <SearchField label="Find people by name" value={query} onChange={setQuery} />
          <TextField label="Rounds" disabled defaultValue="Only the host can change this" />
          <TextArea label="Your message" placeholder="Write to the whole room" />
        </Stack>
      </Specimen>
      <Specimen name="FileField: empty, sending, refused">
        <Stack $gap={24}>
          <FileField label="Picture" hint="PNG or JPEG, at most 1 MB" accept="image/png,image/jpeg" />
          <FileField label="Poster" progress={0.4} />
          <FileField label="Photograph" error="Please choose a file of at most 1 MB." />
        </Stack>
      </Specimen>
      <Specimen name="SelectField">
        <SelectField
          label="Category"
          options={[
            { value: "people", label: "People" },
            { value: "places", label: "Places" },
          ]}
        />
      </Specimen>
      <Specimen name="RadioCards">
        <RadioCards legend="What do you want to play?" value={game} options={games} onChange={setGame} minWidth={220} />
      </Specimen>
      <Specimen name="FieldGroup with Switch and checkbox">
        <FieldGroup legend="Who can join?">
          <Switch
            label="Private room"
            description="Only people with the code can join."
            checked={open}
            onChange={(event) => setOpen(event.target.checked)}
          />
          <Switch label="Sound" disabled />
          <Switch as="checkbox" label="I’ve read the community rules" defaultChecked />
          <Switch as="checkbox" label="Tell me about the next game night" />
        </FieldGroup>
      </Specimen>
      <Specimen name="Checkbox: off, on, mixed, disabled">
        <Row $gap={24}>
          <Checkbox label="Select Ngozi" checked={false} onChange={() => {}} />
          <Checkbox label="Select Hauwa" checked onChange={() => {}} />
          <Checkbox label="Select all" checked="mixed" onChange={() => {}} />
          <Checkbox label="Select Tobi" checked={false} disabled onChange={() => {}} />
        </Row>
      </Specimen>
      <Specimen name="ListBox: options by kind, the second one active">
        <ListBox
          id="gallery-results"
          label="Results"
          groups={results}
          optionId={({ title }) => `gallery-${title}`}
          active={results[1]?.items[0]}
          onChoose={() => {}}
        >
          {({ title }) => title}
        </ListBox>
      </Specimen>
    </Chapter>
  );
}
