import { ByServer, Hosted, OwnServer } from '../components/ByServer.tsx';
import { Callout } from '../components/Callout.tsx';
import { Email } from '../components/Email.tsx';
import { FactList } from '../components/FactList.tsx';
import { SecondHeading, ThirdHeading } from '../components/Heading.tsx';
import { Step, Steps } from '../components/Steps.tsx';
import { Table } from '../components/Table.tsx';
import Curl from './Curl.astro';
import ErrorResponse from './ErrorResponse.astro';
import GetKey from './GetKey.astro';
import Sample from './Sample.astro';
import Snippet from './Snippet.astro';

/** Components that guides can use without importing them: the page of each carries the styles of all. */
export const mdxComponents = {
  h2: SecondHeading,
  h3: ThirdHeading,
  table: Table,
  ByServer,
  Callout,
  Curl,
  Email,
  ErrorResponse,
  FactList,
  GetKey,
  Hosted,
  OwnServer,
  Sample,
  Snippet,
  Step,
  Steps,
};
