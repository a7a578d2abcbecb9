import { getEntry } from 'astro:content';

/** Links to guides. @throws Error naming a missing one */
export function guidesToRead(ids: readonly string[]) {
  return Promise.all(
    ids.map(async (id) => {
      const guide = await getEntry('guides', id);
      if (!guide) throw new Error(`There is no guide ${id}.`);
      const { nav, description } = guide.data;
      return { label: nav, text: description, href: `/developers/guides/${id}` };
    }),
  );
}
