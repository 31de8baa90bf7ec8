/** Measures how long it takes until everyone else at the table sees a player's action. */
export class Propagation {
  /** Milliseconds from each action until the last of the others saw it. */
  readonly delays: number[] = [];
  readonly #open = new Map<string, { actorId: string; sentAt: number; waitsFor: number; seenBy: Set<string> }>();

  /** `others` is how many players must see it. */
  did(action: string, actorId: string, others: number): void {
    this.#open.set(action, { actorId, sentAt: performance.now(), waitsFor: others, seenBy: new Set() });
  }

  seenBy(action: string, watcherId: string): void {
    const sighting = this.#open.get(action);
    if (!sighting || sighting.actorId === watcherId) return;
    sighting.seenBy.add(watcherId);
    if (sighting.seenBy.size < sighting.waitsFor) return;
    this.#open.delete(action);
    this.delays.push(performance.now() - sighting.sentAt);
  }
}
