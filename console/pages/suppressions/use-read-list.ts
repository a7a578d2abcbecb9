import { type CheckedList, maxListLength } from '@grovemail/contract/console/suppressions.ts';
import { useEffect, useState } from 'react';
import { CallError, post } from '../../calls/call.ts';
import { digits } from '../../components/counts.ts';

export interface Reading {
  /** Null before it was read. */
  checked: CheckedList | null;
  /** Why it cannot be read, in a sentence; empty if it can. */
  problem: string;
}

interface Options {
  list: string;
  as: string;
  dates: string;
}

const unread: Reading = { checked: null, problem: '' };
const pauseMs = 250;

/** A file that is chosen, and how it is read; again after each change of the options. */
export function useReadList({ list, as, dates }: Options) {
  const [file, setFile] = useState({ name: '', text: '' });
  const [reading, setReading] = useState(unread);
  const { name, text } = file;
  const body = { text, list: list.trim() || null, as: as || null, dates: dates || null };

  const choose = async (chosen: File | undefined) => {
    setReading(unread);
    const [text, problem] = chosen ? await textOf(chosen) : ['', ''];
    setFile({ name: chosen?.name ?? '', text });
    if (problem !== '') setReading({ checked: null, problem });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: of the body, these are what changes.
  useEffect(() => {
    if (text === '') return;
    let isLeft = false;
    setReading(unread);
    const read = async () => {
      try {
        const checked = await post<CheckedList>('/api/suppressions/lists/check', body);
        if (!isLeft) setReading({ checked, problem: '' });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (!isLeft) setReading({ checked: null, problem: error.message });
      }
    };
    const timer = setTimeout(() => void read(), pauseMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [text, list, as, dates]);
  return { name, choose, body, reading };
}

/** The text of a file, or why there is none. */
async function textOf(file: File): Promise<[text: string, problem: string]> {
  const tooLong = `It is longer than ${digits(maxListLength)} characters. Import it with npm run ops -- preferences import.`;
  // A character has at most four bytes.
  if (file.size > 4 * maxListLength) return ['', tooLong];
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    if (text.trim() === '') return ['', 'The file is empty.'];
    return text.length > maxListLength ? ['', tooLong] : [text, ''];
  } catch {
    return ['', 'The file is not text in UTF-8. Save it as UTF-8 and try again.'];
  }
}
