import fc from 'fast-check';
import type { SampleRequest } from './sample-request.ts';

/** Strings that break out of a careless literal in one language or another. */
export const hostileStrings = [
  `' + process.exit() + '`,
  '`${process.exit()}`',
  '" + str(exit()) + "',
  "'.exit().'",
  '{$api} $key ${key} {key} {api!r}',
  'a\\',
  "\\'",
  '\\"',
  '\\n \\u0041 \\x41 \\N{BULLET}',
  'line\nline\r\nline\rline\u2028line\u2029line\u0085line',
  'POST /v1/contacts HTTP/1.1\r\nHost: other.example\r\n\r\n',
  '?> <?php exit; //',
  '</script><!-- -->',
  '"""\n\'\'\'',
  '\0\b\f\t\v\x1b\x7f',
  'right to left \u202e \u2066 \ufeff',
  'é 日本 👩🏽‍🚀 ₦',
  '__proto__',
  '',
  '0',
  '1',
  '7',
  'null',
];

const text = fc.oneof(
  fc.constantFrom(...hostileStrings),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'\'"`$\\{}@#?<>/\n\r\t;() aé0'.split('')) }),
);

const number = fc.oneof(
  fc.integer(),
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.constantFrom(0.1, 1e21, 5e-324, 1.7976931348623157e308, 2 ** 63, -(2 ** 70), -7),
);

// Once V8's JSON.parse has read a name with a backslash it takes others for it (nodejs/node#63785).
const name = text.filter((characters) => !characters.includes('\\'));

/** Any body that JSON can write, as what JSON reads again. */
export const anyBody: fc.Arbitrary<NonNullable<SampleRequest['body']>> = fc
  .dictionary(
    name,
    fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        text,
        number,
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(name, tie('value'), { maxKeys: 4 }),
      ),
    })).value,
    { maxKeys: 5 },
  )
  .map((body) => JSON.parse(JSON.stringify(body)));
