import { Callout } from '../components/Callout.tsx';
import { Email } from '../components/Email.tsx';
import { FactList } from '../components/FactList.tsx';
import { Step } from '../components/Step.tsx';
import { Steps } from '../components/Steps.tsx';
import { Table } from '../components/Table.tsx';
import ErrorResponse from './ErrorResponse.astro';
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
  ErrorResponse,
  FactList,
  Sample,
  Snippet,
  Step,
  Steps,
};
