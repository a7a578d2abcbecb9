import type { APIRoute } from 'astro';
import partnerMarks from '../pictures/partners.svg?raw';

/** The partners' marks, which pages show with `<use>`. */
export const GET: APIRoute = () => new Response(partnerMarks);
