import type { CodeLine } from '../../components/code-line.ts';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { ByServer, Hosted, OwnServer } from '../components/ByServer.tsx';
import { Callout } from '../components/Callout.tsx';
import { Code } from '../components/Code.tsx';
import { CodePanel } from '../components/CodePanel.tsx';
import { CodeTabs } from '../components/CodeTabs.tsx';
import { Heading } from '../components/Heading.tsx';
import { InlineCode, InlineText } from '../components/InlineText.tsx';
import { Prose } from '../components/Prose.tsx';
import styles from './get-started.module.css';

interface Props {
  /** Origin of the API. */
  base: string;
  pages: (Way & { slug: string })[];
  errors: Way;
  /** The first steps, and a call of theirs. */
  quickstart: Way & { label: string; lines: CodeLine[] };
  first: { title: string; samples: Parameters<typeof CodeTabs>[0]['samples']; curl: string };
  success: CodeLine[];
}

interface Way {
  title: string;
  description: string;
  path: string;
}

/** The sections of the reference's first page. */
export const getStartedHeadings = [
  ['base-url', 'Base URL'],
  ['authentication', 'Authentication'],
  ['envelope', 'Response envelope'],
  ['values', 'Value formats'],
].map(([id = '', text = '']) => ({ depth: 2, id, text }));

const icons: Record<string, IconName> = {
  automations: 'workflow',
  contacts: 'users',
  suppressions: 'leave',
  templates: 'edit',
  transactionals: 'mail',
  webhooks: 'link',
  webpush: 'bell',
};

/** Where to go from here, and facts shared by all operations: base URL, key, envelope and formats. */
export function GetStarted(props: Props) {
  const { base, pages, errors, first, quickstart } = props;
  return (
    <>
      <div id="resources" className={styles.ways}>
        <div className={styles.start}>
          <a className={styles.way} href={quickstart.path}>
            <strong>
              {quickstart.title} <Icon name="arrow" />
            </strong>
            <span>{quickstart.description}</span>
          </a>
          <div className={styles.code}>
            <Code lines={quickstart.lines} label={quickstart.label} />
          </div>
        </div>
        <ul className={styles.pages}>
          {[...pages, { ...errors, slug: 'errors' }].map(({ title, description, path, slug }) => (
            <li key={path}>
              <a className={styles.way} href={path}>
                <Icon name={icons[slug] ?? 'list'} size={22} />
                <strong>
                  {title} <Icon name="arrow" />
                </strong>
                <span>{description}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Prose>
        <Heading level={2} id="base-url">
          Base URL
        </Heading>
        <p>All paths in this reference are relative to this URL:</p>
        <CodePanel title="Base URL" lines={[{ tokens: [{ text: base }] }]} />
        <p>
          <InlineText text="Paths for calls from your server start with `/v1`. Requests and responses are JSON in UTF-8." />
        </p>
        <Heading level={2} id="authentication">
          Authentication
        </Heading>
        <p>
          Send your account’s API key as a Bearer token in the <code>Authorization</code> header of
          each call.
        </p>
        <Callout kind="warning" title="Keep the key secret">
          <p>
            The key has elevated privileges: anyone who has it can do everything you can. Keep it on
            a server, never in a page or a repository. The samples read it from an environment
            variable.
          </p>
        </Callout>
        <ByServer>
          <Hosted>
            <p>
              An account user generates the key under <strong>Settings &gt; Developers</strong>.
            </p>
          </Hosted>
          <OwnServer>
            <p>
              <InlineCode>npm run ops -- keys create --test</InlineCode> creates a key that sends
              nothing; without <code>--test</code>, a live one.
            </p>
          </OwnServer>
        </ByServer>
        <p>
          <a href="/developers/guides/authentication">Authentication and keys</a> explains the three
          kinds of keys.
        </p>
        <CodeTabs id="first-call" label={first.title} samples={first.samples} curl={first.curl} />
        <Heading level={2} id="envelope">
          Response envelope
        </Heading>
        <p>
          Every response has the same two fields. <code>error</code> is null, or a sentence that
          names what went wrong. <code>payload</code> is null, or an object:{' '}
          <code>payload.data</code> holds the resource or the list, and for a list{' '}
          <code>payload.meta.size</code> is the number of matches.
        </p>
        <CodePanel title="A list" lines={props.success} />
        <p>
          A call that succeeds returns 200 OK. A wrong or missing key returns 403, where other APIs
          return 401. <a href={errors.path}>Errors</a> shows the response to a call that fails, and
          lists every status and code with its fix.
        </p>
        <Heading level={2} id="values">
          Value formats
        </Heading>
        <ul>
          <li>
            <InlineText text="Dates of birth are written `mm-dd-YYYY`, such as `02-29-2000`. Times in responses are ISO 8601 in UTC." />
          </li>
          <li>
            <InlineText text="`gender` is `male` or `female`. Leave it out if you don’t know." />
          </li>
          <li>
            <InlineText text="Two kinds of event should not share an `event_code`. An event can happen any number of times." />
          </li>
          <li>Each attachment can be at most 1 MB before base64 encoding.</li>
        </ul>
      </Prose>
    </>
  );
}
