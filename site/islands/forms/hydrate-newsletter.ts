import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import NewsletterForm from './NewsletterForm.tsx';

/** @param box contains only the rendered form, whose attributes are its props */
export function hydrateNewsletter(box: Element): void {
  const form = box.firstElementChild as HTMLFormElement;
  const action = form.getAttribute('action') as string;
  const token = form.dataset.token as string;
  hydrateRoot(box, createElement(NewsletterForm, { action, token }));
}
