import { describe, expect, it } from 'vitest';
import { shortScripts } from './short-scripts.ts';

describe('shortScripts', () => {
  it('writes a plain inline script shorter, and leaves what it does', () => {
    const before = `<script>(() => { var found; const parent = (found = document.body) == null ? void 0 : found.parentElement; dispatchEvent(new Event(parent.tagName)); })();</script>`;
    const [, script = ''] = /^<script>(.+)<\/script>$/s.exec(shortScripts(before)) ?? [];
    expect(script.length).toBeLessThan(before.length - '<script></script>'.length);
    const events: unknown[] = [];
    const run = new Function('document', 'dispatchEvent', 'Event', script);
    run(
      { body: { parentElement: { tagName: 'HTML' } } },
      (event: unknown) => events.push(event),
      Type,
    );
    expect(events).toEqual([{ type: 'HTML' }]);
  });

  it.each([
    '<script type="application/ld+json">{ "a": 1 }</script>',
    '<script type="module" src="/site.js"></script>',
    '<p>$& and $1</p>',
  ])('leaves %s as it is', (html) => {
    expect(shortScripts(html)).toBe(html);
  });

  it('refuses a script that is none', () => {
    expect(() => shortScripts('<script>let = =</script>')).toThrow('An inline script');
  });
});

class Type {
  type: string;
  constructor(type: string) {
    this.type = type;
  }
}
