/**
 * The only logger of web push. On this site's own pages and in its worker
 * nothing is logged outside development; customers see it on theirs.
 */
export function log(text: string, cause: unknown): void {
  const quiet = import.meta.env.PUSH_QUIET_ORIGIN;
  // biome-ignore lint/suspicious/noConsole: this is the logger
  if (quiet !== '*' && quiet !== location.origin) console.error(text, cause);
}
