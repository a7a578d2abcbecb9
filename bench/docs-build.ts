import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run, tool } from '../script/run.ts';
import { productionSettings } from './serve-site.ts';

/**
 * Builds a copy of the site with none, half and all of `--pages` generated guides, and prints the cost of
 * a guide. Exits with 1 when the second half takes more than 1.5 times as long as the first.
 */
const { values } = parseArgs({ options: { pages: { type: 'string', default: '1000' } } });
const pages = Number(values.pages);
const site = join(root, 'site');

const tempRoot = join(site, '.astro');
await mkdir(tempRoot, { recursive: true });
// Inside the repository, so that the copy resolves the workspaces' packages.
const folder = await mkdtemp(join(tempRoot, 'bench-build-'));
const copy = join(folder, 'site');
const notCopied = ['dist', '.astro', 'node_modules'];
const counts = [0, Math.round(pages / 2), pages];
const seconds: number[] = [];
try {
  await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  for (const name of await readdir(site)) {
    if (notCopied.includes(name)) continue;
    await cp(join(site, name), join(copy, name), { recursive: true });
  }
  for (const [index, count] of counts.entries()) {
    for (let n = counts[index - 1] ?? 0; n < count; n += 1) {
      await writeFile(join(copy, 'docs', `generated-${n}.mdx`), guide(n));
    }
    seconds.push(await build());
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

const [none = 0, half = 0, all = 0] = seconds;
const first = (half - none) / (counts[1] ?? 1);
const second = (all - half) / (pages - (counts[1] ?? 0));
console.table(
  Object.fromEntries(
    counts.map((count, index) => [
      `${count} more guides`,
      {
        'build s': Number((seconds[index] ?? 0).toFixed(1)),
        'ms per guide': [null, first, second].map((s) => s && Number((s * 1000).toFixed(1)))[index],
      },
    ]),
  ),
);
if (second > first * 1.5) {
  console.error('Build time grows faster than the number of pages.');
  process.exitCode = 1;
}

async function build(): Promise<number> {
  const startedAt = performance.now();
  const code = await run(tool('astro', 'build', '--silent'), {
    cwd: copy,
    environment: {
      ...process.env,
      ...productionSettings,
      ASTRO_TELEMETRY_DISABLED: '1',
      SITE_OUT_DIR: join(folder, 'dist'),
    },
  });
  if (code !== 0) throw new Error(`The site build failed with exit code ${code}.`);
  return (performance.now() - startedAt) / 1000;
}

/** A guide of typical length: headings, text, a list and code. */
function guide(n: number): string {
  const section = (part: number) => `## Part ${part} of guide ${n}

A paragraph about what part ${part} is for, with \`code\` in it and a [link](/developers/guides/authentication).

- One thing to know about it
- Another one, which is a little longer than the first

\`\`\`js
const response = await fetch('/v1/contacts?page=${n}-${part}');
console.log(response.status, await response.json());
\`\`\`
`;
  return `---
title: A generated guide ${n}
nav: Guide ${n}
description: A generated guide that measures the cost of a page in the build.
order: ${1000 + n}
changed: 2026-11-22
---

${[1, 2, 3, 4].map(section).join('\n')}`;
}
