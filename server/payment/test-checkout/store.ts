import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A page on which one payment is made. */
export interface TestPage {
  readonly token: string;
  readonly txRef: string;
  readonly amountKobo: number;
  readonly currency: string;
  readonly returnUrl: string;
  readonly customer: { readonly email: string; readonly name: string };
  readonly title: string;
  readonly description: string;
  readonly expiresAt: number;
  isDisabled: boolean;
}

export interface TestTransaction {
  readonly id: number;
  readonly txRef: string;
  readonly amountKobo: number;
  readonly currency: string;
  status: string;
  readonly paymentType: "card" | "bank_transfer";
  readonly createdAt: number;
  readonly customer: { readonly email: string; readonly name: string };
  readonly pageToken: string;
  /** When a pending transfer arrives by itself. */
  readonly arrivesAt: number | null;
}

export interface TestRefund {
  readonly id: number;
  readonly transactionId: number;
  readonly amountKobo: number;
  status: string;
  readonly createdAt: number;
}

interface TestState {
  /** So that pages keep their address across restarts. */
  port: number;
  nextId: number;
  pages: TestPage[];
  transactions: TestTransaction[];
  refunds: TestRefund[];
  /** References of transactions that have ended, of which the server has not been told. */
  untold: string[];
}

export interface Store {
  readonly state: TestState;
  /** Writes the state to the file, if there is one, before a reply tells anybody about it. */
  save(): void;
}

const emptyState = (): TestState => ({
  port: 0,
  // Ids of real transactions have seven digits or more.
  nextId: 4_000_001,
  pages: [],
  transactions: [],
  refunds: [],
  untold: [],
});

/** Reads the state from the file, or begins without one. Without a file everything is forgotten at the end. */
export function openStore(file?: string): Store {
  const state = file === undefined ? emptyState() : readState(file);
  return {
    state,
    save() {
      if (file === undefined) return;
      const draft = `${file}.new`;
      writeFileSync(draft, JSON.stringify(state), { mode: 0o600 });
      renameSync(draft, file);
    },
  };
}

function readState(file: string): TestState {
  mkdirSync(dirname(file), { recursive: true });
  try {
    return { ...emptyState(), ...(JSON.parse(readFileSync(file, "utf8")) as TestState) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return emptyState();
    throw new Error(`The test checkout cannot read ${file}. Delete it and start again.`, { cause: error });
  }
}
