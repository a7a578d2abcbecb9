/** Writes the subject that a visitor types into the sample inboxes (`data-composer`). Nothing leaves the page. */
export function watchLiveInbox(): void {
  const composer = document.querySelector<HTMLElement>('[data-composer]');
  const input = composer?.querySelector('input');
  const marks = input?.previousElementSibling;
  const mark = marks?.querySelector('span');
  const counter = composer?.querySelector('output');
  const send = composer?.querySelector('button');
  if (!input || !marks || !mark || !counter || !send) return;

  const show = () => {
    counter.value = `${input.value.length} of ${input.maxLength}`;
    fill(marks, input.value, mark, '@firstname');
    marks.scrollLeft = input.scrollLeft;
    for (const subject of document.querySelectorAll<HTMLElement>('[data-subject-for]'))
      fill(subject, input.value.trim() || '(no subject)', mark, subject.dataset.subjectFor ?? '');
  };
  input.readOnly = false;
  show();
  input.addEventListener('input', () => {
    delete composer?.dataset.sent;
    show();
  });
  input.addEventListener('scroll', () => {
    marks.scrollLeft = input.scrollLeft;
  });
  input.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Enter' && !isComposing) send.click();
  });
  send.addEventListener('click', () => {
    if (composer) composer.dataset.sent = '';
  });
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
