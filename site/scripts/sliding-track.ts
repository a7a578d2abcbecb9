import { nearestPosition, restingPosition, rowsAway, slideAt } from './endless-row.ts';

interface Options {
  view: HTMLElement;
  /** A row of slides, as wide as the view; each is the view's width divided by `--visible`. */
  track: HTMLElement;
  /** Milliseconds of a move. */
  speed: number;
  /** Pixels that a touch must go before it moves the row. */
  touchThreshold: number;
  /** Hears which slide comes to stand first. */
  onMove(slide: number): void;
}

export interface SlidingTrack {
  goTo(slide: number): void;
  /** Goes on by so many slides; a negative number goes back. */
  goBy(slides: number): void;
  isTouched(): boolean;
}

/** A touch shorter than this, in milliseconds, is a flick. */
const flick = 300;

/**
 * Makes a row that scrolls into one without end, which moves by transform and follows a finger or
 * the mouse. It begins where the row was scrolled to. All sizes are shares of the view, so that it
 * stays right when the window changes.
 */
export function slidingTrack({
  view,
  track,
  speed,
  touchThreshold,
  onMove,
}: Options): SlidingTrack {
  const slides = [...track.children] as HTMLElement[];
  const count = slides.length;
  const width = () => slides[0]?.getBoundingClientRect().width || 1;
  const shown = () => Math.round(view.clientWidth / width());
  /** Where the row stands at this moment, also midway. */
  const now = () => -new DOMMatrix(getComputedStyle(track).transform).m41 / width();
  let touched = false;

  const draw = (position: number, duration = 0) => {
    track.style.transition = `transform ${duration}ms`;
    track.style.transform = `translateX(calc(${-position} * 100% / var(--visible)))`;
  };
  const arrange = (from: number, to: number) =>
    rowsAway(from, to, shown(), count).forEach((rows, at) => {
      const slide = slides[at] as HTMLElement;
      slide.style.transform = rows ? `translateX(${rows * count * 100}%)` : '';
    });
  const move = (from: number, to: number) => {
    // Back within the first round, so that the numbers never outgrow what a browser can draw.
    const rounds = Math.floor(from / count) * count;
    arrange(from - rounds, to - rounds);
    draw(from - rounds);
    // Read, so that the browser takes this for the start of the move.
    now();
    draw(to - rounds, speed);
    target = to - rounds;
    onMove(slideAt(target, count));
  };

  let target = Math.round(view.scrollLeft / width());
  // Clipped, not hidden: nothing can scroll it behind our back.
  Object.assign(view.style, { overflow: 'clip', touchAction: 'pan-y', userSelect: 'none' });
  move(target, target);

  view.addEventListener('pointerdown', (down) => {
    if (touched || down.button !== 0) return;
    touched = true;
    // So that it is heard of also where the pointer leaves the row.
    view.setPointerCapture(down.pointerId);
    const begun = now();
    let position = begun;
    let follows = false;
    const heard = new AbortController();
    const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', hear: typeof drag) =>
      view.addEventListener(type, (event) => event.pointerId === down.pointerId && hear(event), {
        signal: heard.signal,
      });
    const drag = ({ clientX }: PointerEvent) => {
      const way = clientX - down.clientX;
      follows ||= Math.abs(way) > touchThreshold;
      if (!follows) return;
      position = begun - way / width();
      arrange(position, position);
      draw(position);
    };
    const letGo = ({ timeStamp }: PointerEvent) => {
      heard.abort();
      touched = false;
      if (follows)
        move(position, restingPosition(position, begun, timeStamp - down.timeStamp < flick));
    };
    on('pointermove', drag);
    on('pointerup', letGo);
    on('pointercancel', letGo);
  });

  return {
    goTo: (slide) => move(now(), nearestPosition(slide, target, count)),
    goBy: (by) => move(now(), target + by),
    isTouched: () => touched,
  };
}
