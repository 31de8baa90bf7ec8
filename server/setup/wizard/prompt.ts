import { createInterface } from "node:readline";
import { type Readable, Writable } from "node:stream";
import { StartupError } from "../../platform/process/startup-error.ts";

interface Asking {
  /** What Enter alone gives. */
  readonly standard?: string | undefined;
  /** What is shown of it, if that is something else. */
  readonly shown?: string | undefined;
  /** Shows nothing of what is typed. */
  readonly isSecret?: boolean;
}

/** Asks the person at the terminal. Every answer is trimmed. */
export interface Prompt {
  say(text: string): void;
  ask(question: string, options?: Asking): Promise<string>;
  /** `standard` is the answer of Enter. Null if it is none. */
  confirm(question: string, standard?: boolean | null): Promise<boolean>;
  close(): void;
}

type Input = Readable & { readonly isTTY?: boolean };

/** Throws a {@link StartupError} in `ask` once there is no more input. */
export function openPrompt(input: Input, output: Writable): Prompt {
  let isMuted = false;
  const echo = new Writable({
    write(chunk, _encoding, done) {
      if (!isMuted) output.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input, output: echo, terminal: input.isTTY === true });
  // Lines of a pipe come before they are asked for.
  const lines: string[] = [];
  let isClosed = false;
  let wake = () => {};
  reader.on("line", (line) => {
    lines.push(line);
    wake();
  });
  reader.on("close", () => {
    isClosed = true;
    wake();
  });
  reader.on("SIGINT", () => reader.close());

  async function nextLine(): Promise<string> {
    while (lines.length === 0 && !isClosed) await new Promise<void>((resolve) => (wake = resolve));
    const line = lines.shift();
    if (line === undefined) throw new StartupError("The setup was stopped. Nothing was saved.");
    return line.trim();
  }

  const prompt: Prompt = {
    say: (text) => void output.write(`${text}\n`),
    async ask(question, { standard = "", shown = standard, isSecret = false } = {}) {
      const text = `${question}${standard === "" ? "" : ` [${shown}]`}: `;
      // The lines of a pipe may be over before they are asked for.
      if (isClosed) output.write(text);
      else {
        reader.setPrompt(text);
        reader.prompt();
      }
      isMuted = isSecret;
      try {
        return (await nextLine()) || standard;
      } finally {
        isMuted = false;
        if (isSecret) output.write("\n");
      }
    },
    async confirm(question, standard = true) {
      for (;;) {
        const choices = standard === null ? "y/n" : standard ? "Y/n" : "y/N";
        const answer = (await prompt.ask(`${question} (${choices})`)).toLowerCase();
        if (answer === "" && standard !== null) return standard;
        if (["y", "yes"].includes(answer)) return true;
        if (["n", "no"].includes(answer)) return false;
        prompt.say("Please answer y or n.");
      }
    },
    close: () => reader.close(),
  };
  return prompt;
}
