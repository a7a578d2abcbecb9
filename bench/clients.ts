import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../script/run.ts';
import { addBenchKey } from './bench-key.ts';
import { benchStore } from './bench-store.ts';
import { startServer } from './server-process.ts';

/**
 * Lints the API's description with Spectral's rules for OpenAPI, generates a client with each of three generators,
 * compiles a program that uses it under TypeScript's strict rules, and runs it against a server: it saves a contact,
 * finds it in the list, and reads a typed error. Exits with 1 when a step fails. Installs the tools into a temporary
 * folder.
 */
const tools = {
  '@stoplight/spectral-cli': '6.16.3',
  'openapi-typescript': '7.13.0',
  'openapi-fetch': '0.17.0',
  '@hey-api/openapi-ts': '0.99.0',
  orval: '8.38.0',
  typescript: '5.9.3',
};
const clients = ['openapi-fetch', 'hey-api', 'orval'] as const;

const compilerOptions = {
  strict: true,
  module: 'node16',
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  outDir: 'out',
};

const folder = await mkdtemp(join(tmpdir(), 'grovemail-clients-'));
const store = await benchStore('embedded');
const { key } = await addBenchKey(store.place);
const server = await startServer(store);
try {
  await write('package.json', JSON.stringify({ private: true, dependencies: tools }));
  await step('install', ['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error']);
  const description = await readFile(join(root, 'contract', 'openapi.json'), 'utf8');
  await write('openapi.json', description);
  await write('target.ts', targetText(server.url, key));
  await write('.spectral.json', JSON.stringify({ extends: ['spectral:oas'] }));
  await step('Spectral', tool('spectral', 'lint', 'openapi.json', '--ruleset', '.spectral.json'));
  await step('openapi-typescript', tool('openapi-typescript', 'openapi.json', '-o', 'api.d.ts'));
  await step('Hey API', tool('openapi-ts', '--input', 'openapi.json', '--output', 'hey-api'));
  await write('orval.config.mjs', orvalConfig(server.url));
  await step('orval', tool('orval', '--config', 'orval.config.mjs'));
  for (const client of clients) {
    const program = await readFile(
      join(import.meta.dirname, 'clients', `${client}.ts.txt`),
      'utf8',
    );
    await write(`use-${client}.ts`, program);
  }
  const files = clients.map((client) => `use-${client}.ts`);
  await write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
  await step('compile', tool('tsc'));
  for (const client of clients) {
    await step(`call with ${client}`, [process.execPath, join('out', `use-${client}.js`)]);
  }
} finally {
  await server.end('SIGTERM');
  await store.remove();
  await rm(folder, { recursive: true, force: true });
}

function write(name: string, text: string): Promise<void> {
  return writeFile(join(folder, name), text);
}

function tool(name: string, ...options: string[]): string[] {
  return [process.execPath, join(folder, 'node_modules', '.bin', name), ...options];
}

/** Runs one step, and ends the benchmark when it fails. Its output says why. */
async function step(name: string, command: readonly string[]): Promise<void> {
  const start = performance.now();
  const code = await run(command, { cwd: folder });
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(`${name}: ${code === 0 ? 'passed' : `exited with ${code}`} in ${seconds} s`);
  if (code === 0) return;
  process.exitCode = 1;
  throw new Error(`${name} failed.`);
}

function targetText(url: string, token: string): string {
  return `export const url = ${JSON.stringify(url)};\nexport const key = ${JSON.stringify(token)};\n`;
}

function orvalConfig(baseUrl: string): string {
  const output = { target: './orval.ts', client: 'fetch', mode: 'single', baseUrl };
  return `export default ${JSON.stringify({ api: { input: './openapi.json', output } })};\n`;
}
