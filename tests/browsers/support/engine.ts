/** A browser engine that journeys run in. */
export interface Engine {
  readonly name: string;
  /**
   * A window without cookies. `seat` says whose: windows of different seats are open at the same time and share nothing. Closes the
   * window that the seat had before.
   */
  openWindow(seat: number, size: Size): Promise<Window>;
  close(): Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What each engine does in its own way; the rest is in page.ts. */
export interface Window {
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  /** Runs a function in the page. It may return a promise, and knows nothing but its arguments. */
  run<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs statements in the page. */
  load(source: string): Promise<void>;
  /** Clicks this point of the page’s visible part. */
  click(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** The errors of all pages in this window so far: uncaught ones, and what the browser or a script wrote to the console. */
  errors(): readonly string[];
  clearCookies(): Promise<void>;
}

export type Key = "Enter" | "Escape" | "Tab" | "Shift+Tab" | "Space" | "Control+v";
