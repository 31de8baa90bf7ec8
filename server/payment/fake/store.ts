import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A checkout page that was opened with POST /payments or by the inline widget. */
export interface FakePage {
  readonly token: string;
  readonly txRef: string;
  readonly amountKobo: number;
  readonly currency: string;
  /** Null for the inline widget, which tells the page around it. */
  readonly returnUrl: string | null;
  readonly customer: { readonly email: string; readonly name: string };
  readonly title: string;
  readonly description: string;
  readonly expiresAt: number;
  /** After so many declined tries the page sends the payer back. Null: it stays open. */
  readonly mostDeclines: number | null;
  isDisabled: boolean;
}

export interface FakeTransaction {
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

export interface FakeRefund {
  readonly id: number;
  readonly transactionId: number;
  readonly amountKobo: number;
  status: string;
  readonly createdAt: number;
}

/** A webhook that is to be sent, or sent again. */
export interface Delivery {
  readonly id: number;
  readonly transactionId: number;
  /** 1 for the first. */
  attempt: number;
  dueAt: number;
}

export interface FakeState {
  /** So that checkout pages keep their address across restarts. */
  port: number;
  nextId: number;
  pages: FakePage[];
  transactions: FakeTransaction[];
  refunds: FakeRefund[];
  deliveries: Delivery[];
}

export interface Store {
  readonly state: FakeState;
  /** Writes the state to the file, if there is one, before a reply tells anybody about it. */
  save(): void;
}

const emptyState = (): FakeState => ({
  port: 0,
  // Ids of real transactions have seven digits or more.
  nextId: 4_000_001,
  pages: [],
  transactions: [],
  refunds: [],
  deliveries: [],
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

function readState(file: string): FakeState {
  mkdirSync(dirname(file), { recursive: true });
  try {
    return { ...emptyState(), ...(JSON.parse(readFileSync(file, "utf8")) as FakeState) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return emptyState();
    throw new Error(`The test checkout cannot read ${file}. Delete it and start again.`, { cause: error });
  }
}
