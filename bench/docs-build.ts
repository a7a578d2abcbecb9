import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run, tool } from '../script/run.ts';
import { productionSettings } from './serve-site.ts';

/**
 * Builds a copy of the site with no, half and all of `--pages` generated guides more, and prints what
 * each guide adds. Exits 1 when the second half costs more than one and a half times the first.
 */
const { values } = parseArgs({ options: { pages: { type: 'string', default: '1000' } } });
const pages = Number(values.pages);
const site = join(root, 'site');

const drafts = join(site, '.astro');
await mkdir(drafts, { recursive: true });
// Inside the repository, so that the copy finds the workspaces' packages.
const folder = await mkdtemp(join(drafts, 'bench-build-'));
const copy = join(folder, 'site');
const generated = ['dist', '.astro', 'node_modules'];
const counts = [0, Math.round(pages / 2), pages];
const seconds: number[] = [];
try {
  await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  for (const name of await readdir(site)) {
    if (generated.includes(name)) continue;
    await cp(join(site, name), join(copy, name), { recursive: true });
  }
  for (const [at, count] of counts.entries()) {
    for (let n = counts[at - 1] ?? 0; n < count; n += 1) {
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
    counts.map((count, at) => [
      `${count} guides more`,
      {
        's to build': Number((seconds[at] ?? 0).toFixed(1)),
        'ms for each guide': [null, first, second].map((s) => s && Number((s * 1000).toFixed(1)))[
          at
        ],
      },
    ]),
  ),
);
if (second > first * 1.5) {
  console.error('The build grows faster than the number of its pages.');
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
  if (code !== 0) throw new Error(`The site could not be built: exit code ${code}.`);
  return (performance.now() - startedAt) / 1000;
}

/** A guide of usual length: headings, text, a list and code. */
function guide(n: number): string {
  const section = (at: number) => `## Part ${at} of guide ${n}

A paragraph about what part ${at} is for, with \`code\` in it and a [link](/developers/guides/authentication).

- One thing to know about it
- Another one, which is a little longer than the first

\`\`\`js
const answer = await fetch('/v1/contacts?page=${n}-${at}');
console.log(answer.status, await answer.json());
\`\`\`
`;
  return `---
title: A generated guide ${n}
nav: Guide ${n}
description: A guide that is only there to be built, so that its cost is known.
order: ${1000 + n}
changed: 2026-11-22
---

${[1, 2, 3, 4].map(section).join('\n')}`;
}
