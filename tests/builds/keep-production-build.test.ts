import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildRecordFile } from '../../config/build-record.ts';
import { production } from './site-build.ts';
import { copySources, type SourceCopy } from './source-copy.ts';

let sources: SourceCopy;
beforeAll(async () => {
  sources = await copySources();
});
afterAll(() => sources.remove());

it('npm start in development leaves a production build unchanged, and fails', async () => {
  const dist = join(sources.folder, 'site/dist');
  const files = {
    'index.html': '<!doctype html><title>In production</title>',
    [buildRecordFile]: JSON.stringify({ digest: 'of older sources', settings: production }),
  };
  await mkdir(dist);
  for (const [name, text] of Object.entries(files)) await writeFile(join(dist, name), text);

  const started = sources.run('script/start.ts', { PORT: '0' });
  await expect(started).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr:
      'site/dist was built for production. To serve it, set the variables it was built with. To replace it, run npm run build.\n',
  });
  for (const [name, text] of Object.entries(files))
    expect(await readFile(join(dist, name), 'utf8')).toBe(text);
});
