/** Marks the entry of the section that is being read. */
export function spyOnHeadings(): void {
  const entries = [...document.querySelectorAll<HTMLAnchorElement>('[data-spy]')];
  const places = entries.flatMap((entry) => {
    const place = document.getElementById(decodeURIComponent(entry.hash.slice(1)));
    return place ? [{ entry, place }] : [];
  });
  if (!places[0]) return;

  const mark = () => {
    const line = innerHeight / 3;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    const passed = places.filter(({ place }) => place.getBoundingClientRect().top < line);
    const current = (isAtEnd ? places : passed).at(-1) ?? places[0];
    // A reference page names its calls in the tree and in the contents.
    for (const { entry, place } of places) {
      if (place === current?.place) entry.setAttribute('aria-current', 'location');
      else entry.removeAttribute('aria-current');
    }
  };
  // The line at a third of the window: whatever crosses it changes what is being read.
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -66% 0px' });
  for (const { place } of places) observer.observe(place);
  addEventListener('scrollend', mark);
}
