import { validate, validateField } from '@grovemail/domain/forms/form.ts';
import { parseRange } from '@grovemail/domain/forms/range.ts';
import { demoUserRanges } from '@grovemail/domain/forms/range-options.ts';
import { savingsForm } from '@grovemail/domain/forms/savings-lead.ts';
import { savings } from '@grovemail/domain/savings/savings.ts';
import { readShared, withoutShared } from '@grovemail/domain/savings/share-link.ts';
import { useEffect, useRef, useState } from 'react';
import type { Calculated, SavingsValues } from './calculated.ts';
import { addToDraft, fillEmpty, replaceInDraft } from './draft.ts';
import { tokenKeeper } from './form-token.ts';
import { SavingsFields } from './SavingsFields.tsx';
import { SavingsResult, type SavingsWords } from './SavingsResult.tsx';
import { savingsDoubts } from './savings-doubts.ts';
import { sendLater } from './send-later.ts';
import { leadBody } from './send-lead.ts';
import { useForm } from './use-form.ts';

interface Props {
  /** Where the lead is posted. */
  action: string;
  /** Where form tokens are handed out. */
  token: string;
  demoUrl: string;
  words: SavingsWords;
}

/**
 * The savings calculator: the form, and beside it the result, which is worked
 * out here at once; the lead goes its own way behind it.
 */
export default function SavingsForm({ action, token: tokenUrl, demoUrl, words }: Props) {
  const [result, setResult] = useState<Calculated | null>(null);
  const [token] = useState(() => tokenKeeper(tokenUrl));
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, ...state } = useForm<SavingsValues>({
    name: savingsForm.id,
    failure: savingsForm.notices.failure,
    fault: savingsForm.fields.firstname.missing,
    prepare(element) {
      void token.ask();
      const shared = readShared(location.search);
      fillEmpty(element, shared);
      if (shared.length > 0 && replaceInDraft(savingsForm.id, shared)) leaveShared();
    },
    check: (data) =>
      validate(savingsForm, { ...Object.fromEntries(data), services: data.getAll('services') }),
    checkField: (name, value) =>
      isField(name) && name !== 'services' ? validateField(savingsForm, name, value) : null,
    remarks: savingsDoubts,
    async send(values, { keyFor, trap }) {
      const { active_count: activeCount, current_cost: currentCost, services } = values;
      const worked = savings({ activeCount, currentCost, services });
      setResult({ values, savings: worked });
      const body = leadBody('savings', { ...values, savings: worked.savings }, trap);
      const headers = { ...token.now(), 'idempotency-key': keyFor(body) };
      sendLater({ url: new URL(action, location.href).href, body, headers });
      // A token is good for a few sendings: the next calculation takes one of its own.
      token.drop();
      void token.ask();
      prepareDemo(values);
      return { kind: 'accepted', payload: null };
    },
    success: () => null,
  });

  // The result is announced by the focus, and on a phone brought into view by it.
  useEffect(() => {
    if (result) heading.current?.focus();
  }, [result]);

  function again() {
    setResult(null);
    form.ref.current?.querySelector<HTMLInputElement>('[name=firstname]')?.focus();
  }

  return (
    <>
      <SavingsFields {...state} form={form} action={action} />
      <SavingsResult {...{ result, words, heading, demoUrl }} onAgain={again} />
    </>
  );
}

function isField(name: string): name is keyof typeof savingsForm.fields {
  return name in savingsForm.fields;
}

/** What a link brought is a draft from here on: a reload must not undo what is changed in it. */
function leaveShared() {
  const query = withoutShared(location.search);
  history.replaceState(history.state, '', location.pathname + (query && `?${query}`));
}

/** Who goes on to a demo need not type it all again. */
function prepareDemo({ firstname, lastname, email, contact_count: customers }: SavingsValues) {
  const fitting = demoUserRanges.find(({ value }) => {
    const range = parseRange(value);
    return range && customers >= range.min && (range.max === null || customers < range.max);
  });
  addToDraft('demo', { firstname, lastname, email, subscribers: fitting?.value ?? '' });
}
