import fc from 'fast-check';

/** Texts that have broken other services. */
export const hostileTexts = [
  '',
  ' ',
  "'; drop table leads; --",
  '<script>alert(1)</script>',
  '\u202eevil\u2066',
  'a\r\nBcc: all@x.example',
  '=1+1',
  'NUL \u0000 inside',
  'lone \udfff surrogate',
  '9999-99-99',
  'ada@bücher.example',
  `${'a'.repeat(243)}@shop.example`,
  `${'a'.repeat(308)}@shop.example`,
  'x'.repeat(6000),
];

export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.webQueryParameters(),
  fc.constantFrom(...hostileTexts),
);

export const anyValue = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts, null, true, -1, 0, 1e308, [], {}, [[]]),
  fc.jsonValue(),
);
