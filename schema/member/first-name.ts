/** The part of a name that visitors who are not signed in see, and the others in the room of an event. */
export const firstName = (fullName: string): string => fullName.split(/\s/u, 1)[0] ?? fullName;
