import { describe, expect, it } from 'vitest';
import { namedRanges } from './named-ranges.ts';

describe('R393–R397, A26 the named ranges', () => {
  it.each([
    ['(--below-tablet)', '(width < 768px)'],
    ['(--tablet)', '(width >= 768px)'],
    ['(--mini-desktop)', '(width >= 1280px)'],
    ['(--tablet) and (--below-mini-desktop)', '(width >= 768px) and (width < 1280px)'],
    ['(--desktop)', '(width >= 1440px)'],
    ['(--large-desktop)', '(width >= 1920px)'],
    ['print, (width < 400px)', 'print, (width < 400px)'],
  ])('%s is %s', (params, expected) => {
    const rule = { params };
    namedRanges().AtRule.media(rule);
    expect(rule.params).toBe(expected);
  });

  it('stop the build if one is unknown', () => {
    expect(() => namedRanges().AtRule.media({ params: '(--phablet)' })).toThrow('"phablet"');
  });
});
