import { expect, it } from 'vitest';
import { counts, days, people } from './days.ts';

it.each(days.map((name, day) => ({ name, day })))(
  'on $name everyone is somewhere, once',
  ({ day }) => {
    const at = (name: keyof typeof counts) => counts[name][day] ?? 0;
    expect(at('waits') + at('opened') + at('waitForSms') + at('asked')).toBe(at('ordered'));
    expect(at('opened') + at('unopened')).toBe(at('emailed'));
    expect(at('waitForSms') + at('asked')).toBe(at('unopened'));
    expect(at('boughtAgain')).toBeLessThanOrEqual(at('opened'));
    expect(people.filter(({ places }) => places[day] === 'opened')).toHaveLength(at('opened'));
  },
);

it('who has opened, or was asked, stays so', () => {
  for (const { places } of people) {
    const end = places.findIndex((place) => place === 'opened' || place === 'asked');
    if (end >= 0) expect(new Set(places.slice(end)).size).toBe(1);
  }
});
