import { Tally } from "../measure.ts";
import type { Member } from "../member/member.ts";
import { Phone } from "./phone.ts";
import type { Script } from "./script.ts";
import type { Viewer } from "./viewer.ts";
import { openWall } from "./wall.ts";

/** The phones and the walls of an evening. */
export class Gathering {
  readonly phones: Phone[] = [];
  readonly roomIds: string[] = [];
  readonly #walls: Viewer[] = [];
  readonly #script: Script;
  readonly #origin: string;

  constructor(script: Script, origin: string) {
    this.#script = script;
    this.#origin = origin;
    // The client opens its sockets at the server that its page came from.
    Object.assign(globalThis, { location: new URL(origin) });
  }

  /** Opens the phones of a party. All of them take their seats at once. */
  seat(party: readonly Member[], roomId: string): void {
    this.roomIds.push(roomId);
    for (const member of party) {
      this.phones.push(new Phone({ member, roomId, player: this.phones.length, script: this.#script }));
    }
  }

  hostOf(party: readonly Member[]): Phone {
    const host = this.phones.find(({ member }) => member === party[0]);
    if (!host) throw new Error("the party has no seats yet");
    return host;
  }

  /** Opens a wall for the first room, in a browser of its own. */
  showWall(key: string): Viewer {
    const [roomId = ""] = this.roomIds;
    const wall = openWall({ origin: this.#origin, roomId, key, questions: this.#script.questions });
    this.#walls.push(wall);
    return wall;
  }

  /** The phones, and the wall that was opened last. */
  get viewers(): Viewer[] {
    return [...this.phones.map(({ viewer }) => viewer), ...this.#walls.slice(-1)];
  }

  /** The scores on the wall, by member id. */
  get wallScores(): ReadonlyMap<string, number> {
    const { players = {} } = this.#walls.at(-1)?.view ?? {};
    return new Map(Object.values(players).map(({ memberId, score }) => [memberId, score]));
  }

  /** What arrived before its reveal, at any phone or wall. */
  get leaks(): string[] {
    return [...this.phones.map(({ viewer }) => viewer), ...this.#walls].flatMap(({ leaks }) => leaks);
  }

  /** What the phones and the wall show, as text. */
  describe(): string {
    const shown = new Tally();
    for (const viewer of this.viewers) shown.add(viewer.describe());
    return shown.entries.map(([what, count]) => `${count} x ${what}`).join(", ");
  }

  close(): void {
    for (const phone of this.phones) phone.close();
    for (const wall of this.#walls) wall.close();
    Reflect.deleteProperty(globalThis, "location");
  }
}
