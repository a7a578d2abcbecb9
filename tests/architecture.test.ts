import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { missingClasses } from './architecture/class-names.ts';
import { folderCycle, folderGraph, longestChain } from './architecture/folder-graph.ts';
import { houseRuleViolations } from './architecture/house-rules.ts';
import { importViolations, isTest } from './architecture/import-rules.ts';
import { type SourceFacts, sourceFacts } from './architecture/source-facts.ts';
import { sourceFiles } from './architecture/source-files.ts';

const violationsOf = (path: string, facts: SourceFacts) => [
  ...importViolations(path, facts.imports),
  ...houseRuleViolations(path, facts),
];

describe('the rules reject', () => {
  it.each([
    ['domain/pricing/quote.ts', `import { readFile } from 'node:fs';`],
    ['domain/pricing/quote.ts', `import x from '../../contract/errors.ts';`],
    ['domain/pricing/quote.ts', `import x from '@grovemail/config/parse-config.ts';`],
    ['domain/pricing/quote.ts', `import react from 'react';`],
    ['domain/pricing/quote.ts', 'export const now = () => Date.now();'],
    ['domain/pricing/quote.ts', 'export const today = new Date();'],
    ['domain/pricing/quote.ts', 'export const dice = Math.random();'],
    ['domain/pricing/quote.ts', `export const box = document.querySelector('input');`],
    ['domain/pricing/quote.ts', 'export const env = process.env.SITE_ENV;'],
    ['contract/openapi/document.ts', `import { createApp } from '../../api/app.ts';`],
    ['contract/addresses.ts', `import { z } from 'zod';`],
    ['config/parse-config.ts', `import { readFileSync } from 'node:fs';`],
    ['api/routes/public/leads.ts', `import { demos } from './demos.ts';`],
    [
      'api/routes/public/leads.ts',
      `import { openSqliteStore } from '../../store/sqlite-store.ts';`,
    ],
    ['api/routes/public/leads.ts', `import { DatabaseSync } from 'node:sqlite';`],
    ['api/http/site/site.ts', `import type { Store } from '../../store/store.ts';`],
    ['api/store/sqlite-store.ts', `import type { Call } from '../http/route.ts';`],
    ['api/store/sqlite-store.ts', `import { send } from '../sending/outbox/worker.ts';`],
    [
      'api/store/migrations/step-34-tags.ts',
      `import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';`,
    ],
    [
      'api/store/migrations/step-34-tags.ts',
      `import { keyStatements } from '../keys/key-statements.ts';`,
    ],
    ['api/app.ts', `import { testApp } from './app-suite/app-for-test.ts';`],
    ['api/cli/ops.ts', `await import('../routes/public/leads.ts');`],
    ['api/app.ts', `const page = await import('@grovemail/site/layouts/site-config.ts');`],
    [
      'site/pages/index.astro',
      `---\nimport { createApp } from '@grovemail/api/app.ts';\n---\n<p />`,
    ],
    [
      'site/pages/index.astro',
      `---\nimport { enquiry } from '@grovemail/contract/operations/enquiry.ts';\n---`,
    ],
    ['site/layouts/Page.astro', `<p />\n<script>\nimport '../../api/server.ts';\n</script>`],
    ['site/sections/Hero.tsx', `import { getCollection } from 'astro:content';`],
    ['site/sections/Hero.tsx', `import { quote } from '@grovemail/domain/pricing/quote.ts';`],
    ['site/sections/Hero.tsx', `import { home } from '../content/home.ts';`],
    ['site/sections/Hero.tsx', `export const load = () => fetch('/modules');`],
    ['site/components/Button.tsx', `import { Hero } from '../sections/Hero.tsx';`],
    ['site/islands/forms/ContactForm.tsx', `import { Plans } from '../pricing/Plans.tsx';`],
    ['site/islands/forms/ContactForm.tsx', `import { faq } from '../../content/faq.ts';`],
    [
      'site/islands/forms/ContactForm.tsx',
      `import { addressOf } from '@grovemail/contract/address-of.ts';`,
    ],
    [
      'site/islands/forms/ContactForm.tsx',
      `let config: import('@grovemail/config/parse-config.ts').Config;`,
    ],
    ['site/scripts/menu.ts', `import { useState } from 'react';`],
    ['site/scripts/menu.ts', `await import('/another.js');`],
    ['site/browser/storage.ts', `import { useState } from 'react';`],
    ['site/browser/call-api.ts', `import { useForm } from '../form-state/use-form.ts';`],
    ['site/form-state/use-form.ts', `import { sendLead } from '../islands/forms/send-lead.ts';`],
    ['site/sections/Hero.tsx', `import { readLocal } from '../browser/storage.ts';`],
    ['site/sections/Hero.tsx', `import { Code } from '../docs/components/Code.tsx';`],
    ['site/docs/scripts/copy.ts', `import { useState } from 'react';`],
    ['site/docs/reference/Fix.tsx', `export const load = () => fetch('/modules');`],
    ['site/push/worker.ts', `import { group } from '@grovemail/domain/group-digits.ts';`],
    ['site/scripts/menu.ts', `import { faq } from '../content/faq.ts';`],
    [
      'site/docs/reference/model/read.ts',
      `import { openapi } from '@grovemail/contract/openapi/document.ts';`,
    ],
    ['tests/e2e/contact.test.ts', `import { messages } from '@grovemail/domain/forms/contact.ts';`],
    ['domain/forms/contact.test.ts', `import { createApp } from '@grovemail/api/app.ts';`],
    ['api/routes/public/leads.ts', `const route = await import(\`./\${name}.ts\`);`],
    ['api/http/index.ts', 'export const site = 1;'],
    ['api/http/utils.ts', 'export const x = 1;'],
    ['site/components/helpers/box.ts', 'export const x = 1;'],
    ['domain/pricing/types.ts', 'export type X = 1;'],
    ['elsewhere/file.ts', ''],
  ])('%s: %s', (path, text) => {
    const [violation, ...others] = violationsOf(path, sourceFacts(path, text));
    expect(violation).toContain(path);
    expect(violation).toContain(' → ');
    expect(others.length).toBeLessThanOrEqual(1);
  });
});

describe('the rules accept', () => {
  it.each([
    ['domain/pricing/quote.ts', `import { z } from 'zod/mini';\nimport x from './catalog.ts';`],
    ['domain/pricing/quote.ts', 'export const at = (ms: number) => new Date(ms);'],
    ['domain/pricing/quote.ts', '// Date.now() and process.env are for others; so is node:fs.'],
    ['domain/pricing/quote.ts', `export const text = "import x from 'node:fs'";`],
    ['domain/pricing/quote.test.ts', `import fc from 'fast-check';`],
    ['api/routes/public/leads.ts', `import type { Store } from '../../store/store.ts';`],
    ['api/routes/public/leads.test.ts', `import { createApp } from '../../app.ts';`],
    ['api/app-suite/app-for-test.ts', `import { createApp } from '../app.ts';`],
    ['api/server.ts', `import { createApp } from './app.ts';`],
    ['site/scripts/renew-push.ts', `await import('/gm-web-push.js');`],
    ['site/sections/Hero.tsx', `import type { Quote } from '@grovemail/domain/pricing/quote.ts';`],
    [
      'site/islands/forms/ContactForm.tsx',
      `import { useForm } from '../../form-state/use-form.ts';`,
    ],
    ['site/form-state/draft.ts', `import { readSession } from '../browser/storage.ts';`],
    ['site/docs/search/slash-shortcut.ts', `import { readLocal } from '../../browser/storage.ts';`],
    ['site/pages/index.astro', `---\nimport Page from '../layouts/Page.astro';\n---\n<Page />`],
    ['tests/e2e/contact.test.ts', `import { startServer } from '../../script/start-server.ts';`],
  ])('%s: %s', (path, text) => {
    expect(violationsOf(path, sourceFacts(path, text))).toEqual([]);
  });
});

describe('folders', () => {
  const graph = (...imports: [path: string, specifier: string][]) =>
    folderGraph(
      'api',
      imports.map(([path, text]) => ({ path, imports: [{ text, line: 1, typeOnly: true }] })),
    );

  it('of which one imports from another that imports from it form a cycle', () => {
    const cycle = graph(
      ['api/a/one.ts', '../b/two.ts'],
      ['api/b/two.ts', './c/three.ts'],
      ['api/b/c/three.ts', '../../a/four.ts'],
    );
    expect(folderCycle(cycle)).toEqual([
      'api/a/one.ts → ../b/two.ts',
      'api/b/two.ts → ./c/three.ts',
      'api/b/c/three.ts → ../../a/four.ts',
    ]);
  });

  it('are layers otherwise', () => {
    const layers = graph(
      ['api/a/one.ts', '../b/two.ts'],
      ['api/a/one.ts', '../c/three.ts'],
      ['api/b/two.ts', '../c/three.ts'],
      ['api/c/three.ts', '../../domain/four.ts'],
    );
    expect(folderCycle(layers)).toEqual([]);
    expect(longestChain(layers)).toEqual(['api/a', 'api/b', 'api/c']);
  });
});

it('a class that its style sheet does not have is found', () => {
  const text = `import styles from './hero.module.css';\nconst all = [styles.title, styles.lead];`;
  const [violation, ...others] = missingClasses(
    'site/Hero.tsx',
    text,
    () => '.title { color: red }',
  );
  expect(violation).toBe('site/Hero.tsx → styles.lead → site/hero.module.css has no such class');
  expect(others).toEqual([]);
});

describe('this repository', () => {
  let sources: Awaited<ReturnType<typeof sourceFiles>>;
  let files: { path: string; facts: SourceFacts }[];
  beforeAll(async () => {
    sources = await sourceFiles();
    files = sources.map(({ path, text }) => ({ path, facts: sourceFacts(path, text) }));
  });

  it('follows the import table and the house rules in every file', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap(({ path, facts }) => violationsOf(path, facts))).toEqual([]);
  });

  it('takes no class from a style sheet that does not have it', () => {
    const sheetOf = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
    const pages = sources.filter(({ path }) => /^(?:site|console)\//.test(path));
    expect(pages.flatMap(({ path, text }) => missingClasses(path, text, sheetOf))).toEqual([]);
  });

  const graphOf = (folder: string) =>
    folderGraph(
      folder,
      files
        .map(({ path, facts }) => ({ path, imports: facts.imports }))
        .filter(({ path, imports }) => path.startsWith(`${folder}/`) && !isTest(path, imports)),
    );

  it.each(['domain', 'contract', 'config', 'api', 'site', 'console', 'bench', 'script', 'tests'])(
    'has no cycle of folders in %s',
    (workspace) => {
      expect(folderCycle(graphOf(workspace))).toEqual([]);
    },
  );

  it('has at most eight layers of folders in the store', () => {
    expect(longestChain(graphOf('api/store')).length).toBeLessThanOrEqual(8);
  });
});
