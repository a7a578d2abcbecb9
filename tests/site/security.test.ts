import { describe, expect, it } from 'vitest';
import {
  keptData,
  newsletterFacts,
  sampleFacts,
  sentInForms,
} from '../../site/content/kept-data.ts';
import kill from '../../site/content/measured/kill.json' with { type: 'json' };
import overload from '../../site/content/measured/overload.json' with { type: 'json' };
import { exists, read } from './built-site.ts';

const html = read('/security.html').toString();
const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
const privacy = read('/privacy.html').toString();

describe('the table of what is stored', () => {
  it.each(keptData)(
    'has $what, which a section of the privacy policy explains',
    ({ what, policy }) => {
      expect(privacy).toMatch(new RegExp(`<h2 id="?${policy}"?[ >]`));
      expect(rowsOf(main, 'What we store').map(([name]) => name)).toContain(what);
    },
  );

  it('has the policy’s list of forms behind it, each with what it stores', () => {
    const [list = ''] =
      /<h2 id="?forms"?[\s\S]*?<ul[^>]*>([\s\S]*?)<\/ul>/.exec(privacy)?.slice(1) ?? [];
    const lines = [...list.matchAll(/<li[^>]*>([^<]*)/g)].map(([, line]) => line);
    expect(lines).toEqual(
      [...sentInForms, newsletterFacts, sampleFacts].map(({ what, facts }) => `${what}: ${facts}.`),
    );
  });
});

describe('what was measured', () => {
  it('is a committed result, in which nothing was lost or broken', () => {
    expect(kill).toMatchObject({ missing: 0, duplicated: 0, openedCleanly: kill.rounds.length });
    const confirmed = kill.rounds.reduce((sum, round) => sum + round.acknowledged, 0);
    expect(confirmed).toBe(kill.acknowledged);
    for (const load of overload.loads) expect(load.broken).toBe(0);
  });

  it('is shown with its day, command and machine', () => {
    for (const { measuredOn, command, machine } of [kill, overload]) {
      expect(exists(`/../../bench/${command.split(' ').at(-1)}.ts`)).toBe(true);
      expect(main).toMatch(new RegExp(`<time datetime="?${measuredOn}`, 'i'));
      expect(textOf(main)).toContain(`${machine.cores} cores, Node ${machine.node}`);
      expect(textOf(main)).toContain(command);
    }
    expect(textOf(main)).toContain(`${kill.acknowledged.toLocaleString('en-US')} forms.`);
  });

  it('is drawn in the page, with the same figures as a table', () => {
    expect(main.match(/<svg[^>]* viewBox="?0 0 400/g)).toHaveLength(2);
    expect(rowsOf(main, 'Forms confirmed and lost, by kill')).toEqual(
      kill.rounds.map((round, index) =>
        [index + 1, round.acknowledged, round.missing].map((value) =>
          value.toLocaleString('en-US'),
        ),
      ),
    );
    const times = rowsOf(main, 'Time of a health check under load');
    expect(times.slice(0, -1)).toEqual(
      overload.loads.map((load) => [
        `Posting ${load.posting}`,
        load.medianMs.toLocaleString('en-US'),
        load.slowestMs.toLocaleString('en-US'),
      ]),
    );
  });
});

describe('claims', () => {
  it('stand beside as many limits, under headings of the same size', () => {
    const heading = (title: string) =>
      new RegExp(
        `<h2 class="?([^">]*)"?>${title}</h2>((?:<div[^>]*><h3>[^<]*</h3><p>[^<]*(?:</p>)?</div>)+)`,
      );
    const [, claimsClass, claims = ''] = heading('What we claim').exec(main) ?? [];
    const [, limitsClass, limits = ''] = heading('The limits').exec(main) ?? [];
    expect(claimsClass).toBe(limitsClass);
    expect(claims.match(/<h3>/g)).toHaveLength(6);
    expect(limits.match(/<h3>/g)).toHaveLength(6);
  });

  it.each([
    ['backups', /Backups/, /With a key set, backups are encrypted/],
    ['webhooks', /Webhooks/, /only to addresses that we or a customer set up/],
    ['push', /Push/, /Only to people who allow it/],
    ['traces', /Traces/, /never personal data/],
  ])('of %s name their limit', (_, claim, limit) => {
    expect(textOf(main)).toMatch(claim);
    expect(textOf(main)).toMatch(limit);
  });
});

it('unfolds the same facts for each kind of data, where the table has no room', () => {
  const entries = [...main.matchAll(/<details[^>]*><summary[^>]*><h3>([\s\S]*?)<\/details>/g)];
  expect(entries.map(([entry]) => textOf(entry))).toEqual(
    keptData.map(
      ({ what, howLong, facts, usedBy }) =>
        `${what}${howLong}${facts[0]?.toUpperCase()}${facts.slice(1)}Used by: ${usedBy}In the privacy policy`,
    ),
  );
});

it('names the address of security.txt for vulnerabilities', () => {
  const [, contact] = /Contact: (.*)/.exec(read('/.well-known/security.txt').toString()) ?? [];
  expect(main).toMatch(new RegExp(`<a href="?${contact}"?>${contact?.replace('mailto:', '')}</a>`));
});

it.each(['/index.html', '/pricing.html', '/developers/guides/data-and-privacy.html'])(
  '%s links to it',
  (page) => {
    expect(read(page).toString()).toMatch(/<a [^>]*href="?\/security["> ]/);
  },
);

it('has a title and an address of its own', () => {
  expect(html).toMatch(/<title>Security · /);
  expect(html).toMatch(/<link rel="?canonical"? href="[^"]*\/security"/);
});

/** The cells of a table's body, by its name. */
function rowsOf(page: string, name: string): string[][] {
  const [table = ''] =
    new RegExp(`<table[^>]* aria-label="${name}"[\\s\\S]*?</table>`).exec(page) ?? [];
  const [, body = ''] = table.split('<tbody>');
  return body
    .split(/<tr[^>]*>/)
    .slice(1)
    .map((row) =>
      row
        .split(/<t[hd][^>]*>/)
        .slice(1)
        .map((cell) => textOf(cell)),
    );
}

function textOf(page: string): string {
  return page
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
