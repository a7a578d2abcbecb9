import { ConfigError } from '@grovemail/config/config-error.ts';
import { BuildError } from './build-site.ts';

/** The message of errors that are meant for people, and the error itself, with its stack, otherwise. */
export function printableError(error: unknown): unknown {
  return error instanceof ConfigError || error instanceof BuildError ? error.message : error;
}
