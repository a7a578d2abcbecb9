/**
 * Sends SIGTERM to this process when its parent exits: npm signals only its shell, which exits without forwarding the
 * signal.
 */
export function endWithParent(): void {
  // Without npm, a parent may exit on purpose (nohup, a supervisor).
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}
