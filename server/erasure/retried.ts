const TRIES_MAX = 5;

/** Somebody who writes or reads at that moment may hold rows in another order: then one of the two has to begin again. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES_MAX || !isCollision(error)) throw error;
    }
  }
}

/** PostgreSQL's codes for a deadlock and for a lock that was not had in time. */
const isCollision = (error: unknown): boolean => ["40P01", "55P03"].includes((error as { code?: string }).code ?? "");
