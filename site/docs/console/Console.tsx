import type { Fault } from '@grovemail/domain/request-form/faults.ts';
import type {
  FormPart,
  FormValues,
  RequestForm,
} from '@grovemail/domain/request-form/form-field.ts';
import {
  type RequestValues,
  requestOf,
  startValues,
} from '@grovemail/domain/request-form/request-of.ts';
import { type MouseEvent, useState } from 'react';
import { modifier } from '../../browser/modifier.ts';
import { CloseIcon } from './ConsoleIcons.tsx';
import { withCreatedId } from './created-ids.ts';
import { FieldConnector } from './FieldConnector.tsx';
import { KeyTicket } from './KeyTicket.tsx';
import { MailView } from './MailView.tsx';
import { RequestFields } from './RequestFields.tsx';
import { RequestPanel } from './RequestPanel.tsx';
import { ResponsePanel } from './ResponsePanel.tsx';
import { narrow, useSending } from './use-sending.ts';
import { useTestKey } from './use-test-key.ts';

export interface ConsoleProps {
  form: RequestForm;
  /** URL of the API without trailing slash; '' for this origin. */
  base: string;
  /** The form's values when the console was last closed. */
  savedValues: RequestValues | undefined;
  onChange(values: RequestValues): void;
  /** The form was reset to the example. */
  onReset(): void;
  onClose(): void;
}

/** A form for one operation, the request that it makes, and the response. */
export function Console({ form, base, savedValues, onChange, onReset, onClose }: ConsoleProps) {
  const testKey = useTestKey(base);
  const [changed, setChanged] = useState(savedValues);
  const values = changed ?? withCreatedId(form, startValues(form));
  const [activeField, setActiveField] = useState('');
  const [openedAt, setOpenedAt] = useState<unknown>(null);
  const { origin, pathname } = new URL(base || location.origin, location.href);
  const prefix = pathname === '/' ? '' : pathname;
  const key = testKey.key?.key ?? null;
  const composed = requestOf(form, values, origin, form.keyVariable ? key : null);
  const { sent, announcement, announce, send } = useSending({
    form,
    values,
    origin,
    prefix,
    testKey,
  });
  const response = sent.stage === 'received' ? sent.response : null;
  // A response folds the request, until the reader opens it or uses a field.
  const isFolded = response !== null && response !== openedAt;
  const faults: Fault[] = [
    ...(sent.stage === 'invalid' ? Object.entries(composed.faults) : []).map(
      ([param, message]) => ({
        param,
        message,
      }),
    ),
    ...(response?.apiError?.faults ?? []),
  ];

  function focusOn(field: string) {
    setActiveField(field);
    if (field) setOpenedAt(response);
  }

  function change(part: FormPart, of: FormValues) {
    const next = { ...values, [part]: of };
    setChanged(next);
    onChange(next);
  }

  function reset({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    setChanged(undefined);
    announce('The example is restored.');
    onReset();
    // The reset button disappears.
    currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }

  // Moved later, the email would load again, which its URL allows only once.
  const [isMailFirst] = useState(narrow.matches);
  const mailId = form.mail && response ? idOf(response.payload) : null;
  const mail = form.mail && (
    <MailView
      id={mailId}
      secret={sent.stage === 'received' ? sent.key : ''}
      base={origin + prefix}
    />
  );
  return (
    <div className={form.mail ? 'try-sheet try-has-mail' : 'try-sheet'}>
      <div className="try-head">
        <h2 id="try-title">Try it</h2>
        <p className="try-call">
          <span className="try-method">{form.method}</span>
          <code>{form.path}</code>
        </p>
        {form.keyVariable && <KeyTicket testKey={testKey} />}
        <button type="button" className="try-close" aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div className="try-body">
        <form
          id="try-form"
          className="try-form"
          aria-label={form.title}
          noValidate
          autoComplete="off"
          onSubmit={send}
          onFocus={({ target }) => focusOn(fieldOf(target))}
        >
          <RequestFields form={form} values={values} faults={faults} onChange={change} />
          <div className="try-send">
            <button type="submit" className="try-primary" aria-disabled={sent.stage === 'sending'}>
              {labelOf(form, testKey.key === null, sent.stage)}
              <kbd>{modifier} Enter</kbd>
            </button>
            {changed && (
              <button type="button" className="try-link try-reset" onClick={reset}>
                Reset to the example
              </button>
            )}
            {form.mail && form.method === 'POST' && (
              <p className="try-note">Composed in full, but sent to nobody.</p>
            )}
          </div>
        </form>
        {isMailFirst && mail}
        <div className="try-panels">
          <RequestPanel
            request={composed.request}
            secret={key}
            isShown={testKey.isShown}
            activeField={activeField}
            isFolded={isFolded}
            onFold={response && ((isFolded) => setOpenedAt(isFolded ? null : response))}
          />
          <ResponsePanel
            stage={sent.stage}
            response={response}
            keyState={testKey.state}
            onNewKey={testKey.issue}
          />
        </div>
        {!isMailFirst && mail}
        <FieldConnector activeField={activeField} />
      </div>
      <p className="sr" role="status">
        {announcement}
      </p>
    </div>
  );
}

function labelOf({ mail, method, keyVariable }: RequestForm, isWithoutKey: boolean, stage: string) {
  if (stage === 'sending') return 'Sending…';
  if (keyVariable && isWithoutKey) return 'Get a test key and send';
  return mail && method === 'POST' ? 'Send test email' : 'Send request';
}

/** The field that a control edits, as samples name it: without list indices. */
function fieldOf(target: Element): string {
  const path = target.closest<HTMLElement>('[data-path]')?.dataset.path ?? '';
  return path.replace(/\.\d+(?=\.|$)/g, '');
}

function idOf(payload: unknown): string | null {
  const id = (payload as { data?: { id?: unknown } } | null)?.data?.id;
  return typeof id === 'string' ? id : null;
}
