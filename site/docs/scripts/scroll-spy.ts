/** Marks the navigation entry of the section in view. */
export function startScrollSpy(): void {
  const entries = [...document.querySelectorAll<HTMLAnchorElement>('[data-spy]')];
  const sections = entries.flatMap((entry) => {
    const place = document.getElementById(decodeURIComponent(entry.hash.slice(1)));
    return place ? [{ entry, place }] : [];
  });
  if (!sections[0]) return;

  const mark = () => {
    const line = innerHeight / 3;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    const passed = sections.filter(({ place }) => place.getBoundingClientRect().top < line);
    const current = (isAtEnd ? sections : passed).at(-1) ?? sections[0];
    // A reference page lists its operations both in the tree and in the contents.
    for (const { entry, place } of sections) {
      if (place === current?.place) entry.setAttribute('aria-current', 'location');
      else entry.removeAttribute('aria-current');
    }
  };
  // A section is current once its heading passes a third of the window.
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -66% 0px' });
  for (const { place } of sections) observer.observe(place);
  addEventListener('scrollend', mark);
}
