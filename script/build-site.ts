import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRecordFile, parseBuildRecord } from '@grovemail/config/build-record.ts';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { siteVariables } from '@grovemail/config/site-variables.ts';
import { precompress } from './precompress.ts';
import { root, tool } from './run.ts';
import { sourceDigest } from './source-digest.ts';

const site = join(root, 'site');
const dist = join(site, 'dist');
const sources = [
  'site',
  'domain',
  'contract',
  'config',
  'package-lock.json',
  'script/build-site.ts',
  'script/precompress.ts',
];

interface BuildOptions {
  environment: NodeJS.ProcessEnv;
  /** Builds even if nothing changed. */
  force: boolean;
  /** Keeps a production build unless this environment is also production. */
  keepProduction?: boolean;
  /** Receives a message for each step; none when the site is up to date. */
  log(message: string): void;
}

/** Thrown if the site cannot or must not be built; the message is for the operator. The previous build stays. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/**
 * Builds `site/dist` when sources or settings have changed. The new site replaces the old one only when it is
 * complete.
 * @returns whether it built
 * @throws BuildError when Astro fails or may not start, ConfigError for invalid variables
 */
export async function buildSite({
  environment,
  force,
  keepProduction = false,
  log,
}: BuildOptions): Promise<boolean> {
  // Fails early on an invalid variable.
  parseConfig(environment, 'site');
  await checkPrices();
  const settings = siteVariables(environment);
  const digest = await sourceDigest(root, sources, settings);
  const record = parseBuildRecord(
    await readFile(join(dist, buildRecordFile), 'utf8').catch(() => ''),
  );
  if (!force && record?.digest === digest) return false;

  if (keepProduction && isProduction(record?.settings) && !isProduction(settings)) {
    throw new BuildError(
      'site/dist was built for production. To serve it, set the variables it was built with. To replace it, run npm run build.',
    );
  }
  await access(site, constants.W_OK).catch(() => {
    throw new BuildError(
      `The site is out of date, and there is no permission to write to ${site}. Grant it, or run npm run build where there is.`,
    );
  });

  const startedAt = performance.now();
  log(force ? 'Building the site.' : 'The site is out of date. Building it; this takes a minute.');
  // Inside `.astro`, which git ignores: a killed build may leave these folders behind.
  const next = join(site, '.astro', `next-${process.pid}`);
  const old = join(site, '.astro', `old-${process.pid}`);
  const discard = () => rmSync(next, { recursive: true, force: true });
  process.once('exit', discard);
  try {
    await runAstro({ ...environment, SITE_OUT_DIR: next }, log);
    log('Compressing the files.');
    const compressed = await precompress(next);
    await writeFile(join(next, buildRecordFile), JSON.stringify({ digest, settings }));
    await replaceFolder(dist, next, old);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    log(`Built the site in ${seconds} s; compressed ${compressed} files.`);
    return true;
  } finally {
    process.off('exit', discard);
    discard();
  }
}

/** @throws BuildError with every mistake in the operator's own table, or with the line that cannot be read */
export async function checkPrices(): Promise<void> {
  try {
    const { checkPriceList } = await import('@grovemail/domain/pricing/price-list-errors.ts');
    checkPriceList();
  } catch (error) {
    const { message, stack = '' } = error as Error;
    const line = /\/(domain\/pricing\/price-list\.ts:\d+)/.exec(stack)?.[1];
    throw new BuildError(
      line ? `${line}: ${message}. Prices are numbers: write 19 for $19.` : message,
    );
  }
}

function isProduction(settings?: Readonly<Record<string, string>>): boolean {
  return settings?.SITE_ENV === 'production';
}

async function replaceFolder(current: string, next: string, old: string): Promise<void> {
  await mkdir(current, { recursive: true });
  await rename(current, old);
  await rename(next, current);
  await rm(old, { recursive: true, force: true });
}

/** @param log receives a message once the pages are being written */
async function runAstro(
  environment: NodeJS.ProcessEnv,
  log: (message: string) => void,
): Promise<void> {
  const [program = '', ...args] = tool('astro', 'build');
  const child = spawn(program, args, {
    cwd: site,
    env: { ...environment, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Astro must not outlive this process.
  const kill = () => child.kill();
  process.once('exit', kill);
  const quit = (signal: NodeJS.Signals) => {
    child.kill(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', quit).once('SIGTERM', quit);

  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (text.includes('generating static routes')) log('Writing the pages.');
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    if (code !== 0) throw new BuildError(`The site build failed:\n${output.trim()}`);
  } finally {
    process.off('exit', kill).off('SIGINT', quit).off('SIGTERM', quit);
  }
}
