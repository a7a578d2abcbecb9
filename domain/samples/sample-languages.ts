import { httpSample } from './http-sample.ts';
import { nodeSample } from './node-sample.ts';
import { phpSample } from './php-sample.ts';
import { pythonSample } from './python-sample.ts';
import type { SampleLine, SampleRequest } from './sample-request.ts';

/** The languages of every code sample, in the order of their tabs. */
export const sampleLanguages = [
  { id: 'http', label: 'HTTP', write: httpSample },
  { id: 'node', label: 'Node.js', write: nodeSample },
  { id: 'python', label: 'Python', write: pythonSample },
  { id: 'php', label: 'PHP', write: phpSample },
] as const satisfies readonly SampleLanguage[];

export type SampleLanguageId = (typeof sampleLanguages)[number]['id'];

interface SampleLanguage {
  id: string;
  label: string;
  write(request: SampleRequest): SampleLine[];
}
