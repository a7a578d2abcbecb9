import { validate, validateField } from '@grovemail/domain/forms/form.ts';
import { demoUserRanges, parseRange } from '@grovemail/domain/forms/range.ts';
import { savingsForm } from '@grovemail/domain/forms/savings-lead.ts';
import { readShared, withoutShared } from '@grovemail/domain/savings/share-link.ts';
import { type InputEvent, startTransition, useEffect, useRef, useState } from 'react';
import { addToDraft, fillEmpty, replaceInDraft } from '../../form-state/draft.ts';
import { createTokenSource } from '../../form-state/form-token.ts';
import { useCatalog } from '../../form-state/use-catalog.ts';
import { useForm } from '../../form-state/use-form.ts';
import { type Calculated, calculated, type SavingsValues, typedResult } from './calculated.ts';
import { SavingsFields } from './SavingsFields.tsx';
import { SavingsPreview } from './SavingsPreview.tsx';
import { SavingsResult, type SavingsWords } from './SavingsResult.tsx';
import { noServiceWarning, savingsWarnings } from './savings-warnings.ts';
import { sendSavings } from './send-savings.ts';

interface Props {
  action: string;
  /** Our own API's endpoint for form tokens; without it, the lead goes to a third-party service. */
  token?: string;
  /** GET /modules, for the price of Growth. */
  modulesUrl: string;
  words: SavingsWords;
}

/**
 * The savings calculator: the form with a preview beside it, then a letter and the receipt in the place of both. The result is
 * calculated here at the press of the button, while the lead is sent in the background, and stays as it is. That of a
 * shared link is shown without sending anything.
 */
export default function SavingsForm(props: Props) {
  const { action, token: tokenUrl, modulesUrl, words } = props;
  const [result, setResult] = useState<Calculated | null>(null);
  const [typed, setTyped] = useState<Calculated | null>(null);
  const [token] = useState(() => createTokenSource(tokenUrl));
  // Never those of the build: the price that is printed beside the result is the one that is asked.
  const prices = useCatalog(modulesUrl, null);
  const { form, ...state } = useForm<SavingsValues>({
    name: savingsForm.id,
    isOwn: tokenUrl !== undefined,
    failure: savingsForm.notices.failure,
    errorSummary: savingsForm.fields.firstname.missing,
    prepare(element) {
      void token.request();
      const shared = readShared(location.search);
      fillEmpty(element, shared);
      setResult(typedResult(shared));
      if (shared.length > 0 && replaceInDraft(savingsForm.id, shared)) removeSharedQuery();
    },
    check(data) {
      const services = data.getAll('services');
      const checked = validate(savingsForm, { ...Object.fromEntries(data), services });
      // A missing service alone does not block the form.
      if (!checked.ok && services.length === 0) checked.errors.services = noServiceWarning;
      return checked;
    },
    // Half an amount is not wrong yet: an error that is shown stays until it is corrected, and none comes up.
    checkField: (name, value, isWrong) =>
      isWrong && isField(name) ? validateField(savingsForm, name, value) : null,
    warnings: savingsWarnings,
    async send(values, sending) {
      const worked = calculated(values);
      // After a frame in which the button answers the press: a long receipt takes a while on a cheap phone.
      startTransition(() => setResult(worked));
      sendSavings(action, values, worked.savings.savings, sending, token);
      prefillDemo(values);
      return { kind: 'accepted', payload: null };
    },
    success: () => null,
  });

  // Of a draft, which is restored by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => setTyped(typedIn(form.ref.current)), []);

  // The result takes the focus itself.
  const shown = useRef<Calculated | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form stays the same
  useEffect(() => {
    if (!result && shown.current) {
      const first = shown.current.savings.serviceLines.length === 0 ? 'services' : 'firstname';
      form.ref.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    }
    shown.current = result;
  }, [result]);

  function onInput(event: InputEvent<HTMLFormElement>) {
    form.onInput(event);
    setTyped(typedIn(event.currentTarget));
  }

  return (
    <>
      <SavingsFields
        {...state}
        form={{ ...form, onInput }}
        action={action}
        hidden={result !== null}
      />
      {result ? (
        <SavingsResult
          result={result}
          words={words}
          prices={prices}
          onAgain={() => setResult(null)}
        />
      ) : (
        <SavingsPreview typed={typed} brand={words.brand} isOwn={tokenUrl !== undefined} />
      )}
    </>
  );
}

function typedIn(form: HTMLFormElement | null): Calculated | null {
  return form && typedResult(new FormData(form));
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
