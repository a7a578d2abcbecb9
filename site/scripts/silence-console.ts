/** Replaces the console's methods, in the browser only: nothing is logged outside development. */
export function silenceConsole(): void {
  const silent = () => {};
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
    console[method] = silent;
  }
}
