import { type ColorName, lightColor } from '@grovemail/config/palette.ts';
import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Mark } from '../components/Mark.tsx';

/** The mark on its own, without a style sheet for its colors. */
export const GET: APIRoute = () => {
  const svg = renderToStaticMarkup(createElement(Mark, { xmlns: 'http://www.w3.org/2000/svg' }));
  const colored = svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name) => lightColor(name as ColorName));
  return new Response(colored);
};
