import { useEffect, useState } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { Button } from "../button/button.tsx";
import { DoorsPicture } from "../illustration/doors-picture.tsx";
import { LampPicture } from "../illustration/lamp-picture.tsx";
import { PagesPicture } from "../illustration/pages-picture.tsx";
import { TablePicture } from "../illustration/table-picture.tsx";
import { WindowsPicture } from "../illustration/windows-picture.tsx";
import { Card } from "../layout/card.tsx";
import { Cluster, Grid, Row, Stack } from "../layout/stack.ts";
import { AnimatedList } from "../live/animated-list.tsx";
import { AnswerButton, type AnswerState } from "../live/answer-button.tsx";
import { CountdownBar } from "../live/countdown-bar.tsx";
import { CountdownLamp } from "../live/countdown-lamp.tsx";
import { Glow } from "../live/glow.tsx";
import { EmptyTile, LetterTile } from "../live/letter-tile.tsx";
import { Heading } from "../text/heading.tsx";
import { NumberText } from "../text/number-text.tsx";
import { Text } from "../text/text.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const guests = ["Ngozi Okafor", "Ṣọlá", "Dámiláre Ọ̀ṣọ́", "Ụzọ", "Emeka Obi", "Hauwa", "Tobi", "Ìfẹ́"];
const states: [AnswerState, string | undefined][] = [
  ["idle", undefined],
  ["sending", "sending"],
  ["sent", "sent"],
  ["right", "right answer"],
  ["wrong", "wrong answer"],
  ["dim", undefined],
];

function useSeconds(from: number): number {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => (now === 0 ? from : now - 1)), 1000);
    return () => clearInterval(timer);
  }, [from]);
  return seconds;
}

export function GameChapter() {
  const seconds = useSeconds(30);
  const [order, setOrder] = useState(guests.slice(0, 4));
  const [seated, setSeated] = useState(3);
  const [lit, setLit] = useState(true);
  return (
    <Chapter title="Games">
      <Specimen name="CountdownBar, CountdownLamp: full, half, low, running">
        <Stack $gap={16}>
          <CountdownBar label="Time left" fraction={seconds / 30} seconds={seconds} />
          <CountdownBar label="Time left" fraction={0.1} seconds={3} />
          <Cluster>
            <CountdownLamp label="Time left" fraction={1} seconds={30} />
            <CountdownLamp label="Time left" fraction={0.5} seconds={15} />
            <CountdownLamp label="Time left" fraction={0.1} seconds={3} />
            <CountdownLamp label="Time left" fraction={seconds / 30} seconds={seconds} size={56} />
          </Cluster>
        </Stack>
      </Specimen>
      <Specimen name="AnswerButton: the four answers">
        <Stack $gap={8}>
          <AnswerButton tone="coral" letter="A">
            Moses
          </AnswerButton>
          <AnswerButton tone="teal" letter="B">
            Joshua, the son of Nun, who led the people over the Jordan
          </AnswerButton>
          <AnswerButton tone="gold" letter="C" note="2">
            Ọbadáyà
          </AnswerButton>
          <AnswerButton tone="violet" letter="D">
            Deborah
          </AnswerButton>
        </Stack>
      </Specimen>
      <Specimen name="AnswerButton: its states">
        <Grid $minWidth={240} $gap={8}>
          {states.map(([state, text]) => (
            <AnswerButton key={state} tone="violet" letter="D" state={state} {...(text ? { stateText: text } : {})}>
              {state}
            </AnswerButton>
          ))}
        </Grid>
      </Specimen>
      <Specimen name="LetterTile: idle, placed, used, empty">
        <Row $gap={4}>
          {[..."LAMPXQ"].map((letter, index) => (
            <LetterTile
              key={letter}
              letter={letter}
              value={index + 1}
              label={`${letter}, ${index + 1}`}
              state={index === 1 ? "placed" : index === 3 ? "used" : "idle"}
              onPress={() => {}}
            />
          ))}
          <EmptyTile />
        </Row>
      </Specimen>
      <Specimen name="AnimatedList">
        <Stack $gap={12}>
          <AnimatedList items={order} keyOf={(name) => name} label="Standings" ranked>
            {(name, index) => (
              <Card $padding={12} $lit={index === 0}>
                <Row $gap={12}>
                  <Avatar name={name} size={36} />
                  <Text $cut style={{ flex: 1 }}>
                    {name}
                  </Text>
                  <NumberText value={900 - index * 111} size="lead" />
                </Row>
              </Card>
            )}
          </AnimatedList>
          <Button variant="secondary" onClick={() => setOrder([...order.slice(2), ...order.slice(0, 2)])}>
            Change the order
          </Button>
        </Stack>
      </Specimen>
      <Specimen name="Glow">
        <Card $padding={48}>
          <Glow active={lit}>
            <Heading level={3} size="display">
              Winner!
            </Heading>
          </Glow>
        </Card>
        <Button variant="quiet" onClick={() => setLit(!lit)}>
          Switch the glow
        </Button>
      </Specimen>
      <Specimen name="Pictures">
        <Grid $minWidth={240}>
          <Stack $align="center">
            <TablePicture seats={8} names={guests.slice(0, seated)} />
            <Button variant="secondary" onClick={() => setSeated((seated + 1) % 9)}>
              Add a player
            </Button>
          </Stack>
          <TablePicture seats={4} names={guests.slice(0, 2)} />
          <WindowsPicture />
          <LampPicture />
          <LampPicture lit={false} />
          <DoorsPicture />
          <PagesPicture />
        </Grid>
      </Specimen>
    </Chapter>
  );
}
