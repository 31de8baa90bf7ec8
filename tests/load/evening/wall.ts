import { openScreen } from "../../../schema/game/api.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";
import { Member } from "../member/member.ts";
import type { EveningQuestion } from "./questions.ts";
import { Viewer } from "./viewer.ts";

export interface WallParts {
  readonly origin: string;
  readonly roomId: string;
  readonly key: string;
  readonly questions: readonly EveningQuestion[];
}

/** Opens the screen for a hall with the key that the host was given. Each is a browser of its own. */
export function openWall({ origin, roomId, key, questions }: WallParts): Viewer {
  const screenId = newRequestId();
  const visitor = new Member({ url: origin });
  return new Viewer({
    roomId,
    origin,
    cookie: "",
    questions,
    async enter() {
      const { reservation } = await visitor.call(openScreen, { params: { roomId }, body: { key, screenId } });
      return { memberId: "", reservation };
    },
  });
}
