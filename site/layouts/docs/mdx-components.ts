import { Callout } from '../../components/docs/Callout.tsx';
import { Email } from '../../components/docs/Email.tsx';
import { FactList } from '../../components/docs/FactList.tsx';
import { Step } from '../../components/docs/Step.tsx';
import { Steps } from '../../components/docs/Steps.tsx';
import { Table } from '../../components/docs/Table.tsx';
import Refusal from './Refusal.astro';
import Sample from './Sample.astro';
import Second from './Second.astro';
import Snippet from './Snippet.astro';
import Third from './Third.astro';

/** Components that guides can use without importing them: the page of each carries the styles of all. */
export const mdxComponents = {
  h2: Second,
  h3: Third,
  table: Table,
  Callout,
  Email,
  Refusal,
  FactList,
  Sample,
  Snippet,
  Step,
  Steps,
};
