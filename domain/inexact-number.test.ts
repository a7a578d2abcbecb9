import { describe, expect, it } from 'vitest';
import { inexactNumber, underflowedNumber } from './inexact-number.ts';

describe('a number that JSON cannot keep', () => {
  it.each([
    ['{"extra_data":{"order_id":9007199254740993}}', 'extra_data.order_id'],
    ['{"extra_data":{"order_id":9007199254740992}}', 'extra_data.order_id'],
    ['{"extra_data":{"order_id":-9007199254740993}}', 'extra_data.order_id'],
    ['{"big":12345678901234567890}', 'big'],
    ['{"big":12345678901234567.9}', 'big'],
    ['{"inf":1e400}', 'inf'],
    ['{"inf":-1e400}', 'inf'],
    ['{"list":[1,[2,1e400]]}', 'list[1][1]'],
    ['[{"id":1},{"id":1382975923057815552}]', '[1].id'],
    ['12345678901234567890', ''],
    ['{"a":0,"list":[0,{"tiny":1e-400}]}', 'list[1].tiny'],
    ['[-2.5E-00400]', '[0]'],
    [`[0.${'0'.repeat(400)}1]`, '[0]'],
  ])('%s', (json, place) => {
    expect(inexactNumber(JSON.parse(json)) ?? underflowedNumber(json)).toBe(place);
  });
});

it.each([
  '{"a":9007199254740991,"b":-9007199254740991}',
  '{"a":0.1,"b":-0.5,"c":1e-7,"d":0,"e":-0}',
  '{"a":0.10000000000000001,"b":33.333333333333333333}',
  '{"a":5e-324,"b":0e-999,"c":0.0e-400,"d":"1e-400","e-400":0,"f":[0]}',
  `[0.${'0'.repeat(400)}]`,
  '{"a":"9007199254740993","b":null,"c":true,"d":[],"e":{}}',
])('is none of %s', (json) => {
  expect(inexactNumber(JSON.parse(json)) ?? underflowedNumber(json)).toBeNull();
});
