import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRecordFile, parseBuildRecord } from '@grovemail/config/build-record.ts';
import { build } from 'vite';
import { root } from './run.ts';
import { sourceDigest } from './source-digest.ts';

const folder = join(root, 'console');
const dist = join(folder, 'dist');
const sources = [
  'console',
  'site/build/palette-sheet.ts',
  'site/components',
  'site/fonts',
  'site/pictures',
  'site/styles',
  'domain',
  'contract',
  'config',
  'package-lock.json',
  'script/build-console.ts',
];

/**
 * Builds `console/dist`, the operator's page, when its sources have changed.
 * @returns whether it built
 */
export async function buildConsole(force: boolean): Promise<boolean> {
  const digest = await sourceDigest(root, sources, {});
  const recordPath = join(dist, buildRecordFile);
  const record = parseBuildRecord(await readFile(recordPath, 'utf8').catch(() => ''));
  if (!force && record?.digest === digest) return false;
  await build({ configFile: join(folder, 'vite.config.ts'), logLevel: 'error' });
  await writeFile(recordPath, JSON.stringify({ digest, settings: {} }));
  return true;
}
