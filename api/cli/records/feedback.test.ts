import { expect, it } from 'vitest';
import { acceptance, feedback } from '../../store-suite/acceptances.ts';
import { beforeEachOps, ops, server } from '../ops-store-for-test.ts';

beforeEachOps();

it('0: lists page, response and comment, newest first', async () => {
  const page = '/developers/guides/webhooks';
  await server.accept(acceptance(feedback(), {}, []));
  await server.accept(acceptance(feedback({ helpful: 'yes', comment: '', page }), {}, []));
  const json = await ops('feedback list --json');
  expect(JSON.parse(json.stdout)).toMatchObject([
    { page, helpful: true, comment: '' },
    { page: '/developers/guides/quickstart', helpful: false, comment: 'Too short' },
  ]);
  const { code, stdout } = await ops('feedback list');
  expect(code).toBe(0);
  const [headings = '', newest = '', oldest = ''] = stdout.split('\n');
  for (const heading of ['Received', 'Helpful', 'Page', 'Comment']) {
    expect(headings).toContain(heading);
  }
  expect(newest).toContain(page);
  expect(oldest).toContain('Too short');
});
