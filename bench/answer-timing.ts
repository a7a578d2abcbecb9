/** What was answered, and how long it took. */
export interface Asked {
  words: string;
  ms: number;
}

interface Comparing {
  rounds: number;
  /** How far apart the slowest and the quickest kind may be, in percent. */
  apart: number;
}

const warmUp = 100;

/**
 * Asks several kinds of question by turns, so that what else the machine does falls on all of them,
 * and prints how they compare.
 * @returns whether all got the same words in about the same time
 */
export async function compareAnswers(
  name: string,
  kinds: Record<string, (at: number) => Promise<Asked>>,
  { rounds, apart }: Comparing,
): Promise<boolean> {
  const words = new Set<string>();
  const times = Object.keys(kinds).map((): number[] => []);
  const asks = Object.values(kinds);
  for (let at = 0; at < rounds + warmUp; at += 1) {
    // In an order of its own each round: what one answer sets off, a mail for instance, slows whatever
    // comes next, and must fall on all kinds alike.
    for (const kind of shuffled(asks.length)) {
      const asked = await asks[kind]?.(at);
      if (!asked || at < warmUp) continue;
      words.add(asked.words);
      times[kind]?.push(asked.ms);
    }
  }
  const means = times.map(middleMean);
  const spread = (Math.max(...means) / Math.min(...means) - 1) * 100;
  const told = Object.keys(kinds).map((kind, at) => `${kind} ${means[at]?.toFixed(3)} ms`);
  console.log(
    `When ${name}, ${rounds} times each: ${told.join(', ')}; ` +
      `${spread.toFixed(1)} % apart, ${words.size} different answer(s).`,
  );
  return spread <= apart && words.size === 1;
}

function shuffled(count: number): number[] {
  const numbers = Array.from({ length: count }, (_, number) => ({ number, at: Math.random() }));
  return numbers.toSorted((a, b) => a.at - b.at).map(({ number }) => number);
}

/** Of the middle nine tenths: a pause of the machine is no property of an answer. */
function middleMean(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const cut = Math.floor(sorted.length / 20);
  const middle = sorted.slice(cut, sorted.length - cut);
  return middle.reduce((sum, time) => sum + time, 0) / middle.length;
}

/** Asks an address once. Its words are the status and the body. */
export async function ask(address: string, init: RequestInit): Promise<Asked> {
  const begun = performance.now();
  const response = await fetch(address, init);
  const body = await response.text();
  return { words: `${response.status} ${body}`, ms: performance.now() - begun };
}
