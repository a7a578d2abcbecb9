import { brand } from '@grovemail/config/brand.ts';
import { BuildMismatchError } from '@grovemail/config/build-record.ts';
import { ConfigError } from '@grovemail/config/config-error.ts';

/** The fields of Node's system errors. */
interface SystemError {
  code?: string;
  syscall?: string;
  path?: string;
  port?: number;
  address?: string;
  hostname?: string;
}

/**
 * Why the server could not start, as a sentence that names the variable to change.
 * @param metricsPort the text of METRICS_PORT
 */
export function startError(error: unknown, metricsPort: string): string {
  if (error instanceof ConfigError || error instanceof BuildMismatchError) return error.message;
  const { code = '', syscall, path, port, address, hostname } = Object(error) as SystemError;
  const variable = String(port) === metricsPort ? 'METRICS_PORT' : 'PORT';
  if (path !== undefined) {
    if (code === 'EEXIST' || code === 'ENOTDIR') {
      return `DATA_DIR is ${path}, which is not a folder. Set it to a folder.`;
    }
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
      return `${brand.name} has no permission to write to ${path}. Grant it, or set DATA_DIR to another folder.`;
    }
  }
  if (code === 'EADDRINUSE') {
    const example =
      variable === 'PORT'
        ? ', for example PORT=3001'
        : '; each server has its own, with deploy/grovemail@.service in /etc/grovemail@3000.env';
    return `Port ${port} is already in use. Set ${variable} to a free one${example}.`;
  }
  if (syscall === 'listen' && code === 'EACCES') {
    return `${brand.name} has no permission to listen on port ${port}. Set ${variable} to a port above 1023.`;
  }
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo') {
    return `HOST is ${hostname ?? address}, which is not an address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all its addresses.`;
  }
  return `${brand.name} could not start: ${error instanceof Error ? error.message : String(error)}`;
}
