/** The server cannot start; the message is what the person at the terminal needs to know, in a sentence or two. */
export class StartupError extends Error {}
