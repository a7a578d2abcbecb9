import { z } from 'zod';

const front = z.strictObject({
  title: z.string().min(3).max(60),
  description: z.string().min(40).max(180),
  link: z.enum(['header', 'footer']).optional(),
});

/** A page that an operator wrote in Markdown. */
export interface OwnPage extends z.output<typeof front> {
  /** Its address is `/` and this. */
  slug: string;
}

/**
 * Reads the head of a Markdown file.
 * @param file its path, ending in the slug and `.md`
 * @param taken first parts of addresses that the site or the API has, such as `pricing`
 * @throws {TypeError} that says what to do
 */
export function ownPage(file: string, head: unknown, taken: ReadonlySet<string>): OwnPage {
  const name = file.split('/').at(-1) ?? '';
  const slug = name.replace(/\.md$/, '');
  const shown = `site/content/pages/${name}`;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    throw new TypeError(
      `${shown}: its name becomes its address, so it may have only small letters, digits and single hyphens: about.md, our-story.md.`,
    );
  if (taken.has(slug))
    throw new TypeError(`${shown}: /${slug} is another page's address. Rename the file.`);
  const parsed = front.safeParse(head);
  if (parsed.success) return { slug, ...parsed.data };
  throw new TypeError(
    `${shown}: between the lines --- at its top, it needs a title (3 to 60 characters), a description (40 to 180), and may have a link (header or footer).\n${z.prettifyError(parsed.error)}`,
  );
}
