import { expect, test } from "vitest";
import { drawPodium, podiumPicture } from "../../../../../client/game/picture/podium-picture.ts";

const players = [
  { displayName: "Ada Nwosu", score: 210, rank: 1, memberId: "id-1" },
  { displayName: "  Bámidélé  Obi", score: 210, rank: 1, memberId: "id-2" },
  { displayName: "", score: 1, rank: 3, memberId: "id-3" },
  { displayName: "Fourth Player", score: 0, rank: 4, memberId: "id-4" },
];
const picture = podiumPicture(players, { community: "Lampstand", game: "Bible Trivia" });

test("GAME-68 the picture has the first three by their first names, points and places, and nothing else", () => {
  expect(picture).toEqual({
    community: "Lampstand",
    game: "Bible Trivia",
    places: [
      { name: "Ada", points: "210 points", rank: 1 },
      { name: "Bámidélé", points: "210 points", rank: 1 },
      { name: "Player", points: "1 point", rank: 3 },
    ],
  });
});

test("GAME-68 only these words are drawn", () => {
  const words: string[] = [];
  const none = () => {};
  drawPodium(
    {
      fillStyle: "",
      font: "",
      textAlign: "start",
      fillRect: none,
      beginPath: none,
      arc: none,
      fill: none,
      fillText: (word) => words.push(word),
    },
    picture,
  );
  const drawn = [
    "Lampstand",
    "Bible Trivia",
    "1",
    "Ada",
    "210 points",
    "1",
    "Bámidélé",
    "210 points",
    "3",
    "Player",
    "1 point",
  ];
  expect(words).toEqual(drawn);
});
