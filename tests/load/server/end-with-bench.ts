/**
 * Runs `cleanUp` and exits once the bench that started this process has ended. The channel between the two closes however
 * the bench ended, also by `kill -9`.
 */
export function endWithBench(cleanUp: () => Promise<void> = async () => {}): void {
  const end = () => void cleanUp().finally(() => process.exit(1));
  if (process.connected) process.once("disconnect", end);
  else end();
}
