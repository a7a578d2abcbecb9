import { validate, validateField } from '@grovemail/domain/forms/form.ts';
import { demoUserRanges, parseRange } from '@grovemail/domain/forms/range.ts';
import { savingsForm } from '@grovemail/domain/forms/savings-lead.ts';
import { readShared, withoutShared } from '@grovemail/domain/savings/share-link.ts';
import { type InputEvent, useEffect, useRef, useState } from 'react';
import { addToDraft, fillEmpty, replaceInDraft } from '../../form-state/draft.ts';
import { createTokenSource } from '../../form-state/form-token.ts';
import { useForm } from '../../form-state/use-form.ts';
import {
  type Calculated,
  calculated,
  recalculated,
  type SavingsValues,
  sharedResult,
} from './calculated.ts';
import { SavingsFields } from './SavingsFields.tsx';
import { SavingsResult, type SavingsWords } from './SavingsResult.tsx';
import { savingsWarnings } from './savings-warnings.ts';
import { sendSavings } from './send-savings.ts';

interface Props {
  action: string;
  /** Our own API's endpoint for form tokens; without it, the lead goes to a service of others. */
  token?: string;
  demoUrl: string;
  words: SavingsWords;
}

/**
 * The savings calculator: the form and beside it the result, which is calculated here at once while the lead is
 * sent in the background, and from then on follows what is typed. The result of a shared link is shown without sending anything.
 */
export default function SavingsForm({ action, token: tokenUrl, demoUrl, words }: Props) {
  const [result, setResult] = useState<Calculated | null>(null);
  /** How often a result was asked for; what is typed afterwards changes it without taking the focus. */
  const [asked, setAsked] = useState(0);
  const [token] = useState(() => createTokenSource(tokenUrl));
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, ...state } = useForm<SavingsValues>({
    name: savingsForm.id,
    isOwn: tokenUrl !== undefined,
    failure: savingsForm.notices.failure,
    errorSummary: savingsForm.fields.firstname.missing,
    prepare(element) {
      void token.request();
      const shared = readShared(location.search);
      fillEmpty(element, shared);
      showResult(sharedResult(shared));
      if (shared.length > 0 && replaceInDraft(savingsForm.id, shared)) removeSharedQuery();
    },
    check: (data) =>
      validate(savingsForm, { ...Object.fromEntries(data), services: data.getAll('services') }),
    checkField: (name, value) =>
      isField(name) && name !== 'services' ? validateField(savingsForm, name, value) : null,
    warnings: savingsWarnings,
    async send(values, sending) {
      const worked = calculated(values);
      showResult(worked);
      sendSavings(action, values, worked.savings.savings, sending, token);
      prefillDemo(values);
      return { kind: 'accepted', payload: null };
    },
    success: () => null,
  });

  // Focus announces the result and, on a phone, scrolls to it.
  useEffect(() => {
    if (asked > 0) heading.current?.focus();
  }, [asked]);

  function showResult(worked: Calculated | null) {
    setResult(worked);
    if (worked) setAsked((times) => times + 1);
  }

  function onInput(event: InputEvent<HTMLFormElement>) {
    form.onInput(event);
    if (result) setResult(recalculated(result, new FormData(event.currentTarget)) ?? result);
  }

  function again() {
    setResult(null);
    form.ref.current?.querySelector<HTMLInputElement>('[name=firstname]')?.focus();
  }

  return (
    <>
      <SavingsFields {...state} form={{ ...form, onInput }} action={action} />
      <SavingsResult {...{ result, words, heading, demoUrl }} onAgain={again} />
    </>
  );
}

function isField(name: string): name is keyof typeof savingsForm.fields {
  return name in savingsForm.fields;
}

/** Values from a shared link become the draft, so that a reload does not overwrite later changes. */
function removeSharedQuery() {
  const query = withoutShared(location.search);
  history.replaceState(history.state, '', location.pathname + (query && `?${query}`));
}

/** Saves visitors who go on to request a demo from typing it all again. */
function prefillDemo({ firstname, lastname, email, contact_count: customers }: SavingsValues) {
  const matching = demoUserRanges.find(({ value }) => {
    const range = parseRange(value);
    return range && customers >= range.min && (range.max === null || customers < range.max);
  });
  addToDraft('demo', { firstname, lastname, email, subscribers: matching?.value ?? '' });
}
