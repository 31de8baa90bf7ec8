/**
 * An image of a browser, for `vi.stubGlobal("Image", …)`. A file with the text "1280x720" has that size; other files are no
 * pictures. Of files with the text "slow", the size is known when the test calls `decodeSlow`.
 */
export function decodedImage() {
  const waiting: (() => void)[] = [];

  class DecodedImage {
    naturalWidth = 0;
    naturalHeight = 0;
    onload = () => {};
    onerror = () => {};

    set src(address: string) {
      const text = atob(address.slice(address.indexOf(",") + 1));
      const decode = () => {
        const [, width, height] = /(\d+)x(\d+)/.exec(text) ?? [];
        [this.naturalWidth, this.naturalHeight] = [Number(width), Number(height)];
        if (width === undefined) this.onerror();
        else this.onload();
      };
      if (text.startsWith("slow")) waiting.push(decode);
      else queueMicrotask(decode);
    }
  }

  return {
    DecodedImage,
    slow: () => waiting.length,
    decodeSlow() {
      for (const decode of waiting.splice(0)) decode();
    },
  };
}
