import { describe, expect, it } from 'vitest';
import { nearestPosition, restingPosition, rowOffsets, slideAt } from './carousel-position.ts';
import { partnerSlider, sliderDefaults } from './slider-options.ts';

describe('an endless row of twelve (R401, R406)', () => {
  it.each([
    [0, 0],
    [11, 11],
    [12, 0],
    [-1, 11],
    [-13, 11],
    [25, 1],
    [11.6, 0],
    [0.4, 0],
  ])('has at position %d the slide %d', (position, slide) => {
    expect(slideAt(position, 12)).toBe(slide);
  });

  it.each([
    ['on', 1, 0, 1],
    ['back past the first', 11, 0, -1],
    ['forward past the last', 0, 11, 12],
    ['forward past the last, rounds later', 0, 35, 36],
    ['back', 5, 6, 5],
  ])('goes the short way: %s', (_, slide, from, position) => {
    expect(nearestPosition(slide, from, 12)).toBe(position);
  });

  it('has no gap on any path, no matter how many are shown', () => {
    for (const shown of [2, 4, 5]) {
      for (const from of [0, 0.5, 3, 11, 11.9]) {
        for (let slide = 0; slide < 12; slide += 1) {
          const to = nearestPosition(slide, from, 12);
          const places = placesOf(rowOffsets(from, to, shown, 12));
          const last = Math.ceil(Math.max(from, to)) + shown - 1;
          for (let place = Math.floor(Math.min(from, to)); place <= last; place += 1) {
            expect(places, `${from} to ${to}, ${shown} shown`).toContain(place);
          }
        }
      }
    }
  });

  it('fills the end of a path longer than a shorter row', () => {
    expect(placesOf(rowOffsets(0, 4, 5, 8))).toEqual(expect.arrayContaining([4, 5, 6, 7, 8]));
  });

  it('contains each slide once', () => {
    const slides = placesOf(rowOffsets(11, 12, 4, 12)).map((place) => slideAt(place, 12));
    expect(new Set(slides).size).toBe(12);
  });
});

describe('a released row', () => {
  it.each([
    ['rests at the nearest slide', 1.4, 1, false, 1],
    ['rests at the nearest slide, the next', 1.6, 1, false, 2],
    ['moves on with a flick', 1.1, 1, true, 2],
    ['moves back with a flick', 0.9, 1, true, 0],
    ['moves back past the first with a flick', -0.1, 0, true, -1],
  ])('%s', (_, position, begun, flicked, rest) => {
    expect(restingPosition(position, begun, flicked)).toBe(rest);
  });
});

describe('the options of a slider', () => {
  it('R398, R399, R400 are 3000 ms, 500 ms and 5 px', () => {
    expect(sliderDefaults).toEqual({ autoplaySpeed: 3000, speed: 500, touchThreshold: 5 });
  });

  it('R405, A25 are the same for the partner row, except for its 2 s', () => {
    expect(partnerSlider).toEqual({ ...sliderDefaults, autoplaySpeed: 2000 });
  });
});

/** The slides' places in the row, by slide. */
function placesOf(rows: readonly number[]): number[] {
  return rows.map((away, slide) => slide + away * rows.length);
}
