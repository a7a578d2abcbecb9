import { describe, expect, it } from 'vitest';
import { pages } from './built-site.ts';

/** What `site/scripts/island.ts` takes for granted in every page, because it is shorter than Astro's own. */
describe.each(pages())('$path', ({ html }) => {
  const islands = html.split('<astro-island').slice(1);

  it('defines the element for islands itself, and carries no second one', () => {
    expect(html.match(/customElements\.define\("astro-island"/g)).toHaveLength(1);
    expect(html).not.toContain('customElements.get("astro-island")');
  });

  it('has islands that wait for the visitor, and none within another', () => {
    expect(islands.length).toBeGreaterThan(0);
    for (const island of islands) {
      expect(island).toMatch(/^[^>]* client="reach"/);
      // Each part reaches to the next island's start, so its own end must come in between.
      expect(island.match(/<\/astro-island>/g)).toHaveLength(1);
      expect(island).not.toMatch(/^[^>]* (component-export|before-hydration-url)=/);
      expect(island).not.toContain('data-astro-template');
    }
  });

  it('hands them plain data alone', () => {
    for (const island of islands) {
      const [, props = '{}'] = /^[^>]* props="([^"]*)"/.exec(island) ?? [];
      const written: unknown = JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
      for (const type of typesIn(written)) expect([0, 1, 11]).toContain(type);
    }
  });
});

/** The types of all values within an object as Astro writes it: pairs of a type and a value. */
function typesIn(value: unknown): number[] {
  if (Object(value) !== value) return [];
  return Object.values(value as Record<string, [number, unknown]>).flatMap(typesOf);
}

function typesOf([type, value]: [number, unknown]): number[] {
  if (type !== 1) return [type, ...typesIn(value)];
  return [type, ...(value as [number, unknown][]).flatMap(typesOf)];
}
