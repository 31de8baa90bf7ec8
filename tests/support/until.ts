/** Waits until `holds` returns true; rejects with its source after `timeoutMs`. */
export async function until(holds: () => boolean | Promise<boolean>, timeoutMs = 60_000): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`waited ${timeoutMs} ms for ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
