import type { MemberNews } from "../../schema/member/protocol.ts";

/** The lines over which members hear wherever they are. */
export interface MemberLines {
  /** Which of these members have their line open. */
  onLine(memberIds: readonly string[]): readonly string[];
  /** One who has none open hears nothing. */
  tell(memberId: string, news: MemberNews): void;
}
