import { expect, it } from 'vitest';
import { filledForm } from './filled-form.ts';

const page =
  '<h1>Form</h1><form action="/f"><input type="hidden" name="type" value="demo"><div><label for="n">Name</label>' +
  '<input id="n" name="name" required></div><div><label for="e">Email</label><input id="e" name="email" aria-describedby="e-hint"><p id="e-hint">A hint.</div>' +
  '<div><label for="s">Users</label><div><select id="s" name="users"><option value="">Choose<option value="a">A<option value="5M+">B</select></div></div>' +
  '<div><label for="b">Message</label><textarea id="b" name="body"></textarea></div>' +
  '<label><input type="checkbox" name="tools" value="x">X</label><label><input type="checkbox" name="tools" value="y">Y</label></form><form><input name="name"></form>';

function filled(values: Record<string, string>, errors: Record<string, string> = {}): string {
  const messages = Object.entries(errors).map(
    ([name, text]) => [name, { text, isError: true }] as const,
  );
  return filledForm(page, new URLSearchParams(values), new Map(messages));
}

it('has what was typed and chosen, and no other form has', () => {
  const html = filled({ name: 'Ada', users: '5M+', body: '\nHello', type: 'other' });
  expect(html).toContain('<input id="n" name="name" required value="Ada">');
  expect(html).toContain('<option value="a">A<option value="5M+" selected>B');
  expect(html).toContain('<textarea id="b" name="body">\n\nHello</textarea>');
  expect(html).toContain('<input type="hidden" name="type" value="demo">');
  expect(html).toContain('<form><input name="name"></form>');
});

it('has every box ticked that was, and no other', () => {
  const html = filledForm(page, new URLSearchParams('tools=y&tools=z&name=x'), new Map());
  expect(html).toContain('name="tools" value="x">X');
  expect(html).toContain('name="tools" value="y" checked>Y');
});

it('has each error below its field and the hint, and the focus in the first field with one', () => {
  const html = filled({ email: 'nobody' }, { email: 'Invalid.', users: 'Choose one.' });
  expect(html).toContain(
    'Email</label><input id="e" name="email" aria-describedby="e-hint e-fault" value="nobody" aria-invalid="true" autofocus><p id="e-hint">A hint.<p id="e-fault" data-fault>Invalid.</p></div>',
  );
  expect(html).toContain('</select></div><p id="s-fault" data-fault>Choose one.</p></div>');
  expect(html.match(/autofocus/g)).toHaveLength(1);
});

it('has a warning below its field, which stays valid', () => {
  const warnings = new Map([['name', { text: 'Complete?', isError: false }]]);
  const html = filledForm(page, new URLSearchParams('name=A'), warnings);
  expect(html).toContain(
    '<input id="n" name="name" required value="A" aria-describedby="n-doubt"><p id="n-doubt" data-doubt>Complete?</p></div>',
  );
});

it.each(['"><script>alert(1)</script>', '\'"&</textarea><b>', '{{title}}', '$&'])(
  'writes %s as text',
  (text) => {
    const html = filled({ name: text, body: text }, { name: text });
    expect(html).not.toMatch(/<script|<b>/);
    const escaped = text.replace(
      /[&<>"']/g,
      (character) =>
        ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? '',
    );
    expect(html).toContain(`value="${escaped}"`);
    expect(html).toContain(`<textarea id="b" name="body">\n${escaped}</textarea>`);
    expect(html).toContain(`data-fault>${escaped}</p>`);
  },
);
