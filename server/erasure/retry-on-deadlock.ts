const TRIES_MAX = 5;

/** Retries after a deadlock: a concurrent transaction may lock the same rows in a different order. */
export async function retryOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES_MAX || !isCollision(error)) throw error;
    }
  }
}

/** PostgreSQL's codes for a deadlock and for a lock timeout. */
const isCollision = (error: unknown): boolean => ["40P01", "55P03"].includes((error as { code?: string }).code ?? "");
