import { userInfo } from 'node:os';

/** The user of this process, who may have no name in a container. */
export function account(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
