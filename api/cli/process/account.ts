import { userInfo } from 'node:os';

/** Whose process this is. In a container, the user may have no name. */
export function account(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
