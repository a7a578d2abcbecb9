/** What every slider of the site starts from: milliseconds, and pixels before a touch counts. */
export const sliderDefaults = { autoplaySpeed: 3000, speed: 500, touchThreshold: 5 };

/** The partner row. How many logos it shows stands in its style sheet, as it needs no script. */
export const partnerSlider = { ...sliderDefaults, autoplaySpeed: 2000 };
