/** Times in milliseconds; `touchThreshold` in pixels. */
export const sliderDefaults = { autoplaySpeed: 3000, speed: 500, touchThreshold: 5 };

/** The number of visible logos is set in the style sheet, because the row also works without JavaScript. */
export const partnerSlider = { ...sliderDefaults, autoplaySpeed: 2000 };
