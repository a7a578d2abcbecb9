/** What every slider of the site starts from (R398–R400): milliseconds, and pixels before a touch counts. */
export const sliderDefaults = { autoplaySpeed: 3000, speed: 500, touchThreshold: 5 };

/** The partner row (A25). How many logos it shows (A24) stands in its style sheet, as it needs no script. */
export const partnerSlider = { ...sliderDefaults, autoplaySpeed: 2000 };
