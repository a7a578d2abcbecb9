/** The picture that a link preview shows of a page: its address on the site, and its size in pixels. */
export function socialPicture(page: string): { path: string; width: number; height: number } {
  const name = page === '/' ? 'home' : page.slice(1).replaceAll('/', '-');
  return { path: `/social/${name}.png`, width: 1200, height: 630 };
}
