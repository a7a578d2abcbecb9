import { writeLocal } from '../../browser/storage.ts';

/** Lets readers choose a theme. The page's head has already applied the stored one. */
export function watchThemes(): void {
  const { style } = document.documentElement;
  const show = () => {
    for (const radio of document.querySelectorAll<HTMLInputElement>('[data-theme-choice] input'))
      radio.checked = radio.value === style.colorScheme;
  };
  show();
  // After `followChosenTheme`, which also listens to these.
  for (const event of ['pageshow', 'storage']) addEventListener(event, show);
  addEventListener('change', ({ target }) => {
    const radio = target as HTMLInputElement;
    if (!radio.closest('[data-theme-choice]')) return;
    style.colorScheme = radio.value;
    writeLocal('theme', radio.value);
    show();
  });
}
