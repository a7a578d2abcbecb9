const second = 1000;
/** More at once would keep a slow phone from answering; the others are there right away. */
const seenMoving = 48;
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Moves the people of a journey (`data-week`) to where they are on the chosen day, and plays the days in turn. */
export function watchWeek(): void {
  const week = document.querySelector<HTMLElement>('[data-week]');
  const player = week?.querySelector<HTMLElement>('[data-player]');
  const range = player?.querySelector('input');
  const output = player?.querySelector('output');
  const button = player?.querySelector('button');
  if (!week || !player || !range || !output || !button) return;

  const names = Array.from(player.querySelectorAll('li'), (day) => day.textContent);
  const last = Number(range.max);
  let timer: ReturnType<typeof setInterval> | undefined;
  /** The first press plays from Monday, later ones from where the week was paused. */
  let isAtRest = true;
  const show = (day: number) => {
    range.value = String(day);
    output.value = `${names[day]} 9:00 pm`;
    range.setAttribute('aria-valuetext', output.value);
    player.style.setProperty('--at', String(day / last));
    showDay(week, day);
  };
  const pause = () => {
    clearInterval(timer);
    timer = undefined;
    button.ariaLabel = Number(range.value) === last ? 'Replay the week' : 'Play the week';
  };
  const step = () => {
    show(Number(range.value) + 1);
    if (Number(range.value) === last) pause();
  };
  show(Number(range.value));
  player.dataset.player = 'ready';
  range.addEventListener('input', () => {
    isAtRest = false;
    show(Number(range.value));
    pause();
  });
  button.addEventListener('click', () => {
    if (timer) return pause();
    week.scrollIntoView({ block: 'nearest', behavior: still.matches ? 'instant' : 'smooth' });
    if (isAtRest || Number(range.value) === last) show(0);
    else step();
    isAtRest = false;
    if (Number(range.value) === last) return;
    button.ariaLabel = 'Pause the week';
    timer = setInterval(step, second);
  });
}

function showDay(week: HTMLElement, day: number): void {
  for (const number of week.querySelectorAll<HTMLElement>('[data-by-day]'))
    number.textContent = number.dataset.byDay?.split(' ')[day] ?? '';
  const moving = [...week.querySelectorAll<HTMLElement>('[data-places]')].filter(
    (person) => person.parentElement?.dataset.place !== placeOn(person, day),
  );
  const seen = still.matches ? [] : moving.slice(0, seenMoving);
  const from = seen.map(boxOf);
  for (const place of week.querySelectorAll<HTMLElement>('[data-place]'))
    place.append(...moving.filter((person) => placeOn(person, day) === place.dataset.place));
  const to = seen.map(boxOf);
  for (const [index, person] of seen.entries()) travel(person, from[index], to[index], index);
}

function placeOn(person: HTMLElement, day: number): string | undefined {
  return person.dataset.places?.split(' ')[day];
}

/** Of a person, or of the step where the person is not shown yet. */
function boxOf(person: HTMLElement): DOMRect {
  const step = person.parentElement?.hidden ? person.closest('[data-place]')?.parentElement : null;
  return (step ?? person).getBoundingClientRect();
}

/** From where it was to where it is now. */
function travel(
  person: HTMLElement,
  from: DOMRect | undefined,
  to: DOMRect | undefined,
  index: number,
): void {
  if (!from || !to) return;
  const zoom = person.currentCSSZoom ?? 1;
  const x = (from.x - to.x) / zoom;
  const y = (from.y - to.y) / zoom;
  person.animate(
    { translate: [`${x}px ${y}px`, '0 0'] },
    { duration: 500, delay: Math.min(index * 6, 300), easing: 'ease-in-out', fill: 'backwards' },
  );
}
