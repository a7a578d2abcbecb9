import { posix } from 'node:path';
import type { ImportFact } from './source-facts.ts';

/** A row of the import table: files under `from` may import what `may` lists, and nothing else. */
interface Row {
  from: string;
  /**
   * A folder of this repository ends in a slash, a file does not; `npm:zod` is a package; `node:` and
   * `astro:` are all modules with that prefix; a leading slash is a URL path that the browser imports;
   * `type …` allows type imports only; `own folder` is the file's folder directly under `from`.
   */
  may: readonly string[];
}

const anyWorkspace = [
  'domain/',
  'contract/',
  'config/',
  'api/',
  'site/',
  'script/',
  'node:',
  'npm:',
];
const routeDeps = [
  ...['domain/', 'contract/', 'api/http/', 'api/keys/', 'node:crypto'],
  ...['api/resources/', 'api/store/errors.ts', 'type api/store/'],
];
/** What several routes share. */
const sharedByRoutes = [
  ...['submission.ts', 'write-once.ts', 'contact-fields.ts', 'stop-mail.ts'],
  ...['preference-state.ts', 'verified-link.ts'],
  'transactional-mail.ts',
].map((file) => `api/routes/${file}`);
const rendering = ['type domain/', 'npm:react', 'npm:lucide'];
const visible = ['site/', 'domain/', 'contract/addresses.ts', 'config/', 'astro:', 'npm:'];

/** Who may import whom; the first matching row applies to a file. */
const table: readonly Row[] = [
  { from: 'domain/', may: ['domain/', 'npm:zod'] },
  // Bundled into pages, so it has no schemas.
  { from: 'contract/addresses.ts', may: ['domain/'] },
  { from: 'contract/security-headers.ts', may: [] },
  { from: 'contract/write-openapi.ts', may: ['contract/', 'node:'] },
  { from: 'contract/', may: ['contract/', 'domain/', 'config/brand.ts', 'npm:zod'] },
  { from: 'config/', may: ['config/', 'npm:zod'] },

  ...sharedByRoutes.map((file) => ({ from: file, may: [...routeDeps, ...sharedByRoutes] })),
  { from: 'api/routes/', may: [...routeDeps, ...sharedByRoutes] },
  { from: 'api/resources/', may: ['domain/', 'contract/', 'api/resources/', 'type api/store/'] },
  {
    from: 'api/http/',
    may: ['domain/', 'contract/', 'api/http/', 'api/keys/', 'api/store/errors.ts', 'node:', 'npm:'],
  },
  { from: 'api/keys/', may: ['domain/', 'api/keys/', 'node:'] },
  { from: 'api/store/', may: ['domain/', 'api/store/', 'node:', 'npm:pg', 'npm:zod'] },
  {
    from: 'api/backups/',
    may: ['api/backups/', 'api/store/engines/sqlite/backup.ts', 'node:', 'npm:age-encryption'],
  },
  { from: 'api/outbox/', may: ['domain/', 'api/outbox/', 'node:'] },
  { from: 'api/outbound/', may: ['domain/', 'api/outbound/', 'node:', 'npm:ipaddr.js'] },
  {
    from: 'api/mail/',
    may: [
      'domain/',
      'config/palette.ts',
      'api/mail/',
      'node:',
      'npm:nodemailer',
      'npm:htmlparser2',
      'npm:postal-mime',
    ],
  },
  {
    from: 'api/push/',
    may: ['domain/', 'api/push/', 'type api/outbound/', 'node:', 'npm:web-push'],
  },
  {
    from: 'api/mcp/',
    may: [
      'contract/',
      'api/mcp/',
      'npm:@modelcontextprotocol/server',
      'npm:minisearch',
      'npm:zod',
      'npm:fastify',
    ],
  },
  {
    from: 'api/cli/',
    may: [
      ...[
        'api/cli/',
        'api/keys/',
        'api/resources/',
        'api/store/',
        'api/backups/',
        'api/outbox/',
        'api/mail/',
        'api/push/',
        'api/outbound/',
      ],
      ...['config/', 'contract/', 'domain/', 'node:'],
      ...['npm:commander', 'npm:cli-progress', 'npm:string-width'],
    ],
  },
  {
    from: 'api/delivery/',
    may: [
      ...['domain/', 'contract/', 'config/', 'node:', 'api/tracing.ts'],
      ...['api/delivery/', 'api/resources/'],
      ...['api/outbox/', 'api/outbound/', 'api/mail/', 'api/push/', 'api/store/'],
    ],
  },
  { from: 'api/', may: ['api/', 'config/', 'contract/', 'domain/', 'node:', 'npm:'] },

  { from: 'site/pages/', may: visible },
  { from: 'site/layouts/', may: visible },
  {
    from: 'site/screens/',
    may: [...rendering, 'site/screens/', 'site/sections/', 'site/components/'],
  },
  { from: 'site/sections/', may: [...rendering, 'site/sections/', 'site/components/'] },
  { from: 'site/components/', may: [...rendering, 'site/components/'] },
  {
    from: 'site/islands/',
    may: [
      ...['own folder', 'site/form-state/', 'site/components/', 'site/browser/', 'domain/'],
      ...['npm:react', 'npm:@base-ui/react'],
      ...['npm:react-dom', '/gm-web-push.js'],
    ],
  },
  {
    from: 'site/form-state/',
    may: ['site/form-state/', 'site/components/', 'site/browser/', 'domain/', 'npm:react'],
  },
  { from: 'site/browser/', may: ['site/browser/', 'domain/'] },
  {
    from: 'site/scripts/docs/search/',
    may: ['site/scripts/docs/', 'site/browser/', 'npm:minisearch'],
  },
  {
    from: 'site/scripts/',
    may: ['site/scripts/', 'site/browser/', 'domain/', 'type npm:astro', '/gm-web-push.js'],
  },
  // Runs in customers' pages and workers, so it has no dependencies.
  { from: 'site/push/', may: ['site/push/'] },
  {
    from: 'site/reference/',
    may: [
      ...['site/reference/', 'contract/openapi.json', 'domain/samples/', 'domain/request-form/'],
      ...['node:', 'npm:'],
    ],
  },
  // The API's limits, for the guides.
  {
    from: 'site/content/api-facts.ts',
    may: ['site/content/', 'contract/openapi.json', 'config/variables.ts', 'domain/'],
  },
  {
    from: 'site/content/',
    may: [
      ...['site/content/', 'type site/sections/', 'type site/components/'],
      ...['domain/', 'config/brand.ts', 'site/reference/resources.ts', 'npm:zod', 'astro:'],
    ],
  },
  {
    from: 'site/build/search/',
    may: ['site/build/', 'site/reference/', 'type site/scripts/docs/', 'node:', 'npm:'],
  },
  { from: 'site/content.config.ts', may: ['astro:', 'npm:astro', 'npm:zod'] },
  {
    from: 'site/',
    may: [
      ...[
        'site/build/',
        'type site/push/',
        'type site/components/',
        'config/',
        'contract/addresses.ts',
        'domain/pricing/currencies.ts',
      ],
      ...['contract/security-headers.ts', 'node:', 'npm:'],
    ],
  },

  // Journeys expect literal figures: with domain's code they would repeat its mistakes.
  { from: 'tests/e2e/', may: ['tests/e2e/', 'script/', 'config/brand.ts', 'node:', 'npm:'] },
  { from: 'tests/', may: [...anyWorkspace, 'tests/'] },
  { from: 'bench/', may: [...anyWorkspace, 'bench/'] },
  {
    from: 'script/',
    may: [
      ...['script/', 'config/', 'domain/pricing/currencies.ts', 'api/server.ts'],
      ...['node:', 'npm:'],
    ],
  },
];

const testName = /(\.|-for-)test\.tsx?$/;

/** The imports the table forbids, one message each: file → import → rule. */
export function importViolations(path: string, imports: readonly ImportFact[]): string[] {
  const row = table.find(({ from }) => path.startsWith(from));
  if (!row) return [`${path} → no row of the import table matches this folder`];
  const test = isTest(path, imports);
  const allowed = test ? [...row.may, ...allowedInTests(path)] : row.may;
  return imports
    .filter(
      (fact) =>
        (!test && testName.test(fact.text)) ||
        !allowed.some((entry) => covers(entry, path, row.from, fact)),
    )
    .map(
      ({ text, line }) =>
        `${path}:${line} → ${text} → ${row.from} may import ${row.may.join(', ') || 'nothing'}`,
    );
}

/** What an import resolves to: a path from the repository's root, `npm:…`, `node:…`, `astro:…`, or `/…`. */
function target(path: string, specifier: string): string {
  if (specifier === '?' || /^(\/|node:|astro:)/.test(specifier)) return specifier;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  if (specifier.startsWith('@grovemail/')) return specifier.slice('@grovemail/'.length);
  const parts = specifier.split('/');
  return `npm:${parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')}`;
}

/** A test or test support, by its name, or because it imports the test runner. */
export function isTest(path: string, imports: readonly ImportFact[]): boolean {
  return (
    testName.test(path) || imports.some(({ text }) => text === 'vitest' || text === 'fast-check')
  );
}

/** Tests may use everything in their own workspace. */
function allowedInTests(path: string): string[] {
  const workspace = path.split('/')[0] ?? '';
  if (path.startsWith('tests/e2e/')) return [];
  return [`${workspace}/`, 'domain/', 'node:', 'npm:'];
}

function covers(entry: string, path: string, from: string, fact: ImportFact): boolean {
  const to = target(path, fact.text);
  if (entry === 'own folder') return to.startsWith(ownFolder(path, from));
  const typeOnly = entry.startsWith('type ');
  const allowed = typeOnly ? entry.slice('type '.length) : entry;
  if (typeOnly && !fact.typeOnly) return false;
  return to === allowed || (/[/:]$/.test(allowed) && to.startsWith(allowed));
}

function ownFolder(path: string, from: string): string {
  const [folder = ''] = path.slice(from.length).split('/');
  return path === from + folder ? path : `${from}${folder}/`;
}
