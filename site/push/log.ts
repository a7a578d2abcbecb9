/**
 * The one way in which web push logs (R374–R376, G6). On this site's own pages and in its worker
 * nothing is logged outside development (R387); customers see it on theirs.
 */
export function log(text: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the logger
  if (location.origin !== import.meta.env.PUSH_QUIET_ORIGIN) console.error(text, cause);
}
