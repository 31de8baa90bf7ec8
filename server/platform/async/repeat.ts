/**
 * Runs `work` again and again, each time `ms` milliseconds after the last run ended, so that runs never overlap. `work`
 * handles its own errors. Returns a function that stops it and resolves when the current run is over.
 */
export function repeat(ms: number, work: () => Promise<void>): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> | undefined;
  let timer = setTimeout(run, ms);

  function run(): void {
    running = work().finally(() => {
      if (!isStopped) timer = setTimeout(run, ms);
    });
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
