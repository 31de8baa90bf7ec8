/** As specified: three tries, a second apart. */
const TRIES = 3;
const PAUSE_MS = 1000;

/** Loads the provider's script. Rejects if it could not be loaded in three tries. */
export async function loadWidgetScript(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await loadOnce(url);
    } catch (error) {
      if (attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

function loadOnce(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(script);
  });
}
