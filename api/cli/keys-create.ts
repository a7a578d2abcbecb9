import { randomBytes } from 'node:crypto';
import { lineOfText } from '@grovemail/contract/schema-input.ts';
import {
  apiKeyDigest,
  apiKeyOf,
  type KeyScope,
  keyScopes,
} from '@grovemail/domain/keys/api-key.ts';
import { Command, InvalidArgumentError, Option } from 'commander';
import { uuidV7Maker } from '../store/uuid-v7.ts';
import { toJson } from './json-array.ts';
import { isoMoment } from './moment.ts';
import type { OpsIo } from './run-ops.ts';

const longestLabel = 100;

const examples = `
Examples:
  npm run ops -- keys create --test
  npm run ops -- keys create --label "Web shop"
  KEY=$(npm run --silent ops -- keys create --test)

The key stands alone on standard output, what is said about it on standard error. It is shown once:
only a digest of it is stored. With a test key, calls are checked and stored apart, and nothing is sent.
`;

interface Options {
  label?: string;
  test?: boolean;
  scope: KeyScope;
  json?: true;
}

/** `keys create`: makes a key, stores its digest and shows it this once (goal S4). */
export function keysCreateCommand(io: OpsIo): Command {
  return new Command('create')
    .description('make a key and show it once')
    .option('--label <text>', 'what you call it, to know it again in the list', readLabel)
    .option('--test', 'for trying things out: stored apart, and nothing is sent')
    .addOption(
      new Option('--scope <scope>', 'what it opens: every call, or saving push subscriptions alone')
        .choices(keyScopes)
        .default('all'),
    )
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText('after', examples)
    .action(async ({ label, test: isTest = false, scope, json }: Options) => {
      const key = await apiKeyOf(randomBytes(32), { test: isTest });
      const createdAt = Date.now();
      const row = {
        id: uuidV7Maker(() => createdAt)(),
        createdAt,
        label: label ?? (isTest ? 'Test key' : 'Live key'),
        scope,
        isTest,
      };
      const store = await io.openOrMakeStore();
      try {
        await store.addKey({ ...row, digest: await apiKeyDigest(key) });
      } finally {
        await store.close();
      }
      if (json) {
        const { id, label } = row;
        const created = isoMoment(createdAt);
        io.print(`${toJson({ id, createdAt: created, label, test: isTest, scope, key })}\n`);
      } else {
        io.print(`${key}\n`);
        io.complain(remarks(row));
      }
    });
}

function readLabel(text: string): string {
  const label = lineOfText(longestLabel).safeParse(text);
  if (label.success) return label.data;
  throw new InvalidArgumentError(`It must be one line of 1 to ${longestLabel} characters.`);
}

function remarks({ id, isTest, scope }: { id: string; isTest: boolean; scope: KeyScope }): string {
  const means = isTest
    ? 'It is a test key: calls are checked and stored apart, and nothing is sent.'
    : `It is a live key: whoever has it can ${powers[scope]}. ${places[scope]}`;
  return [
    'Copy the key now: it is not stored, only a digest of it, and nobody can show it again.',
    means,
    'Send it with each call as Authorization: Bearer <key>.',
    `Revoke it with: npm run ops -- keys revoke ${id}`,
    '',
  ].join('\n');
}

const places: Record<KeyScope, string> = {
  all: 'Keep it out of pages and repositories.',
  'push-only': 'It may stand in your pages.',
};

const powers: Record<KeyScope, string> = {
  all: 'read and change contacts and send mail in your name',
  'push-only': 'save push subscriptions in your name',
};
