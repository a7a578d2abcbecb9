import { subscriberToAsk } from '../browser/push-question.ts';

/** Loads the newsletter's island, which offers notifications, once its form is seen by someone to ask. */
export function offerNotifications(): void {
  const form = document.querySelector('[data-newsletter] form');
  if (!form || subscriberToAsk(Date.now()) === null) return;
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    form.dispatchEvent(new Event('focusin', { bubbles: true }));
  }).observe(form);
}
