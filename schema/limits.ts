/** Lengths, counts and times that both ends obey. Times are in the unit that the name ends with. */

export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MAX_LENGTH = 128;
export const FULL_NAME_MAX_LENGTH = 60;

export const REQUEST_NAME_MAX_LENGTH = 100;
export const PHONE_MAX_LENGTH = 40;
export const REQUEST_MESSAGE_MAX_LENGTH = 2000;

export const ROOM_NAME_MAX_LENGTH = 40;
export const ROOM_CODE_LENGTH = 6;
/** Room codes leave out the look-alikes 0/O and 1/I/L. */
export const ROOM_CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

export const PLAYERS_MIN_TO_START = 2;
export const MAX_PLAYERS_OPTIONS = [2, 4, 6, 8] as const;
export const MAX_PLAYERS_DEFAULT = 6;
export const TIME_LIMIT_OPTIONS_SECONDS = [15, 30, 45, 60] as const;
export const TRIVIA_TIME_LIMIT_DEFAULT_SECONDS = 30;
export const WORD_BATTLE_TIME_LIMIT_DEFAULT_SECONDS = 60;
export const ROUNDS_OPTIONS = [5, 10, 15] as const;
export const ROUNDS_DEFAULT = 10;

export const GAME_STARTING_SECONDS = 3;
/** How long a round's solution is shown. */
export const REVEAL_SECONDS = 3;
/** Between trivia's reveal and its next question; word battle deals at once. */
export const TRIVIA_BREAK_SECONDS = 2;
/** How long a seat counts as active after its socket is gone. */
export const SEAT_ABSENCE_SECONDS = 60;
/** How long a room stays open in which nobody has a socket. */
export const EMPTY_ROOM_SECONDS = 300;
/** How long a finished room waits for Play Again. */
export const FINISHED_ROOM_SECONDS = 600;
/** The most network delay that is credited to an answer. */
export const ANSWER_CREDIT_MAX_MS = 500;

/** How many letters a rack of word battle holds, two of them vowels. */
export const WORD_BATTLE_LETTERS = 7;
export const WORD_BATTLE_VOWELS = 2;
export const WORD_MIN_LENGTH = 3;

/** Code points of a message. */
export const MESSAGE_MAX_LENGTH = 4000;
export const MESSAGES_PER_PAGE = 100;
export const MESSAGE_PREVIEW_LENGTH = 80;
export const MESSAGE_EDIT_MINUTES = 15;
export const PEOPLE_FOUND = 10;
export const CONVERSATIONS_LISTED = 100;
/** More unread ones are shown as this many and more. */
export const UNREAD_COUNTED = 100;
/** How long the earlier words of a changed or deleted message are kept for reports. */
export const MESSAGE_VERSIONS_DAYS = 30;
/** How long "is writing" stands without being said again. */
export const TYPING_SECONDS = 5;
/** How often a member's "is writing" is passed on in one thread. */
export const TYPING_EVERY_SECONDS = 2;
/** Members who are meant by one message's `@`. */
export const MENTIONS_MAX = 20;
/** How much of a message is shown where a reply quotes it. */
export const QUOTE_LENGTH = 120;
export const MESSAGE_SEARCH_MAX_LENGTH = 100;
/** Messages that a search finds. */
export const MESSAGES_FOUND = 10;
/** Reactions whose authors are listed. */
export const REACTIONS_LISTED = 200;
/** Reactions of a member, put on and taken off. */
export const REACTIONS_PER_MINUTE = 120;
export const CHANNEL_NAME_MAX_LENGTH = 60;
export const CHANNEL_DESCRIPTION_MAX_LENGTH = 300;
export const CHANNELS_LISTED = 100;
export const CHANNEL_MEMBERS_MAX = 2000;
export const CHANNEL_MEMBERS_LISTED = 200;
/** Channels that a member owns at the same time. */
export const CHANNELS_OWNED_MAX = 20;
export const NOTIFICATIONS_PER_PAGE = 30;
export const NOTIFICATION_TEXT_LENGTH = 120;
/** How long notifications are kept. */
export const NOTIFICATION_DAYS = 60;
/**
 * How long the rows of a game are kept once its room is closed. Leaderboards have counted it; until then a member can come
 * back to their results, and questions that they met are drawn last.
 */
export const GAME_ROWS_DAYS = 180;
/** How long it is known who looked at reports: whoever asks about a case of the past year gets an answer. */
export const ACCESS_LOG_DAYS = 365;
export const REPORTS_PER_PAGE = 50;
/** Reports of their own that a member sees. */
export const REPORTS_OF_MEMBER_LISTED = 100;
export const REPORT_NOTE_MAX_LENGTH = 1000;
/** A member's messages, whatever the thread. */
export const MESSAGES_PER_MINUTE = 60;
/** Cursors that a member moves by reading. */
export const SIGNS_PER_MINUTE = 240;
export const ADULT_AGE_YEARS = 18;

/**
 * The largest frame that any room takes: a message of the longest length needs up to four bytes for each code point, and
 * what is longer by less than half is refused by name.
 */
export const FRAME_MAX_BYTES = 24 * 1024;
/** Whatever a game asks for is far smaller. */
export const GAME_FRAME_MAX_BYTES = 4 * 1024;
/** Sockets of one member in one conversation, or on their own line: a screen each. */
export const SOCKETS_PER_ROOM = 8;
/** WebSocket's own close code after a frame that is too large. */
export const FRAME_TOO_LARGE = 1009;
export const GAME_MESSAGES_PER_SECOND = 20;
/** Requests of one socket that may wait for an earlier one of it; the next is refused. */
export const REQUESTS_WAITING_MAX = 20;
/** Messages that fit no declaration, after which a socket is closed. */
export const INVALID_MESSAGES_MAX = 20;
export const LEADERBOARD_ROWS = 50;
export const PUBLIC_ROOMS_LISTED = 50;
/** Public rooms that wait for players at the same time and were opened by the same member. */
export const PUBLIC_ROOMS_WAITING_MAX = 3;

/**
 * Close codes of a game's socket, beyond those of WebSocket itself. A client may come back after `slow`, `unavailable`
 * and `draining`.
 */
export const CLOSE_CODES = {
  /** Too many messages that fit no declaration. */
  invalid: 4400,
  /** The member's session ended: signed out, expired or suspended. */
  sessionEnded: 4401,
  /** The member took the seat from another tab or phone, or may not stay in this thread as they were. */
  moved: 4409,
  /** The room was closed. */
  roomClosed: 4410,
  /** Too many messages. */
  tooMany: 4429,
  /** The socket could not keep up; come back for a fresh state. */
  slow: 4010,
  /** The seat could not be checked just now; ask for it again. */
  unavailable: 4500,
  /** The server is going down. */
  draining: 4503,
} as const;
