import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The edits of a recipe in CONTRIBUTING.md: text to replace in each file, or a new file's text. */
type Recipe = Readonly<Record<string, string | readonly (readonly [from: string, to: string])[]>>;

const currency: Recipe = {
  'domain/pricing/currencies.ts': [
    [
      '] as const satisfies readonly Currency[];',
      `  {
    code: 'ZAR',
    value: 'ZAR',
    label: 'South African rand',
    symbol: 'R',
    rates: ['0.0152', '0.0133', '0.0122', '0.0119', '0.0115', '0.011', '0.0106', '0.0099', '0.0091'],
  },
] as const satisfies readonly Currency[];`,
    ],
  ],
  'domain/pricing/price-list.ts': [
    [
      '  monthly: {\n',
      `  monthly: {
    ZAR: {
      campaign: [68, 136, 334, 653, 1_276, 1_884, 2_462, 3_648, 4_803, 5_244],
      automation: [22, 38, 98, 197, 380, 562, 737, 1_094, 1_444, 1_573],
      transactional: [30, 53, 136, 258, 509, 752, 988, 1_459, 1_922, 2_097],
      app_insights: [15, 30, 68, 129, 258, 380, 494, 729, 957, 1_048],
    },
`,
    ],
  ],
  'domain/pricing/guess-currency.ts': [
    ["  ['GHS', [", "  ['ZAR', ['Africa/Johannesburg', '-ZA']],\n  ['GHS', ["],
  ],
};

const field: Recipe = {
  'domain/forms/demo.ts': [
    ['selectField }', 'selectField, textField }'],
    [
      '    ...applicantFields,\n',
      "    ...applicantFields,\n    job_title: textField({ label: 'Job title', maxLength: 100, autocomplete: 'organization-title' }),\n",
    ],
  ],
  'contract/operations/leads.ts': [
    [
      "...company, subscribers: '100K",
      "...company, job_title: 'Head of growth', subscribers: '100K",
    ],
  ],
  'domain/forms/labels.test.ts': [
    [
      "'phone_number: Phone number',\n      'subscribers",
      "'phone_number: Phone number',\n      'job_title: Job title',\n      'subscribers",
    ],
  ],
  'tests/e2e/lead-form.ts': [
    ['texts: applicant,', "texts: { ...applicant, 'Job title': ['job_title', 'Head of growth'] },"],
  ],
};

const guide: Recipe = {
  'site/docs/guides/segments.mdx': `---
title: Segments that keep themselves
nav: Segments
description: How contacts are grouped, and when a group changes.
section: Send
order: 95
changed: 2026-11-27
---

## What a segment is

A segment is a list of contacts that a rule keeps up to date.
`,
  'tests/site/docs-queries.ts': [
    [", segment',", "',"],
    [
      "  ['status page,",
      "  ['segment, segments', ['/developers/guides/segments*']],\n  ['status page,",
    ],
  ],
};

/** Follows the recipes for a currency, a form field and a guide. @param folder of the sources */
export async function followRecipes(folder: string): Promise<void> {
  for (const [path, edits] of [currency, field, guide].flatMap((one) => Object.entries(one))) {
    const file = join(folder, path);
    let text = typeof edits === 'string' ? edits : await readFile(file, 'utf8');
    for (const [from, to] of typeof edits === 'string' ? [] : edits) {
      if (!text.includes(from)) throw new Error(`${path} lacks ${JSON.stringify(from)}.`);
      text = text.replace(from, () => to);
    }
    await writeFile(file, text);
  }
}
