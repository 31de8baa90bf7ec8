const PART = "[a-z0-9]+(?:[._-][a-z0-9]+)*";
const safeName = new RegExp(`^${PART}(?:/${PART})*$`);
const MAX_LENGTH = 200;

/** Returns a name that stays inside its folder on every file system. Throws otherwise: such a name is a programming error. */
export function checkedName(name: string): string {
  if (name.length <= MAX_LENGTH && safeName.test(name)) return name;
  throw new Error(`${JSON.stringify(name.slice(0, MAX_LENGTH))} is no name for a stored file`);
}
