import { expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';
import { typedAddress } from './typed-address.ts';

it.each([
  ['ada＠lead.example', 'ada@lead.example'],
  ['ada@forms。example', 'ada@forms.example'],
  ['ada@forms．example', 'ada@forms.example'],
  ['ada@forms｡example', 'ada@forms.example'],
  ['ada﹫forms.example', 'ada@forms.example'],
  ['ａｄａ＠ｌｅａｄ．ｅｘａｍｐｌｅ', 'ada@lead.example'],
  ['ＡＤＡ．ｏ１＠ｌｅａｄ。ｅｘａｍｐｌｅ', 'ada.o1@lead.example'],
  ['ada。obi@lead.example', 'ada.obi@lead.example'],
  ['ada＋news＿x－y@lead.example', 'ada+news_x-y@lead.example'],
  ['ａｄａ＋ｎｅｗｓ＠例え。テスト', 'ada+news@xn--r8jz45g.xn--zckzah'],
  ['ａｄａ@lead.example', 'ａｄａ@lead.example'],
  ['ada@ｌｅａｄ.example', 'ada@lead.example'],
])('%s is %s', (typed, address) => {
  expect(canonicalAddress(typed)).toBe(address);
});

it.each([
  'ada＠＠lead.example',
  'ada@lead＠forms.example',
  'ada＠lead.example。',
  '＜ada＠lead.example＞',
  'ada，obi＠lead.example',
  'ada＠lead／x.example',
  'ada＠lead：80.example',
  '＂ada＂＠lead.example',
])('%s is no address', (typed) => {
  expect(canonicalAddress(typed)).toBeNull();
});

it('changes nothing else', () => {
  for (const text of ['ada@lead.example', '用户@例子.广告', 'アダ@例え.テスト', 'Ada、 Obi'])
    expect(typedAddress(text)).toBe(text);
});
