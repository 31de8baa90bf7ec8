import { Migrator } from "@mikro-orm/migrations";
import { type EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { Client, type Pool } from "pg";
import { migrations } from "../../../migrations/index.ts";
import { within } from "../../../schema/within.ts";
import { migrateJobTables } from "../job-schema.ts";
import type { Log } from "../log.ts";
import { refuseOtherRelease } from "./database-release.ts";
import { type DatabaseAddresses, grantToServer } from "./database-roles.ts";
import { ormOptions } from "./orm-options.ts";
import { openPool } from "./pool.ts";

/** A statement with `$1` for its first value. Its name is unique in the server. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** A transaction on one connection: committed at the end, or not at all. */
export interface Transaction {
  readonly em: EntityManager;
  /** Runs one statement without the ORM, prepared once per connection. */
  run<Row extends object>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
}

/** The database, as features see it. Use a fresh unit of work per request, message or timer. */
export interface Database {
  /** Creates a unit of work. Never share one between requests. */
  fork(): EntityManager;
  /**
   * Runs one statement as a transaction of its own, without the ORM and prepared once per connection: for hot paths
   * where the ORM's overhead matters. Rejects after `timeoutMs`, although the statement may still complete. The
   * default is the limit of every statement.
   */
  run<Row extends object>(statement: Statement, values: readonly unknown[], timeoutMs?: number): Promise<Row[]>;
  /** Runs several statements in one transaction, with an entity manager that takes part in it. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Brings the tables up to date; safe when several servers start at once. */
  migrate(): Promise<void>;
  /** Resolves if a query is answered within `timeoutMs`, otherwise rejects. */
  ping(timeoutMs: number): Promise<void>;
  /** The connections of the ORM and of prepared statements, for metrics. */
  pools(): Promise<Readonly<Record<"records" | "prepared", Pool>>>;
  close(): Promise<void>;
}

/**
 * Client-side timeouts in milliseconds. They are needed because a dead connection never reports PostgreSQL's own
 * timeouts.
 */
interface Timeouts {
  /** Longer than PostgreSQL's own statement timeout, so that its error arrives first. */
  readonly statementMs: number;
  /** For statements of a transaction: longer than the lock timeout, shorter than a room waits for a port. */
  readonly transactionStatementMs: number;
}

const TIMEOUTS: Timeouts = { statementMs: 11_000, transactionStatementMs: 3_500 };

/** One migration at a time, whichever server starts first. */
export const MIGRATION_LOCK = 7_002;

const migrationOptions = { migrationsList: migrations, snapshot: false, silent: true, tableName: "migrations" };

export async function openDatabase(options: {
  url: string;
  /** Of the role that owns the tables, if the server has another one. */
  ownerUrl?: string;
  poolSize: number;
  log: Log;
  timeouts?: Timeouts;
  /** The community's time zone, for statements that call `community_time_zone()`. */
  timeZone?: string;
  /** The operator has fixed it; otherwise the one that an admin has chosen comes first. */
  isTimeZoneFixed?: boolean;
}): Promise<Database> {
  const { statementMs, transactionStatementMs } = options.timeouts ?? TIMEOUTS;
  const driverOptions = {
    connectionTimeoutMillis: 4_000,
    keepAlive: true,
    // Statements that do not need one another's results are sent together. This is also required so that `pg` destroys
    // a connection that does not answer in time instead of reusing it.
    pipeline: true,
    query_timeout: statementMs,
    statement_timeout: 10_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    options: [
      `-c lampstand.time_zone=${options.timeZone ?? "UTC"}`,
      `-c lampstand.time_zone_is_fixed=${options.isTimeZoneFixed ? "on" : "off"}`,
    ].join(" "),
  };
  const orm = await MikroORM.init({
    ...(await ormOptions(options.url)),
    allowGlobalContext: false,
    pool: { min: 1, max: options.poolSize },
    driverOptions,
    logger: (message) => options.log.debug({ message }, "database"),
    debug: false,
  });
  const prepared = openPool(
    "prepared statements",
    {
      ...driverOptions,
      connectionString: options.url,
      max: options.poolSize,
      // Prepared statements look up few rows by key, so one plan fits all values.
      options: `${driverOptions.options} -c plan_cache_mode=force_generic_plan`,
    },
    options.log,
  );
  let isClosed = false;
  const fork = () => {
    // MikroORM would connect again, and nobody would close that connection.
    if (isClosed) throw new Error("the database is closed");
    return orm.em.fork();
  };
  const database: Database = {
    fork,
    async run(statement, values, timeoutMs = statementMs) {
      // `pg` supports a timeout per query, but its types omit it.
      const query = { ...statement, values: [...values], query_timeout: timeoutMs };
      return (await prepared.query(query)).rows;
    },
    transaction: (work) => transact(prepared, fork, work, transactionStatementMs),
    migrate: () => migrate({ url: options.url, ownerUrl: options.ownerUrl ?? options.url }),
    ping: async (timeoutMs) => void (await within(timeoutMs, orm.em.getConnection().execute("select 1"))),
    pools: async () => ({ records: await orm.em.getConnection().getNativeClient(), prepared }),
    close: async () => {
      isClosed = true;
      await Promise.all([orm.close(true), prepared.end()]);
    },
  };
  return database;
}

async function transact<T>(
  pool: Pool,
  fork: () => EntityManager,
  work: (tx: Transaction) => Promise<T>,
  statementMs: number,
): Promise<T> {
  const client = await pool.connect();
  // A timeout destroys the connection, and with it all queued statements.
  const ask = (query: { text: string; name?: string; values?: unknown[] }) =>
    client.query({ ...query, query_timeout: statementMs } as typeof query);
  const em = fork();
  // For a foreign transaction MikroORM needs only a way to run statements in it.
  em.setTransactionContext({
    executeQuery: ({ sql, parameters = [] }: { sql: string; parameters?: readonly unknown[] }) =>
      ask({ text: sql, values: [...parameters] }),
  });
  let broken: Error | undefined;
  try {
    const tx: Transaction = {
      em,
      run: async (statement, values) => (await ask({ ...statement, values: [...values] })).rows as never,
    };
    const [, result] = await Promise.all([ask({ text: "begin" }), work(tx)]);
    const { command } = await ask({ text: "commit" });
    // PostgreSQL rolls back instead of committing a failed transaction, without an error.
    if (command !== "COMMIT") throw new Error("a failed transaction was rolled back instead of committed");
    return result;
  } catch (error) {
    await ask({ text: "rollback" }).catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    em.resetTransactionContext();
    client.release(broken);
  }
}

/**
 * Uses separate connections without the time limits of requests, because a migration of a large table may take minutes.
 */
async function migrate(addresses: DatabaseAddresses): Promise<void> {
  const { url, ownerUrl } = addresses;
  const holder = new Client({ connectionString: ownerUrl });
  await holder.connect();
  try {
    await holder.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const orm = await MikroORM.init({
      ...(await ormOptions(ownerUrl)),
      extensions: [Migrator],
      migrations: migrationOptions,
      pool: { min: 1, max: 2 },
    });
    try {
      await refuseOtherRelease(orm);
      await orm.migrator.up();
    } finally {
      await orm.close(true);
    }
    if (url === ownerUrl) return;
    const indexes = await migrateJobTables(holder);
    await grantToServer(holder, addresses);
    // Such a build waits for everybody who waits for this lock.
    await holder.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    for (const statement of indexes) await holder.query(statement);
  } finally {
    await holder.end();
  }
}
