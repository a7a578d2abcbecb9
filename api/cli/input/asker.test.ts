import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { asker } from './asker.ts';

it('keeps the lines of a paste for the questions that follow', async () => {
  const { input, output, ask } = terminal();
  input.write('shop.example\napp.shop.example\n');
  expect(await ask('Site: ')).toBe('shop.example');
  expect(await ask('App: ')).toBe('app.shop.example');
  const third = ask('Sender: ');
  input.write('hello@shop.example\n');
  expect(await third).toBe('hello@shop.example');
  output.end();
  expect(await text(output)).toBe('Site: App: Sender: ');
});

it('stops when the terminal is closed without an answer', async () => {
  const { input, ask } = terminal();
  const answer = ask('Site: ');
  input.end();
  await expect(answer).rejects.toThrow('Stopped without an answer.');
});

it('reads nothing between questions', async () => {
  const { input, ask } = terminal();
  const answer = ask('Site: ');
  input.write('shop.example\n');
  await answer;
  expect(input.isPaused()).toBe(true);
});

function terminal() {
  const input = new PassThrough();
  const output = new PassThrough();
  return { input, output, ask: asker(input, output) };
}
