/** The server cannot start; the message explains why, in a sentence or two, for the person at the terminal. */
export class StartupError extends Error {}
