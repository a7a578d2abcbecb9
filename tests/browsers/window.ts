/** One window of a real browser, with the few commands that the journeys need. */
export interface BrowserWindow {
  /** Loads a URL, and waits for its `load` event. */
  open(url: string): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The JSON value of an expression, or of the promise that it gives, in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Input as a user gives it. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Violations of the policy, and in Firefox errors of scripts, since the page was opened. */
  takeErrors(): Promise<string[]>;
  close(): Promise<void>;
}

/** A source of actions; the two protocols share this form. https://www.w3.org/TR/webdriver2/#actions */
export interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: readonly Record<string, string | number>[];
}

/** Asks until there is a value; a browser that is slow is no fault. */
export async function waitFor<T>(what: string, ask: () => Promise<T | null>): Promise<T> {
  const tries = 600;
  for (let index = 0; index < tries; index += 1) {
    const value = await ask();
    if (value !== null) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Waited in vain for ${what}.`);
}
