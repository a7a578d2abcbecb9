import { type CSSProperties, Fragment } from 'react';
import { codeTokens } from './code-tokens.ts';

interface Props {
  lines: readonly { text: string; isActive: boolean }[];
  label: string;
  /** Masked in the code. */
  secret: string | null;
  isShown: boolean;
}

/** Highlighted code, one element per line. */
export function CodeLines({ lines, label, secret, isShown }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable (WCAG 2.1.1).
    <pre className="try-code fading" tabIndex={0} role="group" aria-label={label}>
      <code>
        {lines.map(({ text, isActive }, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id.
            key={at}
            className={isActive ? 'try-line try-lit' : 'try-line'}
            style={{ '--indent': `${text.search(/\S|$/) + 2}ch` } as CSSProperties}
          >
            {codeTokens(text).map((token, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens never move.
              <span key={place} className={token.kind && `try-${token.kind}`}>
                {withSecret(token.text, secret, isShown)}
              </span>
            ))}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}

function withSecret(text: string, secret: string | null, isShown: boolean) {
  if (!secret || !text.includes(secret)) return text;
  return text.split(secret).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
    <Fragment key={at}>
      {at > 0 && <Secret value={secret} isShown={isShown} />}
      {part}
    </Fragment>
  ));
}

/** A key in code: masked on screen, complete when selected or copied. */
function Secret({ value, isShown }: { value: string; isShown: boolean }) {
  if (isShown) return <span className="masked-key">{value}</span>;
  return (
    <span className="masked-key">
      gm_test_<span className="masked-part">{value.slice(8, -4)}</span>
      {value.slice(-4)}
    </span>
  );
}
