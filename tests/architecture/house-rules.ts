import { isTest } from './import-rules.ts';
import type { Fact, SourceFacts } from './source-facts.ts';
import type { SourceFile } from './source-files.ts';

const environmentReaders = ['api/server.ts', 'api/cli/ops.ts', 'site/astro.config.ts'];
const environmentFolders = ['script/', 'bench/', 'tests/'];
const longest = 300;

/** One sentence for each house rule that a file breaks: names, size, barrels, and who may read what. */
export function houseFaults({ path, text }: SourceFile, facts: SourceFacts): string[] {
  const test = isTest(path, facts.imports);
  return [
    ...nameFaults(path),
    ...sizeFaults(path, text, test),
    ...(facts.isBarrel ? [`${path} → a barrel → import from the file that defines it`] : []),
    ...(mayReadEnvironment(path)
      ? []
      : said(
          path,
          facts.environmentReads,
          'the configuration is parsed in one place and handed on',
        )),
    ...(path.startsWith('domain/') && !test
      ? said(path, facts.ambient, 'domain is given clock, randomness and surroundings as arguments')
      : []),
    ...(/^site\/(screens|sections|components)\//.test(path)
      ? said(path, facts.fetches, 'what is drawn at build time fetches nothing')
      : []),
  ];
}

function said(path: string, facts: readonly Fact[], rule: string): string[] {
  return facts.map(({ text, line }) => `${path}:${line} → ${text} → ${rule}`);
}

function mayReadEnvironment(path: string): boolean {
  return (
    environmentReaders.includes(path) ||
    environmentFolders.some((folder) => path.startsWith(folder))
  );
}

function nameFaults(path: string): string[] {
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  const vague = parts.find((part) => /^(utils?|helpers?|misc|common)(\.|$)/.test(part));
  if (vague) return [`${path} → ${vague} → name it for the one idea it holds`];
  if (/^(index|types)\.(d\.)?tsx?$/.test(file))
    return [`${path} → ${file} → name it for the one idea it holds`];
  // Addresses name the pages.
  if (path.startsWith('site/pages/')) return [];
  const wanted = /\.(tsx|astro)$/.test(file)
    ? /^[A-Z][A-Za-z0-9]*(\.test)?\./
    : /^[a-z0-9]+([-.][a-z0-9]+)*$/;
  return wanted.test(file) ? [] : [`${path} → ${file} → kebab-case files, PascalCase components`];
}

/** Tests may be longer; another file over the limit says in its first comment why it is long. */
function sizeFaults(path: string, text: string, test: boolean): string[] {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  const firstComment = /^\s*(\/\/[^\n]*|\/\*[\s\S]*?\*\/)/.exec(text)?.[1] ?? '';
  if (test || lines <= longest || /\blong\b/i.test(firstComment)) return [];
  return [`${path} → ${lines} lines → at most ${longest}, or a first comment on why it is so long`];
}
