import { onTestFinished, test } from "vitest";
import { answerId, member, openGameFixture, openGameRoom, waitFor } from "../../support/game/game-fixture.ts";

test("GAME-28 a state larger than the encoder's buffer arrives completely", async () => {
  // A long reveal, so that everyone sees it, including the late player.
  const fixture = await openGameFixture({ revealMs: 60_000 });
  onTestFinished(() => fixture.close());
  const long = (text: string) => `${text} ${"ዘ".repeat(1500)}`;
  fixture.ports.questions = fixture.ports.questions.map((each) => ({
    ...each,
    question: long(each.question),
    verse: long("v"),
  }));
  const { roomId, host, players } = await openGameRoom(fixture, "trivia", ["a", "b"]);
  host.send("start");
  for (const player of players) {
    await player.untilState((state) => state.phase === "round");
    player.send("answer", { id: answerId(player.room.sessionId.slice(0, 8)), round: 1, option: 0 });
  }
  await host.untilState((state) => state.verse.length > 1500);
  const late = await fixture.sit<"trivia">(await fixture.rooms.games.admit(roomId, member("b")));
  await late.untilState((state) => state.verse.length > 1500);
  await waitFor(() => late.state.question === long("Who did deed 0?"));
});
