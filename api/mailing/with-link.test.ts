import { escapeHtml } from '@grovemail/domain/escape-html.ts';
import { preferencePath } from '@grovemail/domain/preferences/preference-link.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { composeMail, preferenceLinkValue } from './compose.ts';
import { withLink } from './with-link.ts';

const linkOf = (email: string, trackingId: string) =>
  `https://shop.example${preferencePath({ trackingId, email, id: 'c-1' })}`;
const first = linkOf("o'brien+$&@shop.example", 'site.m.order.FIRST');
const own = linkOf("eve.$1'@shop.example", 'site.m.order.OWN');

const composed = (html: string, plain: string | null, data = {}) => ({
  ...composeMail({ subject: 'S', html, plain }, data, first),
  preferenceLink: { list: 'order', url: first },
});

it('E11 leaves nothing of the first link, wherever and however it was filled in', () => {
  const piece = fc.constantFrom(
    '<a href="@preferences_link">x</a>',
    '<a href=@preferences_link>x</a>',
    "<a title='@stop' href='@stop'>",
    '<img srcset="@stop 2x">',
    '<style>a{background:url(@stop)}</style>',
    '<p>@preferences_link?utm=1',
    '@stop@stop',
    '<!-- @stop -->',
    ' plain words ',
  );
  const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, fc.option(text), (html, plain) => {
      const data = { stop: preferenceLinkValue };
      const copy = withLink(composed(html, plain, data), own);
      expect(JSON.stringify(copy)).not.toContain('FIRST');
      const other = composeMail({ subject: 'S', html, plain }, data, own);
      expect(copy).toMatchObject(other);
    }),
  );
});

it('replaces a link that the text has in its escaped form', () => {
  const mail = { html: '', plain: escapeHtml(first), preferenceLink: { list: 'a', url: first } };
  expect(withLink(mail, own).plain).toBe(escapeHtml(own));
});

it('changes nothing in a mail without a link', () => {
  const mail = { html: '<p>x</p>', plain: null, preferenceLink: null };
  expect(withLink(mail, own)).toEqual(mail);
});
