import type { MemberEvent } from "../../schema/member/protocol.ts";

/** The lines over which members hear wherever they are. */
export interface MemberLines {
  /** Which of these members have their line open. */
  onLine(memberIds: readonly string[]): Promise<readonly string[]>;
  /** One who has none open hears nothing. */
  tell(memberId: string, news: MemberEvent): void;
}
