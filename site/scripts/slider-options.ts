/** What every slider of the site starts from (R398–R400): milliseconds, and pixels before a touch counts. */
export const sliderDefaults = { autoplaySpeed: 3000, speed: 500, touchThreshold: 5 };

/** The partner row: every 2 s, endless, and as many logos as A24 says, by the smallest width in px. */
export const partnerSlider = {
  ...sliderDefaults,
  autoplaySpeed: 2000,
  infinite: true,
  visible: [
    { from: 0, slides: 2 },
    { from: 400, slides: 5 },
    { from: 768, slides: 4 },
  ],
};
