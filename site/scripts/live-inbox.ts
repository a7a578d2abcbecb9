const still = matchMedia('(prefers-reduced-motion: reduce)');
const small = matchMedia('(width < 46rem), (height < 49rem)');

/** Writes the subject that a visitor types into the sample inboxes (`data-composer`). Nothing leaves the page. */
export function watchLiveInbox(): void {
  const composer = document.querySelector<HTMLElement>('[data-composer]');
  const input = composer?.querySelector('textarea');
  const marks = input?.previousElementSibling;
  const mark = marks?.querySelector('span');
  const counter = composer?.querySelector('output');
  const send = composer?.querySelector('button');
  if (!composer || !input || !marks || !mark || !counter || !send) return;

  const show = () => {
    counter.value = `${input.value.length} of ${input.maxLength}`;
    send.disabled = !input.value.trim();
    fill(marks, input.value, mark, '@firstname');
    for (const subject of document.querySelectorAll<HTMLElement>('[data-subject-for]'))
      fill(subject, input.value.trim() || '(no subject)', mark, subject.dataset.subjectFor ?? '');
  };
  input.readOnly = false;
  show();
  input.addEventListener('input', () => {
    delete composer.dataset.sent;
    if (input.value.includes('\n')) input.value = input.value.replaceAll('\n', ' ');
    show();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    send.click();
  });
  send.addEventListener('click', () => {
    composer.dataset.sent = '';
    const firstHour = composer.querySelector<HTMLInputElement>('[name="inbox-hour"]');
    if (firstHour) firstHour.checked = true;
    showInboxes(composer);
  });
}

/** With the figures below them. A small window has room from the button down, and a phone's keyboard may cover them. */
function showInboxes(composer: HTMLElement): void {
  const [target, block] = small.matches
    ? ([composer.querySelector('button'), 'start'] as const)
    : ([composer.parentElement?.querySelector('dl'), 'nearest'] as const);
  target?.scrollIntoView({ block, behavior: still.matches ? 'instant' : 'smooth' });
}

/** The text in an element, with a marked name in each place of `@firstname`. */
function fill(target: Element, text: string, mark: HTMLElement, name: string): void {
  const [first = '', ...rest] = text.split(/@firstname/i);
  target.replaceChildren(first, ...rest.flatMap((part) => [marked(mark, name), part]));
}

function marked(mark: HTMLElement, name: string): Node {
  const copy = mark.cloneNode();
  copy.textContent = name;
  return copy;
}
