/** The program that opens files; null without a desktop. */
export function desktopOpener(platform: string, environment: NodeJS.ProcessEnv): string | null {
  if (platform === 'darwin') return 'open';
  if (platform === 'win32') return 'explorer';
  return environment.DISPLAY || environment.WAYLAND_DISPLAY ? 'xdg-open' : null;
}
