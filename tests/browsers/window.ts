/** One window of a real browser, with the few commands that the journeys need. */
export interface BrowserWindow {
  /** Loads a URL, and waits for its `load` event. */
  open(url: string): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The JSON value of an expression in the page; promises are awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** Dispatches input as a user would. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Takes the policy violations, and in Firefox the script errors, since the page was opened. */
  takeErrors(): Promise<string[]>;
  close(): Promise<void>;
}

/** A source of actions, the same in both protocols. https://www.w3.org/TR/webdriver2/#actions */
export interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: readonly Record<string, string | number>[];
}
