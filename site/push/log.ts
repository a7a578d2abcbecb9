/**
 * The only logger of web push. It logs nothing on this site's own pages and in its worker
 * outside development, but does on customers' pages.
 */
export function log(text: string, cause: unknown): void {
  const quiet = import.meta.env.PUSH_QUIET_ORIGIN;
  // biome-ignore lint/suspicious/noConsole: this is the logger
  if (quiet !== '*' && quiet !== location.origin) console.error(text, cause);
}
