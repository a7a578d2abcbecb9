import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storeFile } from '../../store/store-file.ts';
import { acceptance, feedback } from '../../store-suite/acceptances.ts';
import { storeForTest } from '../../store-suite/store-for-test.ts';
import { runOn } from '../ops-for-test.ts';

it('0: lists page, response and comment, newest first', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'grovemail-ops-'));
  const server = storeForTest({ path: storeFile(dataDir), now: () => 0 });
  const page = '/developers/guides/webhooks';
  await server.accept(acceptance(feedback(), {}, []));
  await server.accept(acceptance(feedback({ helpful: 'yes', comment: '', page }), {}, []));
  const json = await runOn(dataDir, 'feedback list --json');
  const { code, stdout } = await runOn(dataDir, 'feedback list');
  await server.close();
  await rm(dataDir, { recursive: true });

  expect(JSON.parse(json.stdout)).toMatchObject([
    { page, helpful: true, comment: '' },
    { page: '/developers/guides/quickstart', helpful: false, comment: 'Too short' },
  ]);
  expect(code).toBe(0);
  const [headings = '', newest = '', oldest = ''] = stdout.split('\n');
  for (const heading of ['Received', 'Helpful', 'Page', 'Comment']) {
    expect(headings).toContain(heading);
  }
  expect(newest).toContain(page);
  expect(oldest).toContain('Too short');
});
