import { useState } from 'react';
import { CodeLines } from './CodeLines.tsx';
import type { ApiResponse } from './send-request.ts';
import type { KeyState } from './use-test-key.ts';

interface Props {
  stage: string;
  response: ApiResponse | null;
  keyState: KeyState;
  onNewKey(): void;
}

/** The complete response, and help with a apiError. */
export function ResponsePanel({ stage, response, keyState, onNewKey }: Props) {
  return (
    <section
      className={response ? 'try-panel try-received' : 'try-panel'}
      aria-label="Response"
      aria-busy={stage === 'sending'}
    >
      {response ? (
        <Received response={response} keyState={keyState} onNewKey={onNewKey} />
      ) : (
        <p className="try-empty">{placeholders[stage] ?? placeholders.idle}</p>
      )}
    </section>
  );
}

const placeholders: Readonly<Record<string, string>> = {
  idle: 'The response appears here: status, time, headers and body.',
  invalid: 'Not sent. Fix the marked fields first.',
  sending: 'Waiting for the response…',
  unreachable: 'The API could not be reached. Check your connection and try again.',
};

function Received({
  response,
  keyState,
  onNewKey,
}: { response: ApiResponse } & Pick<Props, 'keyState' | 'onNewKey'>) {
  const { status, reason, milliseconds, bytes, headers, text, apiError } = response;
  const [showsHeaders, setShowsHeaders] = useState(false);
  const needsKey =
    keyState === 'expired' || keyState === 'rejected' || apiError?.code === 'test_space_full';
  return (
    <>
      <div className="try-status">
        <strong className={status < 400 ? 'try-ok' : 'try-bad'}>{`${status} ${reason}`}</strong>
        <span>
          <b>{milliseconds.toLocaleString('en')}</b> ms
        </span>
        <span className="try-bytes">
          <b>{bytes.toLocaleString('en')}</b> bytes
        </span>
        <button
          type="button"
          aria-expanded={showsHeaders}
          onClick={() => setShowsHeaders(!showsHeaders)}
        >
          {`${headers.length} headers`}
        </button>
      </div>
      {apiError && (
        <div className="try-error">
          <p>{apiError.error}</p>
          {apiError.code && (
            <a href={`/developers/guides/errors/${apiError.code}`} target="_blank" rel="noopener">
              {`How to fix ${apiError.code}`}
              <span className="sr"> (opens in a new tab)</span>
            </a>
          )}
          {needsKey && (
            <button type="button" className="try-small-lime" onClick={onNewKey}>
              Get a new key
            </button>
          )}
        </div>
      )}
      {showsHeaders && (
        <dl className="try-headers">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <CodeLines
        lines={text.split('\n').map((line) => ({ text: line, isActive: false }))}
        label="Response body"
        secret={null}
        isShown
      />
    </>
  );
}
