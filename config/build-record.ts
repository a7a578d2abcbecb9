import { z } from 'zod';
import type { Environment } from './environment.ts';
import { siteVariables } from './site-variables.ts';

/** The build's record, in the folder of the built site. Our server does not serve dotfiles. */
export const buildRecordFile = '.build.json';

const buildRecord = z.object({
  /** The digest of all sources and settings. */
  digest: z.string(),
  /** The variables that are baked into the pages, with their values. */
  settings: z.record(z.string(), z.string()),
});

export type BuildRecord = z.infer<typeof buildRecord>;

/** @returns null for text that is not a record */
export function parseBuildRecord(text: string): BuildRecord | null {
  try {
    return buildRecord.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Thrown when the built site must not be served; the message is for the operator. */
export class BuildMismatchError extends Error {
  override readonly name = 'BuildMismatchError';
}

/**
 * Compares the settings of the built site with those of the server that is to serve it.
 * @param record null when the site has none
 * @throws {BuildMismatchError} naming each variable with another value
 */
export function requireBuiltFor(record: BuildRecord | null, environment: Environment): void {
  const settings = Object.entries(siteVariables(environment));
  const others = settings.filter(([name, value]) => record?.settings[name] !== value);
  if (others.length === 0) return;
  const lines = others.map(
    ([name, value]) =>
      `  ${name} is ${shown(value)}; in the built site it is ${shown(record?.settings[name])}.`,
  );
  throw new BuildMismatchError(
    `The site in site/dist was built with other settings. Run npm run build with the variables of this environment.\n${lines.join('\n')}`,
  );
}

function shown(value = ''): string {
  return value === '' ? 'not set' : JSON.stringify(value);
}
