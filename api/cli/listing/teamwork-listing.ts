import { Option } from 'commander';
import type { Teamwork } from '../../store/handling/handling-store.ts';
import { localTime } from '../output/format.ts';
import type { RecordFilter } from './listing.ts';

type Answerable = { teamwork: Teamwork };

/** The table's columns about who answers a record. */
export const teamworkTable = {
  Answered: ({ teamwork: { answered } }: Answerable) => (answered ? localTime(answered.at) : ''),
  Owner: ({ teamwork: { owner } }: Answerable) => owner ?? '',
};

/** `--open`: what nobody has answered. */
export function openFilter(noun: string): RecordFilter<Answerable> {
  return {
    option: () => new Option('--open', `only ${noun} that nobody has answered`),
    matches: ({ teamwork }) => teamwork.answered === null,
  };
}
