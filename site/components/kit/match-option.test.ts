import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesText, sameText } from './match-option.ts';

describe('matchesText: R304–R306', () => {
  it.each([
    ['Mailchimp', 'MAIL'],
    ['Mailchimp', 'chim'],
    ['Crème Studio', 'creme'],
    ['Creme Studio', 'crème'],
    ['Côte d’Ivoire', 'COTE'],
    ['Łódź', 'ŁODZ'],
    ['e\u0301cole', '\u00e9cole'],
    ['İstanbul', 'istanbul'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['οδοστρωμα', 'ΟΔΟΣ'],
    ['Straße', 'strasse'],
    ['anything', ''],
    ['anything', '   '],
    ['HubSpot', '  hub '],
    ['C++ (beta)', '++ ('],
    ['a.b', '.'],
    ['👩🏽‍🚀 Space', 'space'],
  ])('"%s" holds "%s"', (label, text) => {
    expect(matchesText(label, text)).toBe(true);
  });

  it.each([
    ['Mailchimp', 'maylchimp'],
    ['ab', '.'],
    ['Mailchimp', 'm c'],
    ['', 'a'],
  ])('"%s" does not hold "%s"', (label, text) => {
    expect(matchesText(label, text)).toBe(false);
  });

  it('finds every part of a label, in any case, with or without accents', () => {
    const words = fc.string({ unit: fc.constantFrom(...'abcXYZéÈñ 1') });
    fc.assert(
      fc.property(words, words, words, (before, part, after) => {
        const label = before + part + after;
        const stripped = part.normalize('NFD').replace(/\p{M}/gu, '');
        return [part, part.toLowerCase(), part.toUpperCase(), stripped].every((text) =>
          matchesText(label, text),
        );
      }),
    );
  });
});

describe('sameText: D18', () => {
  it.each([
    ['Mailchimp', ' mailchimp '],
    ['É', 'é'],
    ['\u00e9', 'e\u0301'],
  ])('"%s" is "%s"', (one, other) => {
    expect(sameText(one, other)).toBe(true);
  });

  it.each([
    ['creme', 'crème'],
    ['mail', 'mailchimp'],
    ['a b', 'ab'],
  ])('"%s" is not "%s"', (one, other) => {
    expect(sameText(one, other)).toBe(false);
  });
});
