import { ConfigError } from '@grovemail/config/config-error.ts';
import { BuildError } from './build-site.ts';

/** What to print for an error: the sentences of those written for people, the stack of all others. */
export function sentenceOf(error: unknown): unknown {
  return error instanceof ConfigError || error instanceof BuildError ? error.message : error;
}
