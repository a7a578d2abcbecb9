import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'zod';

const guides = defineCollection({
  loader: glob({ base: './docs/guides', pattern: '*.mdx' }),
  schema: z.strictObject({
    title: z.string().min(3).max(60),
    /** Name in the navigation, where the title is too long for it. */
    nav: z.string().min(3).max(24),
    /** The lead under the title, and what search engines show. */
    description: z.string().min(40).max(180),
    /** The heading above it in the navigation. */
    section: z.enum(['Start', 'Send', 'Build', 'Run']),
    /** Place in the navigation, ascending: a section's guides follow each other. */
    order: z.number().int().positive(),
    changed: z.date(),
  }),
});

export const collections = { guides };
