/**
 * Lengths, counts and times that client and server share. Each name ends with its unit. Those of one feature may also be
 * in its `api.ts`.
 */

export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MAX_LENGTH = 128;
/** A code of an app has 6 digits, a recovery code 14 characters. People may type spaces. */
export const SECOND_FACTOR_CODE_MAX_LENGTH = 40;
/** The one-time code for the first admin, with spaces or hyphens between its letters. */
export const ADMIN_CODE_MAX_LENGTH = 60;
export const FULL_NAME_MAX_LENGTH = 60;

export const REQUEST_NAME_MAX_LENGTH = 100;
export const PHONE_MAX_LENGTH = 40;
export const REQUEST_MESSAGE_MAX_LENGTH = 2000;
export const REQUEST_ANSWER_MAX_LENGTH = 5000;

export const ROOM_NAME_MAX_LENGTH = 40;
export const ROOM_CODE_LENGTH = 6;
/** Room codes omit the lookalikes 0/O and 1/I/L. */
export const ROOM_CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

export const PLAYERS_MIN_TO_START = 2;
/** Who practises plays alone. */
export const PRACTICE_PLAYERS = 1;
/** So short that one more is always tempting. */
export const PRACTICE_ROUNDS = 5;
/** How often a member may begin to practise in an hour. */
export const PRACTICES_PER_HOUR = 60;
export const MAX_PLAYERS_OPTIONS = [2, 4, 6, 8] as const;
export const MAX_PLAYERS_DEFAULT = 6;
/** How many members play in the room of an event. The database has the same number. */
export const EVENT_PLAYERS_MAX = 200;
/** How many teams the room of an event may have. 0 is a game without teams. */
export const TEAMS_OPTIONS = [0, 2, 3, 4, 5, 6] as const;
/** How many of the best players everyone in the room of an event sees. */
export const EVENT_LEADERS = 5;
/** How many players above them, and how many below them, a player in the room of an event sees. */
export const PLACE_NEIGHBOURS = 2;
/** How many players a recap lists, besides its reader. */
export const PLAYED_PLAYERS_LISTED = 20;
export const TIME_LIMIT_OPTIONS_SECONDS = [15, 30, 45, 60] as const;
export const TRIVIA_TIME_LIMIT_DEFAULT_SECONDS = 30;
export const WORD_BATTLE_TIME_LIMIT_DEFAULT_SECONDS = 60;
export const ROUNDS_OPTIONS = [5, 10, 15] as const;
export const ROUNDS_DEFAULT = 10;
/** How many skipped rounds of a game are replaced by others. */
export const SPARE_ROUNDS = 3;

export const GAME_STARTING_SECONDS = 3;
/** How long a round's solution is shown: long enough to read a verse. Players may go on sooner. */
export const REVEAL_SECONDS = 6;
/** How long the standings are shown before the next round. Players may go on sooner. */
export const BREAK_SECONDS = 3;
/** How long the host can pause a game. Then it goes on by itself. */
export const PAUSE_SECONDS = 600;
/** How long a round waits for a player whose connection is gone, once others have answered. */
export const ROUND_WAIT_SECONDS = 5;
/** How long a game that survived the end of its server waits for its players. */
export const RETURN_SECONDS = 15;
/** How long the others can join when someone wants to play again. */
export const REMATCH_SECONDS = 20;
/** How long a seat stays active after its socket has closed. */
export const SEAT_ABSENCE_SECONDS = 60;
/**
 * How often a public waiting room asks for a sign of life. At most three of these pass before one that nobody is in leaves the
 * list.
 */
export const ROOM_PRESENCE_SECONDS = 4;
/** How long a room without any socket stays open. */
export const EMPTY_ROOM_SECONDS = 300;
/** How many members can watch one room. */
export const WATCHERS_MAX = 50;
/** How many screens for a hall can show one room. */
export const SCREENS_MAX = 2;
/** A screen closes when nothing has happened in its room for so long. */
export const SCREEN_IDLE_SECONDS = 2 * 60 * 60;
/** How long a finished room waits for Play Again. */
export const FINISHED_ROOM_SECONDS = 600;
/** How many reactions a player may send in so many seconds. */
export const GAME_REACTIONS_MAX = 5;
export const GAME_REACTIONS_SECONDS = 10;
/** The most network delay that is deducted from an answer's time. */
export const ANSWER_CREDIT_MAX_MS = 500;
/** The longest time before a round at which a slow phone gets the key of its sealed text. Half of a round trip of 1.5 seconds. */
export const KEY_LEAD_MAX_MS = 750;

/** How many letters a rack of word battle holds, two of them vowels. */
export const WORD_BATTLE_LETTERS = 7;
export const WORD_BATTLE_VOWELS = 2;
export const WORD_MIN_LENGTH = 3;

/** In code points. */
export const MESSAGE_MAX_LENGTH = 4000;
export const MESSAGES_PER_PAGE = 100;
export const MESSAGE_PREVIEW_LENGTH = 80;
export const MESSAGE_EDIT_MINUTES = 15;
export const PEOPLE_FOUND = 10;
export const CONVERSATIONS_LISTED = 100;
/** Counting stops here: more unread ones are shown as "99+". */
export const UNREAD_COUNTED = 100;
/** How long earlier versions of an edited or deleted message are kept for reports. */
export const MESSAGE_VERSIONS_DAYS = 30;
/** So long others see a member’s former name beside the new one. */
export const FORMER_NAME_DAYS = 30;
/** How long "is writing" is shown after the last event. */
export const TYPING_SECONDS = 5;
/** The shortest time between two "is writing" events of a member in one thread. */
export const TYPING_EVERY_SECONDS = 2;
/** Mentions in one message. */
export const MENTIONS_MAX = 20;
/** The length of a quoted message in a reply. */
export const QUOTE_LENGTH = 120;
export const MESSAGE_SEARCH_MAX_LENGTH = 100;
/** The most messages that a search returns. */
export const MESSAGES_FOUND = 10;
/** The most reactions in the list of who reacted. */
export const REACTIONS_LISTED = 200;
/** Reactions that a member adds or removes. */
export const REACTIONS_PER_MINUTE = 120;
/** Channels with more members have no seen marks. */
export const SEEN_MARKS_MEMBERS_MAX = 30;
/** How many of a thread's newest messages can have seen marks, so that no thread is searched further. */
export const SEEN_MARKS_MESSAGES = 200;
/** The shortest time between two seen marks of one member in a channel. */
export const SEEN_MARKS_EVERY_SECONDS = 2;
export const POLL_CHOICES_MIN = 2;
export const POLL_CHOICES_MAX = 6;
export const POLL_CHOICE_MAX_LENGTH = 80;
/** In pixels, on the longer side. */
export const MESSAGE_PHOTO_MAX_SIDE = 1600;
export const MESSAGE_PHOTO_MAX_BYTES = 200 * 1024;
export const VOICE_MAX_SECONDS = 60;
/** A minute of Opus at 16 kbit/s takes 120 KB; browsers do not keep to it exactly. */
export const VOICE_MAX_BYTES = 240 * 1024;
/** How many attachments of a member who is new or of unknown age wait for a safeguarding lead. */
export const ATTACHMENTS_REVIEWED = 3;
/** As long as an account counts as new. */
export const NEW_ACCOUNT_DAYS = 14;
/** As many as `REACTIONS_LISTED`. */
export const VOTES_LISTED = 200;
/** How many threads are listed where a message can be forwarded to. */
export const FORWARD_TARGETS_LISTED = 20;
export const CHANNEL_NAME_MAX_LENGTH = 60;
export const CHANNEL_DESCRIPTION_MAX_LENGTH = 300;
export const CHANNELS_LISTED = 100;
/** The most channels that a member pins to the top of their list. */
export const CHANNELS_PINNED_MAX = 3;
export const CHANNEL_MEMBERS_MAX = 2000;
export const CHANNEL_MEMBERS_LISTED = 200;
/** Pinned messages of one channel. */
export const CHANNEL_PINS_MAX = 5;
/** The most channels that a member may own. */
export const CHANNELS_OWNED_MAX = 20;
/** How long an invitation to a channel can be accepted. */
export const CHANNEL_INVITATION_DAYS = 14;
/** How long a member who declined an invitation gets none from the same person to the same channel. */
export const CHANNEL_INVITATION_PAUSE_DAYS = 7;
/** Invitations to one channel that wait for an answer. */
export const CHANNEL_INVITATIONS_MAX = 100;
export const NOTIFICATIONS_PER_PAGE = 30;
export const NOTIFICATION_TEXT_LENGTH = 120;
/** How long notifications are kept. */
export const NOTIFICATION_DAYS = 60;
/**
 * How long the rows of a game are kept after its room closes. Until then members can return to their results, and its
 * questions are drawn last for them. Leaderboards are not affected.
 */
export const GAME_ROWS_DAYS = 180;
/** How long the audit log is kept, so that cases of the past year can be reviewed. The database has the same number. */
export const AUDIT_DAYS = 365;
/** How long what a parent asked for is kept after it was answered or closed. */
export const PARENT_REQUEST_DAYS = 180;
export const REPORTS_PER_PAGE = 10;
export const FLAGGED_PER_PAGE = 50;
/** How soon someone should take a new report. */
export const REPORT_RESPONSE_HOURS = 24;
/** The fewest letters of a name in a search for people. */
export const PEOPLE_SEARCH_MIN_LENGTH = 2;
/** Also the most birth dates that are confirmed together. */
export const NEWCOMERS_PER_PAGE = 20;
/** The most new members whom a mentor's search finds. */
export const NEWCOMERS_FOUND = 5;
export const AGE_CONFIRMATIONS_PER_PAGE = 10;
export const SUPERVISED_PER_PAGE = 20;
/** How long guardians see the game rooms in which adults and minors met. */
export const MIXED_ROOMS_DAYS = 7;
/** The most of their own reports that a member sees. */
export const REPORTS_OF_MEMBER_LISTED = 100;
export const REPORT_NOTE_MAX_LENGTH = 1000;
/** The reason for warning, muting or suspending a member. */
export const ACTION_REASON_MAX_LENGTH = 500;
/** How long a member may be muted: an hour, a day or a week. */
export const MUTE_HOURS_OPTIONS = [1, 24, 168] as const;
export const POST_MAX_LENGTH = 4000;
export const COMMENT_MAX_LENGTH = 1000;
export const POSTS_PER_PAGE = 10;
export const COMMENTS_PER_PAGE = 20;
export const EVENTS_LISTED = 100;
export const PAST_EVENTS_LISTED = 6;
export const ATTENDEES_LISTED = 500;
export const OWN_REGISTRATIONS_LISTED = 100;
export const CONFESSION_MAX_LENGTH = 4000;
/** The length of a reply slip, of the same letters as room codes: about 8 × 10¹⁷ are possible. */
export const CONFESSION_SLIP_LENGTH = 12;
/** How long an entry of the Confession Box is kept after its last word. */
export const CONFESSION_DAYS = 90;
/** The most messages of one entry. */
export const CONFESSION_MESSAGES_MAX = 50;
export const CONFESSIONS_LISTED = 100;
export const CONFESSION_EXCERPT_LENGTH = 160;
export const QUESTION_MAX_LENGTH = 500;
export const QUESTION_ANSWER_MAX_LENGTH = 3000;
/** What a leader writes to somebody whose question is declined. */
export const QUESTION_NOTE_MAX_LENGTH = 500;
/** Questions of one member that wait for an answer. */
export const QUESTIONS_WAITING_MAX = 3;
export const QUESTIONS_PER_PAGE = 20;
export const OWN_QUESTIONS_LISTED = 50;
export const ASKED_QUESTIONS_LISTED = 100;
export const POD_MESSAGE_MAX_LENGTH = 500;
export const POD_REPLY_MAX_LENGTH = 500;
export const OWN_POD_REQUESTS_LISTED = 20;
export const POD_REQUESTS_LISTED = 100;
export const CANCELLED_REGISTRATIONS_LISTED = 20;
/** The length of the reference on a ticket, of the same letters as room codes. */
export const REFERENCE_LENGTH = 8;
/** How long a seat is kept for a member who is paying. */
export const SEAT_HOLD_MINUTES = 15;
/** Messages of a member, across all threads. */
export const MESSAGES_PER_MINUTE = 60;
/** Updates of a member's read cursors. */
export const READ_UPDATES_PER_MINUTE = 240;
export const ADULT_AGE_YEARS = 18;

/**
 * The largest frame that any room accepts. The longest message needs up to four bytes per code point. The rest is a
 * margin, so that a slightly longer message is refused with a specific code.
 */
export const FRAME_MAX_BYTES = 24 * 1024;
/** The largest frame of a game. Its requests are far smaller. */
export const GAME_FRAME_MAX_BYTES = 4 * 1024;
/** Sockets of one member in one presence room, one per screen. */
export const SOCKETS_PER_ROOM = 8;
/** The standard WebSocket close code for a frame that is too large. */
export const FRAME_TOO_LARGE = 1009;
export const GAME_MESSAGES_PER_SECOND = 20;
/** Requests of one socket that may wait in its queue. Further ones are refused. */
export const REQUESTS_WAITING_MAX = 20;
/** Invalid messages after which a socket is closed. */
export const INVALID_MESSAGES_MAX = 20;
export const LEADERBOARD_ROWS = 50;
/** The quickest right answers of a week that are listed. */
export const FASTEST_ROWS = 10;
export const OWN_GAMES_PER_PAGE = 20;
export const PUBLIC_ROOMS_LISTED = 50;
/** Waiting public rooms that one member may have open at the same time. */
export const PUBLIC_ROOMS_WAITING_MAX = 3;

/**
 * Close codes of a room's socket, in addition to the standard ones. A client may reconnect after `slow`, `unavailable`
 * and `draining`.
 */
export const CLOSE_CODES = {
  /** Too many invalid messages. */
  invalid: 4400,
  /** The member's session ended: signed out, expired or suspended. */
  sessionEnded: 4401,
  /** A newer socket of the member, in another tab or on another phone, has replaced this one. */
  moved: 4409,
  /** The room was closed. */
  roomClosed: 4410,
  /** Too many messages. */
  tooMany: 4429,
  /** The client was too slow. It may reconnect to get a fresh state. */
  slow: 4010,
  /** Access could not be checked or has changed. Request a new seat. */
  unavailable: 4500,
  /** The server is shutting down. */
  draining: 4503,
} as const;

/** Tickets that two gates let in, at most so many, newest first. */
export const CHECK_IN_CONFLICTS_LISTED = 100;
