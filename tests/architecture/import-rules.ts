// Long: one row for each folder of the repository.
import { posix } from 'node:path';
import type { ImportFact } from './source-facts.ts';

/** A row of the import table: files under `from` may import only the entries of `may`. */
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
  'console/',
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
  'domain/',
  'contract/',
  'api/http/',
  'api/keys/',
  'api/mailing/',
  'api/signing/',
  'api/resources/',
  'api/sending/push/push-services.ts',
  'api/store/database/errors.ts',
  'type api/store/',
  'node:crypto',
];
/** The imports of most routes. */
const sharedByRoutes = [
  'public/submission.ts',
  'public/suppress-mail.ts',
  'public/preference-state.ts',
  'public/verified-link.ts',
  'public/savings-page.ts',
  'public/sent-page.ts',
  'v1/write-once.ts',
  'v1/contact-fields.ts',
  'v1/resource-responses.ts',
  'v1/transactional-mail.ts',
  'v1/webhook-of-call.ts',
  'v1/stored-template.ts',
  'v1/subscribed-contacts.ts',
  'v1/unknown-template.ts',
].map((file) => `api/routes/${file}`);
const httpDeps = [
  'domain/',
  'contract/',
  'api/keys/',
  'api/mailing/',
  'api/signing/',
  'api/store/database/errors.ts',
  'node:',
  'npm:',
];
/** The documentation's code for browsers: as small scripts, or with React in the API console. */
const docsScripts = ['site/docs/', 'site/scripts/', 'site/browser/', 'domain/'];
const rendering = ['type domain/', 'npm:react'];
/** The contract without schemas, for pages. */
const addressing = ['addresses.ts', 'address-of.ts', 'site-paths.ts'].map(
  (file) => `contract/${file}`,
);
const visible = ['site/', 'domain/', ...addressing, 'config/', 'astro:', 'npm:'];

/** The folders of the server, without the operator's. */
const publicServer = [
  'app-suite',
  'backups',
  'http',
  'keys',
  'mail',
  'mailing',
  'mcp',
  'providers',
  'resources',
  'routes',
  'sending',
  'signing',
  'startup',
  'store',
  'store-suite',
  'telemetry',
]
  .map((folder) => `api/${folder}/`)
  .concat(['api/api-routes.ts', 'api/app-deps.ts', 'api/app.ts', 'api/bounded-server.ts']);

/** The allowed imports; the first matching row applies to a file. */
const rows: readonly Row[] = [
  { from: 'domain/docs-search/', may: ['domain/docs-search/', 'npm:stemmer'] },
  { from: 'domain/', may: ['domain/', 'npm:zod'] },
  // Bundled into pages, so it has no schemas.
  { from: 'contract/addresses.ts', may: [] },
  { from: 'contract/address-of.ts', may: ['contract/addresses.ts'] },
  { from: 'contract/site-paths.ts', may: [] },
  { from: 'contract/security-headers.ts', may: [] },
  { from: 'contract/version.ts', may: ['package.json'] },
  { from: 'contract/openapi/write-openapi.ts', may: ['contract/', 'node:'] },
  {
    from: 'contract/',
    may: [
      'contract/',
      'domain/',
      'config/brand.ts',
      'config/ops-command.ts',
      'npm:zod',
      'npm:fastest-levenshtein',
    ],
  },
  { from: 'config/', may: ['config/', 'npm:zod'] },

  ...sharedByRoutes.map((file) => ({ from: file, may: [...routeDeps, ...sharedByRoutes] })),
  { from: 'api/routes/v1/phone-number.ts', may: ['npm:libphonenumber-js'] },
  // Reads the posts of mail services in their own formats.
  { from: 'api/routes/public/mail-reports.ts', may: [...routeDeps, 'type npm:fastify'] },
  { from: 'api/routes/', may: [...routeDeps, ...sharedByRoutes] },
  {
    from: 'api/resources/',
    may: [
      'domain/',
      'contract/',
      'api/mailing/',
      'api/signing/',
      'api/resources/',
      'type api/store/',
    ],
  },
  // Its folders may import from each other without cycles.
  { from: 'api/http/limits/', may: [...httpDeps, 'api/http/limits/'] },
  { from: 'api/http/auth/', may: [...httpDeps, 'api/http/auth/', 'api/http/limits/'] },
  { from: 'api/http/requests/', may: [...httpDeps, 'api/http/requests/'] },
  { from: 'api/http/site/', may: [...httpDeps, 'api/http/site/'] },
  {
    from: 'api/http/responses/',
    may: [...httpDeps, 'api/http/responses/', 'api/http/requests/', 'api/http/site/'],
  },
  {
    from: 'api/http/socket/',
    may: [...httpDeps, 'api/http/socket/', 'api/http/limits/', 'api/http/responses/'],
  },
  { from: 'api/http/', may: [...httpDeps, 'api/http/'] },
  { from: 'api/keys/', may: ['domain/', 'api/keys/', 'node:'] },
  // The store uses no HTTP and no SMTP.
  {
    from: 'api/mailing/',
    may: [
      'domain/',
      'contract/fields/',
      'config/palette.ts',
      'api/keys/',
      'api/mailing/',
      'node:url',
      'npm:entities',
      'npm:htmlparser2',
    ],
  },
  { from: 'api/signing/', may: ['domain/', 'api/signing/', 'node:crypto'] },
  // A shipped migration never changes, so it shares no code.
  {
    from: 'api/store/migrations/step-',
    may: ['api/store/database/', 'type api/store/migrations/migration.ts'],
  },
  { from: 'api/store/database/', may: ['api/store/database/', 'type api/keys/', 'npm:zod'] },
  {
    from: 'api/store/',
    may: ['domain/', 'api/keys/', 'api/mailing/', 'api/store/', 'node:', 'npm:pg', 'npm:zod'],
  },
  {
    from: 'api/store-suite/',
    may: ['domain/', 'api/store/', 'api/store-suite/', 'node:', 'npm:pg'],
  },
  {
    from: 'api/backups/',
    may: ['api/backups/', 'api/store/engines/sqlite/backup.ts', 'node:', 'npm:age-encryption'],
  },
  {
    from: 'api/sending/outbox/',
    may: ['domain/', 'api/sending/outbox/', 'api/store/queue/outbox-store.ts', 'node:'],
  },
  { from: 'api/sending/calls/', may: ['domain/', 'api/sending/calls/', 'node:', 'npm:ipaddr.js'] },
  {
    from: 'api/mail/',
    may: [
      'domain/',
      'contract/fields/',
      'config/palette.ts',
      'config/brand.ts',
      'config/samples.ts',
      'api/mail/',
      'api/mailing/',
      'api/signing/',
      'type api/backups/',
      'node:',
      'npm:nodemailer',
      'npm:htmlparser2',
      'npm:postal-mime',
    ],
  },
  // Posts of mail services. One file creates the guarded client, and the others receive it.
  {
    from: 'api/providers/configured-providers.ts',
    may: [
      'config/',
      'api/providers/',
      'type api/store/',
      'api/sending/calls/',
      'api/sending/deliveries/user-agent.ts',
      'node:crypto',
    ],
  },
  {
    from: 'api/providers/',
    may: [
      'domain/',
      'api/mailing/bounces/',
      'api/providers/',
      'type api/resources/',
      'type api/store/',
      'node:crypto',
      'npm:zod',
    ],
  },
  {
    from: 'api/sending/push/',
    may: ['domain/', 'api/sending/push/', 'type api/sending/calls/', 'node:', 'npm:web-push'],
  },
  // The operator's console is not part of the public server.
  {
    from: 'api/console/',
    may: [
      'contract/',
      'domain/',
      'api/console/',
      'api/resources/',
      'api/mail/messages/',
      'api/store/database/',
      'type api/store/',
      'type api/http/auth/',
      'node:',
      'npm:fastify',
      'npm:zod',
      'api/keys/',
      'api/mailing/',
      'api/signing/',
      'api/mail/html-as-text.ts',
    ],
  },
  {
    from: 'api/mcp/',
    may: [
      'contract/',
      'domain/docs-search/',
      'domain/docs-text/',
      'config/stand-in-origin.ts',
      'api/mcp/',
      'npm:@modelcontextprotocol/server',
      'npm:zod',
      'npm:fastify',
    ],
  },
  {
    from: 'api/cli/',
    may: [
      'api/cli/',
      'api/console/',
      'api/keys/',
      'api/resources/',
      'api/mailing/',
      'api/signing/',
      'api/store/',
      'api/backups/',
      'api/mail/',
      'api/sending/',
      'api/startup/',
      'config/',
      'contract/',
      'domain/',
      'node:',
      'npm:commander',
      'npm:cli-progress',
      'npm:csv-parse',
      'npm:string-width',
    ],
  },
  {
    from: 'api/sending/deliveries/',
    may: [
      'domain/',
      'contract/',
      'config/',
      'node:',
      'api/telemetry/tracing.ts',
      'api/backups/backup-files.ts',
      'api/sending/',
      'api/resources/',
      'api/keys/',
      'api/mail/',
      'api/mailing/',
      'api/signing/',
      'api/store/',
    ],
  },
  { from: 'api/', may: [...publicServer, 'config/', 'contract/', 'domain/', 'node:', 'npm:'] },

  { from: 'site/pages/', may: visible },
  { from: 'site/layouts/', may: visible },
  {
    from: 'site/screens/',
    may: [...rendering, 'site/screens/', 'site/sections/', 'site/components/', 'site/pictures/'],
  },
  {
    from: 'site/sections/',
    may: [...rendering, 'site/sections/', 'site/components/', 'site/pictures/'],
  },
  {
    from: 'site/pictures/',
    may: [...rendering, 'site/pictures/', 'site/components/', 'config/samples.ts'],
  },
  // Its list is imported at the first interaction.
  {
    from: 'site/components/kit/',
    may: [...rendering, 'site/components/', 'npm:@base-ui/react'],
  },
  { from: 'site/components/', may: [...rendering, 'site/components/'] },
  {
    from: 'site/islands/',
    may: [
      'own folder',
      'site/form-state/',
      'site/components/',
      'site/browser/',
      'domain/',
      'site/pictures/stamps/',
      'npm:react',
      'npm:react-dom',
      '/gm-web-push.js',
    ],
  },
  {
    from: 'site/form-state/',
    may: ['site/form-state/', 'site/components/', 'site/browser/', 'domain/', 'npm:react'],
  },
  { from: 'site/browser/', may: ['site/browser/', 'domain/'] },
  {
    from: 'site/scripts/',
    may: [
      'site/scripts/',
      'site/browser/',
      'site/pictures/analytics/report-view.ts',
      'domain/',
      'type npm:astro',
      '/gm-web-push.js',
    ],
  },
  // Runs in customers' pages and workers, so it has no dependencies.
  { from: 'site/push/', may: ['site/push/'] },
  {
    from: 'site/docs/reference/model/',
    may: [
      'site/docs/reference/model/',
      'contract/openapi.json',
      'contract/site-paths.ts',
      'domain/samples/',
      'domain/request-form/',
      'node:',
      'npm:',
    ],
  },
  // The API's limits, for the guides.
  {
    from: 'site/docs/guides/api-facts.ts',
    may: ['site/content/duration.ts', 'contract/openapi.json', 'config/variables.ts', 'domain/'],
  },
  {
    from: 'site/docs/search/build/',
    may: [
      'site/docs/search/build/',
      'site/docs/markdown/',
      'site/docs/reference/model/',
      'domain/docs-search/',
      'site/build/',
      'node:',
      'npm:',
    ],
  },
  { from: 'site/docs/markdown/', may: ['site/docs/markdown/', 'site/build/', 'node:', 'npm:'] },
  {
    from: 'site/docs/console/',
    may: [...docsScripts, 'site/components/', 'site/pictures/', 'npm:react', 'npm:react-dom'],
  },
  { from: 'site/docs/scripts/', may: docsScripts },
  {
    from: 'site/docs/',
    may: [
      ...docsScripts,
      'site/components/',
      'site/pictures/',
      'site/layouts/',
      'site/styles/',
      'site/build/highlight.ts',
      ...addressing,
      'config/brand.ts',
      'config/samples.ts',
      'astro:',
      'npm:react',
      'npm:zod',
      'npm:virtual:palette.css',
      '/gm-web-push.js',
    ],
  },
  {
    from: 'site/content/',
    may: [
      'site/content/',
      'type site/sections/',
      'type site/components/',
      'type site/pictures/',
      'domain/',
      'config/brand.ts',
      'config/samples.ts',
      'npm:zod',
      'astro:',
    ],
  },
  // The operator's page, built from parts of the site.
  {
    from: 'console/',
    may: [
      'console/',
      'site/components/',
      'site/pictures/',
      'site/styles/',
      'domain/',
      'contract/console/',
      'site/build/palette-sheet.ts',
      'config/samples.ts',
      'npm:react',
      'npm:react-dom',
      'npm:wouter',
      'npm:@tanstack/react-virtual',
      'npm:vite',
      'npm:codemirror',
      'npm:@codemirror/',
      'npm:@lezer/highlight',
      'npm:virtual:palette.css',
    ],
  },
  { from: 'site/content.config.ts', may: ['astro:', 'npm:astro', 'npm:zod'] },
  {
    from: 'site/',
    may: [
      'site/build/',
      'site/docs/markdown/',
      'site/docs/search/build/',
      'type site/push/',
      'type site/components/',
      'config/',
      ...addressing,
      'domain/pricing/currencies.ts',
      'domain/escape-html.ts',
      'domain/mail-pictures.ts',
      'contract/security-headers.ts',
      'node:',
      'npm:',
    ],
  },

  // Journeys read the settings that operators change. They calculate without domain's code, to not repeat its mistakes.
  {
    from: 'tests/e2e/',
    may: [
      'tests/e2e/',
      'script/',
      'config/brand.ts',
      'config/samples.ts',
      'node:',
      'npm:',
      'domain/pricing/currencies.ts',
      'domain/pricing/price-list.ts',
      'domain/savings/rates.ts',
    ],
  },
  { from: 'tests/', may: [...anyWorkspace, 'tests/'] },
  { from: 'bench/', may: [...anyWorkspace, 'bench/'] },
  {
    from: 'script/',
    may: [
      'script/',
      'config/',
      'domain/pricing/currencies.ts',
      'domain/pricing/price-list-errors.ts',
      'api/server.ts',
      'node:',
      'npm:',
    ],
  },
];

const testName = /(\.|-for-)test\.tsx?$/;

/** The imports that the table forbids, one message each: file → import → rule. */
export function importViolations(path: string, imports: readonly ImportFact[]): string[] {
  const row = rows.find(({ from }) => path.startsWith(from));
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

/** The target of an import: a path from the repository's root, `npm:…`, `node:…`, `astro:…`, or `/…`. */
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
