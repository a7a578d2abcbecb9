/** Shows one of the testimonials, chosen at random on load. @param random in [0, 1) */
export function pickTestimonial(random: () => number = Math.random): void {
  const voices = [...document.querySelectorAll<HTMLElement>('[data-testimonials] > *')];
  const chosen = Math.floor(random() * voices.length);
  voices.forEach((voice, index) => {
    voice.hidden = index !== chosen;
  });
}
