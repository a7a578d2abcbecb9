import { brand } from '@grovemail/config/brand.ts';
import { lightColour } from '@grovemail/config/palette.ts';
import type { APIRoute } from 'astro';

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: brand.name,
      short_name: brand.name,
      description: brand.description,
      lang: 'en',
      start_url: '/',
      display: 'browser',
      background_color: lightColour('paper'),
      theme_color: lightColour('paper'),
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      ],
    }),
  );
