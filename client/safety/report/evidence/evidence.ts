import type { AttachmentKind } from "../../../../schema/thread/attachment.ts";

// The evidence that the server stored, in the shape of evidence-store.ts. Reports from before a part was stored lack it.

/** A photo or voice note. Its file is kept until the report is closed. */
export interface StoredAttachment {
  id: string;
  kind: AttachmentKind;
}

export interface StoredMessage {
  id?: string;
  content?: string;
  sender_name?: string;
  created_at?: string;
  edited_at?: string | null;
  deleted_at?: string | null;
  versions?: readonly { content: string; replaced_at: string }[];
  attachment?: StoredAttachment | null;
  answered?: StoredMessage | null;
  /** The message that it forwards. */
  forwarded?: (StoredMessage & { channel_name?: string | null }) | null;
  /** Ids without names in old reports. */
  mentions?: readonly (string | { display_name?: string })[];
  reactions?: readonly { display_name?: string; emoji: string }[];
}

export interface MessageEvidence extends StoredMessage {
  before?: readonly StoredMessage[];
}

export interface ProfileEvidence {
  full_name?: string | null;
  bio?: string | null;
  location?: string | null;
  /** The address of a picture. */
  picture?: string | null;
  member_since?: string;
  birth_date?: "unknown" | "declared" | "confirmed";
  /** Where somebody who counted as a minor talked with minors. */
  threads?: readonly TalkEvidence[];
}

export interface TalkEvidence {
  kind: "conversation" | "channel";
  /** The channel's. */
  name?: string | null;
  people?: readonly { user_id?: string; display_name?: string }[];
  messages?: readonly StoredMessage[];
}

export interface RoomEvidence {
  room_name?: string;
  game_type?: string;
  settings?: { difficulty?: string; timeLimit?: number; rounds?: number; maxPlayers?: number; isPrivate?: boolean };
  host_name?: string;
  created_at?: string;
  players?: readonly { display_name?: string; is_active?: boolean }[];
  watchers?: readonly { display_name: string; first_seen_at: string; last_seen_at: string }[];
  /** Those that the reporter was asked. */
  questions?: readonly string[];
}

export interface WrittenEvidence {
  content?: string;
  display_name?: string;
  created_at?: string;
}

export interface CommentEvidence extends WrittenEvidence {
  before?: readonly WrittenEvidence[];
  post?: WrittenEvidence;
}

/** An answer to the question below a devotion. */
export interface AnswerEvidence extends WrittenEvidence {
  before?: readonly WrittenEvidence[];
  devotion?: DevotionEvidence;
}

export interface ChannelEvidence {
  name?: string;
  description?: string;
  is_private?: boolean;
  created_by_name?: string;
  created_at?: string;
  versions?: readonly { name: string; description: string; replaced_by_name?: string; replaced_at: string }[];
  messages?: readonly StoredMessage[];
}

/** What a leader wrote when declining a question or a request for a mentor. */
export interface NoteEvidence {
  asked?: string;
  note?: string;
  leader_name?: string;
  declined_at?: string;
}

export interface AnnouncementEvidence {
  title?: string;
  text?: string;
  sent_at?: string;
  author_name?: string;
  /** The title of the event whose attendees received it. Null if everyone or a role did. */
  event?: string | null;
}

export interface EventEvidence {
  title?: string;
  description?: string;
  /** "Online" if the reporter could not see the link. */
  location?: string;
  event_date?: string;
  cancel_reason?: string | null;
  /** A stored picture. */
  image_name?: string | null;
  creator_name?: string;
  /** Those that the reporter received. */
  announcements?: readonly AnnouncementEvidence[];
}

export interface DevotionEvidence {
  title?: string;
  content?: string;
  scripture_reference?: string | null;
  /** A day of the community's calendar. */
  date?: string;
  is_ai_draft?: boolean;
  /** Null if it was imported. */
  creator_name?: string | null;
}

export interface QuestionEvidence {
  question?: string;
  answer?: string;
  leader_name?: string;
  published_at?: string;
}
