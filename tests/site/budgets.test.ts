import { afterAll, expect, it } from 'vitest';
import { exists, pages, read } from './built-site.ts';

/** What a page may load at first, in KiB as sent. A page that exceeds one by a quarter fails. */
const budgets = {
  'HTML with CSS': 40,
  'script at load': 15,
  'script at load of a form': 100,
  fonts: 60,
  'largest picture': 60,
} as const;
/** Pages whose subject is a form: its script loads while the visitor reads, so that no key waits for it. */
const forms = ['pricing', 'calculator', 'demo', 'startup', 'contact'].map(
  (name) => `/${name}.html`,
);
type Weights = Partial<Record<keyof typeof budgets, number>>;

const tolerance = 1.25;
const measured: { path: string; weights: Weights }[] = [];

it.each(pages())('$path is within its budgets', ({ path, html }) => {
  const script = forms.includes(path) ? 'script at load of a form' : 'script at load';
  const weights: Weights = {
    'HTML with CSS': sum([path, ...filesOf(html, /\.css$/)].map(sent)),
    [script]: sum(scriptsAtLoad(html).map(sent)),
    fonts: sum(filesOf(html, /\.woff2$/).map(sent)),
    'largest picture': Math.max(0, ...filesOf(html, /\.(avif|webp|png|jpe?g|svg)$/).map(sent)),
  };
  measured.push({ path, weights });
  const over = overBudget(weights, tolerance);
  expect(over).toEqual([]);
});

afterAll(() => {
  const rows = names.map((budget) => {
    const [largest] = measured.toSorted(
      (a, b) => (b.weights[budget] ?? 0) - (a.weights[budget] ?? 0),
    );
    const over = measured.filter(({ weights }) => overBudget(weights).includes(budget));
    return {
      budget,
      KiB: budgets[budget],
      largest: Math.round((largest?.weights[budget] ?? 0) * 10) / 10,
      of: largest?.path,
      'pages over': over.length,
    };
  });
  console.table(rows);
});

const names = Object.keys(budgets) as (keyof typeof budgets)[];

function overBudget(weights: Weights, factor = 1): string[] {
  return names.filter((name) => (weights[name] ?? 0) > budgets[name] * factor);
}

/** KiB, compressed if the build has done that. */
function sent(path: string): number {
  const compressed = `${path}.br`;
  return read(exists(compressed) ? compressed : path).length / 1024;
}

/** The files of a kind that a page names, those of its styles included. */
function filesOf(html: string, kind: RegExp): string[] {
  const named = html.matchAll(/(?:(?:src|href)="|url\((?:"|')?)(\/[^"'#)]+)/g);
  return [...new Set([...named].map(([, path = '']) => path))].filter(
    (path) => kind.test(path) && exists(path),
  );
}

/** Scripts of the page, and of islands that load without a touch, with all that they import. */
function scriptsAtLoad(html: string): string[] {
  const own = filesOf(html, /\.js$/);
  const islands = [...html.matchAll(/<astro-island[^>]+>/g)]
    .filter(([tag]) => tag.includes('idle'))
    .flatMap(([tag]) => [...tag.matchAll(/"(\/_astro\/[^"]+\.js)"/g)].map(([, path = '']) => path));
  return [...withImports([...own, ...islands])];
}

function withImports(paths: readonly string[], found = new Set<string>()): Set<string> {
  for (const path of paths) {
    if (found.has(path)) continue;
    found.add(path);
    const imports = read(path)
      .toString()
      .matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g);
    withImports(
      [...imports].map(([, name = '']) => path.replace(/[^/]+$/, name)),
      found,
    );
  }
  return found;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
