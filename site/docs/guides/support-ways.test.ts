import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SupportWays } from './SupportWays.tsx';

const email = 'help@shop.example';
const shown = (ways: object) =>
  renderToStaticMarkup(createElement(SupportWays, { ways: { email, ...ways } }));

describe('the ways to get support', () => {
  it('are the address alone where nothing else is offered', () => {
    expect(shown({})).toBe(
      '<ul><li><strong>Email</strong>: <a href="mailto:help@shop.example">help@shop.example</a>.</li></ul>',
    );
  });

  it.each([
    ['hours', 'Monday to Friday', 'Hours'],
    ['responseTime', 'within a day', 'We reply within a day.'],
    ['statusUrl', 'https://status.shop.example/', 'href="https://status.shop.example/"'],
    ['forumUrl', 'https://forum.shop.example/', '>forum.shop.example</a>'],
  ])('have %s only if it is offered', (way, value, text) => {
    expect(shown({ [way]: value })).toContain(text);
    expect(shown({})).not.toContain(text);
  });
});
