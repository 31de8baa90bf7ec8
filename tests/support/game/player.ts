import type { Room } from "@colyseus/sdk";
import { createRoom, joinByCode, practise, type Seat, takeSeat } from "../../../schema/game/api.ts";
import type { GameSettings, GameType } from "../../../schema/game/settings.ts";
import { newMember, type Person } from "../account/people.ts";
import { until } from "../until.ts";
import { type ChosenSettings, playedGames, type StateOf } from "./played-game.ts";

/** A member with a seat in a game room, and their connection. */
export interface SeatedPlayer<G extends GameType = GameType> {
  readonly game: G;
  readonly person: Person;
  readonly memberId: string;
  seat: Seat;
  room: Room<unknown, StateOf[G]>;
  /** The messages that the room sent over this connection, oldest first. */
  received: { readonly type: string; readonly payload: Record<string, unknown> }[];
}

/** The messages of one type that this player received since they joined, oldest first. */
export const messagesOf = <G extends GameType>(
  { received }: SeatedPlayer<G>,
  kind: string,
): Record<string, unknown>[] => received.filter(({ type }) => type === kind).map(({ payload }) => payload);

/**
 * Opens a game room, by default of trivia, with this many new members. The first is the host. With several addresses, the members
 * use them in turn.
 */
export async function openGameRoom<G extends GameType = "trivia">(
  url: string | readonly string[],
  players: number,
  { game = "trivia" as G, ...chosen }: ChosenSettings & { readonly game?: G } = {},
): Promise<SeatedPlayer<G>[]> {
  const urls = typeof url === "string" ? [url] : url;
  const urlOf = (n: number) => urls[n % urls.length] as string;
  const people = await Promise.all(Array.from({ length: players }, (_, n) => newMember(urlOf(n), `Player ${n + 1}`)));
  const [host, ...guests] = people as [Person, ...Person[]];
  const settings = { ...playedGames[game].settings, maxPlayers: 8, difficulty: "easy", ...chosen } as GameSettings;
  const first = await joinRoom(game, host, await host.must(createRoom, { body: settings }));
  await until(() => first.room.state.roomCode !== "");
  const code = first.room.state.roomCode;
  const seated = [first];
  for (const guest of guests)
    seated.push(await joinRoom(game, guest, await guest.must(joinByCode, { body: { code } })));
  await until(() => seated.every(({ room }) => room.state.players.size === players));
  return seated;
}

/** Begins to practise, as a new member if none is given. */
export async function openPractice<G extends GameType>(
  url: string,
  game: G,
  person?: Person,
): Promise<SeatedPlayer<G>> {
  const member = person ?? (await newMember(url, "Practising Ada"));
  return await joinRoom(game, member, await member.must(practise, { body: { gameType: game } }));
}

/** Plays a practice game that has begun; `isRight` decides the answer of each round. */
export async function playPractice<G extends GameType>(
  seated: SeatedPlayer<G>,
  isRight: (round: number) => boolean = () => true,
): Promise<void> {
  await roundOpens(seated, 1);
  const { rounds } = seated.room.state;
  for (let round = 1; round <= rounds; round += 1) await answerRound(seated, round, isRight(round));
  await until(() => seated.room.state.phase === "finished");
}

/** Takes the player's own seat again, as after a reload. */
export async function rejoin<G extends GameType>(seated: SeatedPlayer<G>): Promise<void> {
  seated.seat = await seated.person.must(takeSeat, { params: { roomId: seated.seat.roomId }, body: {} });
  const rejoined = await joinRoom(seated.game, seated.person, seated.seat);
  seated.room = rejoined.room;
  seated.received = rejoined.received;
}

async function joinRoom<G extends GameType>(game: G, person: Person, seat: Seat): Promise<SeatedPlayer<G>> {
  const room = await person.sit<G>(seat);
  const received: SeatedPlayer["received"] = [];
  for (const type of ["receipt", "ownAnswer", "refused", "closed", "clock", "place"]) {
    room.onMessage(type, (payload: Record<string, unknown>) => received.push({ type, payload }));
  }
  await until(() => room.state?.players?.has(seat.memberId) === true);
  return { game, person, memberId: seat.memberId, seat, room, received };
}

/** Waits until this round has started and its content is shown. */
export async function roundOpens<G extends GameType>({ game, room }: SeatedPlayer<G>, round: number): Promise<void> {
  const { isShown } = playedGames[game];
  await until(() => room.state.phase === "round" && room.state.round === round && isShown(room.state));
}

/** Waits for the round and answers it, right or wrong; resolves with the receipt. */
export async function answerRound<G extends GameType>(
  seated: SeatedPlayer<G>,
  round: number,
  isRight: boolean,
  id = crypto.randomUUID(),
): Promise<void> {
  const { game, room } = seated;
  await roundOpens(seated, round);
  const { request, payload } = playedGames[game].reply(room.state, isRight ? "right" : "wrong");
  const receipt = new Promise<void>((resolve) => {
    room.onMessage("receipt", (message: { id: string }) => message.id === id && resolve());
  });
  room.send(request, { id, round, ...payload });
  await receipt;
}

/** Plays a whole game; `isRight` decides each player's answer of each round. */
export async function playGame<G extends GameType>(
  players: SeatedPlayer<G>[],
  isRight: (player: number, round: number) => boolean,
): Promise<void> {
  const [host] = players as [SeatedPlayer<G>];
  host.room.send("start", {});
  for (let round = 1; round <= host.room.state.rounds; round += 1) {
    await Promise.all(players.map((seated, player) => answerRound(seated, round, isRight(player, round))));
  }
  await until(() => players.every(({ room }) => room.state.phase === "finished"));
}
