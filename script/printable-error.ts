import { ConfigError } from '@grovemail/config/config-error.ts';
import { BuildError } from './build-site.ts';

/** Only the message for errors users can fix; other errors keep their stack. */
export function printableError(error: unknown): unknown {
  return error instanceof ConfigError || error instanceof BuildError ? error.message : error;
}
