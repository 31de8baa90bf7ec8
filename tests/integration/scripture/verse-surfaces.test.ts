import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSession } from "../../../schema/account/api.ts";
import { readLastGame } from "../../../schema/game/played-api.ts";
import { readVerses, saveTranslation } from "../../../schema/scripture/api.ts";
import { type Translation, translations } from "../../../schema/scripture/translation.ts";
import { findPassage } from "../../../server/scripture/scripture.ts";
import { Person } from "../../support/account/people.ts";
import { openGameRoom, playGame, type SeatedPlayer } from "../../support/game/player.ts";
import { type Reader, type SeenVerse, verseSurfaces } from "../../support/scripture/verse-surfaces.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

const choices = [null, ...translations] as const;

/** What the room sends at its first reveal, with the translation that a client knows then. */
function firstReveal({ room }: SeatedPlayer<"trivia">): Promise<SeenVerse> {
  return new Promise((resolve) => {
    room.onStateChange(({ phase, scriptureReference: reference, verse: text, translation }) => {
      if (phase === "reveal") resolve({ reference, text, translation: translation as Translation });
    });
  });
}

describe.each(translations)("in a community that reads %s", (communitys) => {
  let server: TestServer;
  const readers = new Map<Translation | null, Reader>();
  beforeAll(async () => {
    server = await bootServer({ BIBLE_TRANSLATION: communitys });
    const players = await openGameRoom(server.url, choices.length);
    const reveals = players.map(firstReveal);
    for (const [at, { person }] of players.entries()) {
      await person.must(saveTranslation, { body: { translation: choices[at] ?? null } });
    }
    await playGame(players, () => true);
    // The table shows the end a moment before it is stored.
    const [first] = players as [SeatedPlayer<"trivia">, ...unknown[]];
    const last = () => first.person.call(readLastGame, { params: { roomId: first.seat.roomId } });
    await until(async () => (await last()).error === undefined);
    for (const [at, { person, seat }] of players.entries()) {
      const { me } = await person.must(readSession);
      const { sessionId } = await person.must(readLastGame, { params: { roomId: seat.roomId } });
      const reveal = (await reveals[at]) as SeenVerse;
      readers.set(choices[at] ?? null, { person, translation: me?.translation ?? communitys, sessionId, reveal });
    }
  });
  afterAll(() => server.stop());

  const surfaces = verseSurfaces.filter(({ read }) => read !== undefined);
  const cases = surfaces.flatMap((surface) => choices.map((choice) => ({ ...surface, choice })));
  test.each(cases)("SCRIPTURE-8 $name, for a member who chose $choice", async ({ read, follows, choice }) => {
    const reader = readers.get(choice) as Reader;
    const seen = await read?.(reader);
    const expected = follows === "reader" ? (choice ?? communitys) : communitys;
    expect(seen).toEqual({
      reference: seen?.reference,
      text: findPassage(seen?.reference ?? "", expected)?.text,
      translation: expected,
    });
    expect(seen?.text).not.toBe("");
  });

  test("SCRIPTURE-8 visitors read what the community reads, and their page says which", async () => {
    const { body } = await new Person(server.url).call(readVerses, { query: { reference: "John 11:36" } });
    expect([body.translation, body.passages[0]?.verses[0]?.text]).toEqual([
      communitys,
      findPassage("John 11:36", communitys)?.text,
    ]);
    expect(await (await fetch(server.url)).text()).toContain(`"translation":"${communitys}"`);
  });
});
