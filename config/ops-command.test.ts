import { expect, it } from 'vitest';
import { asRunHere, opsCommand } from './ops-command.ts';

it.each([
  ['See npm run ops -- keys list.', 'See sudo deploy/ops keys list.'],
  [
    'npm run --silent ops -- leads export; npm run ops -- doctor',
    'sudo deploy/ops leads export; sudo deploy/ops doctor',
  ],
  ['sudo npm run ops -- setup', 'sudo npm run ops -- setup'],
  ['npm run openapi', 'npm run openapi'],
])('names the command of %j as it runs here', (text, expected) => {
  expect(asRunHere(text, 'sudo deploy/ops')).toBe(expected);
});

it('inserts the command literally', () => {
  expect(asRunHere(`${opsCommand} doctor`, "$& $' $1")).toBe("$& $' $1 doctor");
});
