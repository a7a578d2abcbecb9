import { curlLine } from '@grovemail/domain/samples/curl-line.ts';
import { sampleLanguages } from '@grovemail/domain/samples/sample-languages.ts';
import type { SampleRequest } from '@grovemail/domain/samples/sample-request.ts';
import { CodeLines } from './CodeLines.tsx';
import { CopyCode } from './CopyCode.tsx';
import { useLanguage } from './use-language.ts';

interface Props {
  request: SampleRequest;
  secret: string | null;
  isShown: boolean;
  activeField: string;
  isFolded: boolean;
  /** Null while there is no response to fold it for. */
  onFold: ((isFolded: boolean) => void) | null;
}

/** The request exactly as sent, in the language that the reader chose for all samples. */
export function RequestPanel(props: Props) {
  const { request, secret, isShown, activeField, isFolded, onFold } = props;
  const [language, choose] = useLanguage();
  const chosen = sampleLanguages.find(({ id }) => id === language) ?? sampleLanguages[0];
  const lines = chosen.write(request);
  return (
    <section className={isFolded ? 'try-panel try-folded' : 'try-panel'} aria-label="Request">
      <div className="try-bar">
        <fieldset className="try-tabs">
          <legend className="sr">Request language</legend>
          {sampleLanguages.map(({ id, label }) => (
            <label key={id} className="try-tab">
              <input
                type="radio"
                name="lang-try"
                value={id}
                checked={id === chosen.id}
                // The page's script applies the choice to all samples, and stores it.
                data-lang=""
                onChange={() => {
                  choose(id);
                  onFold?.(false);
                }}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {chosen.id === 'http' && <CopyCode text={curlLine(request)} form="curl" />}
        <CopyCode
          text={lines.map(({ text }) => text).join('\n')}
          form={chosen.id === 'http' ? 'http' : undefined}
        />
      </div>
      <CodeLines
        lines={lines.map(({ text, fields }) => ({
          text,
          isActive:
            activeField !== '' &&
            fields.some((field) => field === activeField || field.startsWith(`${activeField}.`)),
        }))}
        label={`Request, ${chosen.label}`}
        secret={secret}
        isShown={isShown}
      />
      {onFold && (
        <button
          type="button"
          className="try-fold"
          aria-expanded={!isFolded}
          onClick={() => onFold(!isFolded)}
        >
          {isFolded ? `Show all ${lines.length} lines` : 'Show less'}
        </button>
      )}
    </section>
  );
}
