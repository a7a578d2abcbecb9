/**
 * npm hands a signal to the shell it started us in, and that shell ends without handing it on. So
 * when our parent is gone, we take it as the SIGTERM that was meant for us.
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
