import type { GameState } from "../../../schema/game/state.ts";
import type { GamePorts } from "../game/ports.ts";
import type { WriteQueue } from "../write-queue.ts";

interface LeadParts {
  readonly roomId: string;
  readonly state: GameState;
  readonly ports: Pick<GamePorts, "leadOfRoom">;
  readonly writes: WriteQueue;
}

/** SAFE-68: names the lead of a private room that has become a mixed one. Once named, the lead stays. */
export async function nameLead(parts: LeadParts, watcherIds: readonly string[]): Promise<void> {
  const { roomId, state, ports, writes } = parts;
  if (!state.isPrivate || state.leadName !== "") return;
  state.leadName = await writes.write(() => ports.leadOfRoom({ roomId, watcherIds }));
}
