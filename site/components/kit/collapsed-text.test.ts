import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collapsedText } from './collapsed-text.ts';

describe('collapsedText: R249, R250, D17', () => {
  it.each([
    [[], ''],
    [['Mailchimp'], 'Mailchimp'],
    [['twelve chars'], 'twelve chars'],
    [['thirteen char'], 'thirteen cha…'],
    [['Salesforce Marketing Cloud'], 'Salesforce M…'],
    [['Mailchimp', 'HubSpot'], 'Mailchimp + 1 more'],
    [['Salesforce Marketing Cloud', 'b', 'c'], 'Salesforce M… + 2 more'],
    [['😀'.repeat(12)], '😀'.repeat(12)],
    [['😀'.repeat(13), 'b'], `${'😀'.repeat(12)}… + 1 more`],
  ])('%j is "%s"', (labels, text) => {
    expect(collapsedText(labels)).toBe(text);
  });

  it('counts all others, and never shows more than 12 characters of the first', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, unit: 'grapheme' })), (labels) => {
        const text = collapsedText(labels);
        const more = labels.length - 1;
        const suffix = more > 0 ? ` + ${more} more` : '';
        expect(text.endsWith(suffix)).toBe(true);
        const start = text.slice(0, text.length - suffix.length);
        expect([...start].length).toBeLessThanOrEqual(13);
        expect(labels[0] ?? '').toContain(start === labels[0] ? start : start.slice(0, -1));
      }),
    );
  });
});
