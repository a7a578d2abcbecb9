/**
 * npm sends signals to its shell, which exits without forwarding them. So the end of our parent is taken as the
 * SIGTERM that was meant for us.
 */
export function endWithParent(): void {
  // Without npm in between, a parent may leave us running on purpose (nohup, a supervisor).
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}
