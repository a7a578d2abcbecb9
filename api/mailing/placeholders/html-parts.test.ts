import fc from 'fast-check';
import { expect, it } from 'vitest';
import { htmlParts } from './html-parts.ts';

/** Markup as it is, texts in `‹›`, style sheets in `«»`, JSON in `{{}}`, attributes as `name[text]`, bare ones as `name{text}`. */
function shown(html: string): string {
  return htmlParts(html)
    .map((part) => {
      if (part.kind === 'attribute')
        return part.isQuoted ? `${part.name}[${part.text}]` : `${part.name}{${part.text}}`;
      if (part.kind === 'markup') return part.text;
      if (part.kind === 'json') return `{{${part.text}}}`;
      return part.kind === 'style' ? `«${part.text}»` : `‹${part.text}›`;
    })
    .join('');
}

it.each([
  ['', ''],
  ['a', 'a'],
  ['@a', '‹@a›'],
  ['<p>@a</p>b', '<p>‹@a›</p>b'],
  ['@1 < @2 <<@3<', '‹@1 ›‹< @2 ›<‹<@3›<'],
  ['<a href="@a">', '<a href="href[@a]">'],
  ["<a href='\"@a'>", "<a href='href[\"@a]'>"],
  ['<a href=@a>', '<a href=href{@a}>'],
  ['<a href=@a/>', '<a href=href{@a/}>'],
  ['<A HREF = @a B="c"D=e>f', '<A HREF = href{@a} B="c"D=e>f'],
  ['<a\nhref\t=\r\n"@a">', '<a\nhref\t=\r\n"href[@a]">'],
  ['<a/href="@a"/>', '<a/href="href[@a]"/>'],
  ['<a @a @b=c @c=@d>', '<a @a @b=c @c=@c{@d}>'],
  ['<a =@a>', '<a =@a>'],
  ['<a href=>@a', '<a href=>‹@a›'],
  ['<a href="">@a', '<a href="">‹@a›'],
  ['<a href=a"@b>', '<a href=href{a"@b}>'],
  ['<a title=">" href="@a">', '<a title=">" href="href[@a]">'],
  ['<a href="@a', '<a href="href[@a]'],
  ['<a href=@a', '<a href=href{@a}'],
  ['</a href="@a">@b', '</a href="@a">‹@b›'],
  ['<@a>', '‹<@a>›'],
  ['</@a>', '</@a>'],
  ['<!@a>@b', '<!@a>‹@b›'],
  ['<!doctype html>@a', '<!doctype html>‹@a›'],
  ['<?xml @a?>@b', '<?xml @a?>‹@b›'],
  ['<a onclick="f(@a)" href="@b">', '<a onclick="f(@a)" href="href[@b]">'],
  ['<a OnClick=f(@a) href="@b">', '<a OnClick=f(@a) href="href[@b]">'],
  ['<iframe srcdoc="@a"></iframe>', '<iframe srcdoc="@a"></iframe>'],
  [
    '<meta content="0;url=@a" HTTP-EQUIV=refresh>@b',
    '<meta content="0;url=@a" HTTP-EQUIV=refresh>‹@b›',
  ],
  ['<meta name=">" http-equiv="@a" content=@b>', '<meta name=">" http-equiv="@a" content=@b>'],
  ['<meta name="a" content="@b">', '<meta name="a" content="content[@b]">'],
  ['<title><a href=@a></title>', '<title><a href=href{@a}></title>'],
  ['<title><a href="</title><a href="@a">', '<title><a href="</title><a href="href[@a]">'],
  ['<svg><title><a href=@a></title>', '<svg><title><a href=href{@a}></title>'],
  ['<textarea>@a</textarea>@b', '<textarea>‹@a›</textarea>‹@b›'],
  ['<script><a href=@a></script >@b', '<script><a href=@a></script >‹@b›'],
  [
    '<script type="application/ld+json">@a</script>',
    '<script type="application/ld+json">{{@a}}</script>',
  ],
  ['<a href=" javascript:f(@a)">', '<a href=" javascript:f(@a)">'],
  ['<style>@a</style>', '<style>«@a»</style>'],
  ['<STYLE a="@b">@a</style>@c', '<STYLE a="a[@b]">«@a»</style>‹@c›'],
  ['<style>@a</styles></style>', '<style>«@a</styles>»</style>'],
  ['<style>@a', '<style>«@a»'],
  ['</style>@a', '</style>‹@a›'],
  ['<p title="<style>">@a<p title="</style>">', '<p title="<style>">‹@a›<p title="</style>">'],
  ['<!--@a-->@b', '<!--‹@a›-->‹@b›'],
  ['<!--[if mso]><a href=@a><![endif]-->', '<!--[if mso]><a href=href{@a}><![endif]-->'],
  ['<!--<a href="-->@b<a href="@c">', '<!--<a href="-->‹@b›<a href="href[@c]">'],
  ['<!--<style>--><a href=@a></style>', '<!--<style>--><a href=href{@a}></style>'],
  ['<!--><a href=@a>-->', '<!--><a href=href{@a}>-->'],
  ['<!---><a href=@a>', '<!---><a href=href{@a}>'],
  ['<!--a--!><a href=@a>', '<!--a--!><a href=href{@a}>'],
  ['<!--a<!--b-->@c', '<!--a<!--b-->‹@c›'],
  ['<![CDATA[<a href=@a>]]>@b', '<![CDATA[<a href=href{@a}>]]>‹@b›'],
  ['<!--@a', '<!--‹@a›'],
])('takes %j apart', (html, parts) => {
  expect(shown(html)).toBe(parts);
});

it('splits without losing a character', () => {
  const html = fc.string({
    unit: fc.constantFrom(
      '<',
      '>',
      '/',
      '=',
      '"',
      "'",
      ' ',
      '!',
      '-',
      '--',
      '@a',
      'a',
      'style',
      'title',
      '\n',
    ),
  });
  fc.assert(
    fc.property(html, (text) => {
      expect(
        htmlParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
