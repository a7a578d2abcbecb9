import { account } from './account.ts';

/** The message is printed unchanged, so it must not contain personal data. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** The input was read, but nothing in it could be used. Exit code 3. */
export class NothingUsedError extends OperatorError {
  override name = 'NothingUsedError';
}

/** Turns a file system error into a sentence with the path and the reason. */
export function fileError(path: string, verb: 'read' | 'written') {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code === undefined) throw error;
    const reason =
      verb === 'written' && error.code === 'ENOENT' ? 'its folder does not exist' : reasonOf(error);
    throw new OperatorError(`${path} cannot be ${verb}: ${reason}.`);
  };
}

/** Describes an unexpected file system error; null for any other error. */
export function fileErrorText(error: unknown): string | null {
  const { code, syscall, path, dest = path } = Object(error) as Fault;
  if (code === undefined || syscall === undefined || dest === undefined) return null;
  return `${dest} cannot be used: ${reasonOf({ code })}.`;
}

type Fault = NodeJS.ErrnoException & { dest?: string; errstr?: string };

/** SQLite's texts for its error codes contain no data. */
function reasonOf({ code = 'unknown error', errstr = code }: Pick<Fault, 'code' | 'errstr'>) {
  return reasons[code] ?? errstr;
}

/** `deploy/ops` runs as the server's user, who cannot access the caller's home folder. */
const denied = `permission denied for ${account()}, who runs this command; see "Operator commands" in guides/behind-tls.md`;

const reasons: Record<string, string> = {
  ENOENT: 'no such file or folder',
  EEXIST: 'it already exists',
  EISDIR: 'it is a folder',
  ERR_FS_EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
  EACCES: denied,
  EPERM: denied,
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};
