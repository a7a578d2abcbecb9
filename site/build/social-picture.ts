/** Path and size in pixels of a page's link preview image. */
export function socialPicture(page: string): { path: string; width: number; height: number } {
  const name = page === '/' ? 'home' : page.slice(1).replaceAll('/', '-');
  return { path: `/social/${name}.png`, width: 1200, height: 630 };
}
