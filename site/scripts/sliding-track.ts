import { nearestPosition, restingPosition, rowOffsets, slideAt } from './carousel-position.ts';

interface Options {
  view: HTMLElement;
  /** As wide as the view; each slide is the view's width divided by `--visible`. */
  track: HTMLElement;
  /** Duration of a move in milliseconds. */
  speed: number;
  /** Pixels before a touch moves the row. */
  touchThreshold: number;
  /** Called with the first visible slide of each move. */
  onMove(slide: number): void;
}

export interface SlidingTrack {
  goTo(slide: number): void;
  /** Moves by a number of slides; negative numbers move back. */
  goBy(slides: number): void;
  isTouched(): boolean;
}

const maxFlickMs = 300;

/**
 * Turns a scrolling row into an endless one that moves by transform and follows a finger or the mouse. It
 * starts at the row's scroll position. All sizes are fractions of the view, so resizing needs no update.
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
  const visibleCount = () => Math.round(view.clientWidth / width());
  /** The current position, also during a move. */
  const now = () => -new DOMMatrix(getComputedStyle(track).transform).m41 / width();
  let touched = false;

  const draw = (position: number, duration = 0) => {
    track.style.transition = `transform ${duration}ms`;
    track.style.transform = `translateX(calc(${-position} * 100% / var(--visible)))`;
  };
  const arrange = (from: number, to: number) =>
    rowOffsets(from, to, visibleCount(), count).forEach((rows, at) => {
      const slide = slides[at] as HTMLElement;
      slide.style.transform = rows ? `translateX(${rows * count * 100}%)` : '';
    });
  const move = (from: number, to: number) => {
    // Restart from the first round, so that positions never grow too large for the browser.
    const rounds = Math.floor(from / count) * count;
    arrange(from - rounds, to - rounds);
    draw(from - rounds);
    // Forces a style flush, so that the transition starts here.
    now();
    draw(to - rounds, speed);
    target = to - rounds;
    onMove(slideAt(target, count));
  };

  let target = Math.round(view.scrollLeft / width());
  // `clip` instead of `hidden`, which focus or scripts could still scroll.
  Object.assign(view.style, { overflow: 'clip', touchAction: 'pan-y', userSelect: 'none' });
  move(target, target);

  view.addEventListener('pointerdown', (down) => {
    if (touched || down.button !== 0) return;
    touched = true;
    // Also receives events after the pointer has left the row.
    view.setPointerCapture(down.pointerId);
    const start = now();
    let position = start;
    let isDragging = false;
    const listening = new AbortController();
    const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', hear: typeof drag) =>
      view.addEventListener(type, (event) => event.pointerId === down.pointerId && hear(event), {
        signal: listening.signal,
      });
    const drag = ({ clientX }: PointerEvent) => {
      const distance = clientX - down.clientX;
      isDragging ||= Math.abs(distance) > touchThreshold;
      if (!isDragging) return;
      position = start - distance / width();
      arrange(position, position);
      draw(position);
    };
    const release = ({ timeStamp }: PointerEvent) => {
      listening.abort();
      touched = false;
      if (isDragging)
        move(position, restingPosition(position, start, timeStamp - down.timeStamp < maxFlickMs));
    };
    on('pointermove', drag);
    on('pointerup', release);
    on('pointercancel', release);
  });

  return {
    goTo: (slide) => move(now(), nearestPosition(slide, target, count)),
    goBy: (by) => move(now(), target + by),
    isTouched: () => touched,
  };
}
