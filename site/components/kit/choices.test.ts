import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesOf, isAllChosen, textToCreate, toggleAll } from './choices.ts';

const mailchimp = { value: 'mc', label: 'Mailchimp' };
const hubspot = { value: 'hs', label: 'HubSpot' };
const options = [mailchimp, hubspot];
const own = (text: string) => ({ value: text, label: text });

describe('choicesOf', () => {
  it.each([
    ['nothing', [], []],
    ['blanks', ['', '  '], []],
    ['values', ['hs', 'mc'], [hubspot, mailchimp]],
    ['labels, in any case', ['mailCHIMP', ' hubspot '], [mailchimp, hubspot]],
    ['texts that match no option', [' Zeta '], [own('Zeta')]],
    ['the same twice, named differently', ['mc', 'Mailchimp', 'MC'], [mailchimp]],
    ['its own twice', ['Zeta', 'ZETA'], [own('Zeta')]],
    ['accents, which count', ['Hübspot'], [own('Hübspot')]],
    [
      'names of built-in properties',
      ['constructor', '__proto__'],
      [own('constructor'), own('__proto__')],
    ],
  ])('reads %s', (_, texts, choices) => {
    expect(choicesOf(texts, options)).toEqual(choices);
  });

  it('prefers the option whose value is exactly the text', () => {
    const twins = [own('A'), own('a')];
    expect(choicesOf(['a', 'A', 'a'], twins)).toEqual([own('a'), own('A')]);
  });
});

describe('textToCreate: R307–R309, D18', () => {
  it.each([
    ['Zeta', 'Zeta'],
    ['  Zeta ', 'Zeta'],
    ['Mail', 'Mail'],
    ['Mailchîmp', 'Mailchîmp'],
    ['"quoted" <b>', '"quoted" <b>'],
  ])('offers "%s" as "%s"', (text, offered) => {
    expect(textToCreate(text, options, [])).toBe(offered);
  });

  it.each(['', '   ', 'Mailchimp', 'mailchimp', ' MAILCHIMP ', 'mc', 'MC'])(
    'does not offer "%s"',
    (text) => {
      expect(textToCreate(text, options, [])).toBeNull();
    },
  );

  it('does not offer an already created choice', () => {
    expect(textToCreate(' zeta', options, [own('Zeta')])).toBeNull();
  });
});

describe('toggleAll: R310, R311, D19', () => {
  it.each([
    ['none', [], options],
    ['one', [hubspot], options],
    ['all', options, []],
    ['all, in another order', [hubspot, mailchimp], []],
    ['its own', [own('Zeta')], [...options, own('Zeta')]],
    ['its own and all', [own('Zeta'), ...options], []],
  ])('from %s', (_, chosen, next) => {
    expect(toggleAll(options, chosen)).toEqual(next);
  });

  it('selects nothing if there are no options', () => {
    expect(isAllChosen([], [])).toBe(false);
    expect(toggleAll([], [])).toEqual([]);
  });

  it('selects all from any subset, then nothing', () => {
    const values = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 });
    fc.assert(
      fc.property(values, fc.func(fc.boolean()), (all, isChosen) => {
        const many = all.map(own);
        const part = many.filter(({ value }, index) => index > 0 && isChosen(value));
        const next = toggleAll(many, part);
        expect(next).toEqual(many);
        expect(isAllChosen(many, next)).toBe(true);
        expect(toggleAll(many, next)).toEqual([]);
      }),
    );
  });
});
