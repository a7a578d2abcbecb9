export interface TimedResponse {
  /** Status and body, without the id of the request. */
  content: string;
  ms: number;
}

interface ComparisonOptions {
  rounds: number;
  /** How much slower than the fastest case the slowest may be. */
  maxSpreadPercent: number;
}

const warmUpRounds = 100;

/**
 * Times several cases in interleaved rounds and prints how they compare.
 * @param title completes the sentence "When …"
 * @returns whether all cases got the same response in about the same time
 */
export async function compareResponses(
  title: string,
  cases: Record<string, (round: number) => Promise<TimedResponse>>,
  { rounds, maxSpreadPercent }: ComparisonOptions,
): Promise<boolean> {
  const contents = new Set<string>();
  const times = Object.keys(cases).map((): number[] => []);
  const calls = Object.values(cases);
  for (let round = 0; round < rounds + warmUpRounds; round += 1) {
    // A new order each round: work a response leaves behind, such as an email, slows the next call,
    // and must slow all cases alike.
    for (const index of shuffled(calls.length)) {
      const reply = await calls[index]?.(round);
      if (!reply || round < warmUpRounds) continue;
      contents.add(reply.content);
      times[index]?.push(reply.ms);
    }
  }
  const means = times.map(trimmedMean);
  const spread = (Math.max(...means) / Math.min(...means) - 1) * 100;
  const figures = Object.keys(cases).map((name, index) => `${name} ${means[index]?.toFixed(3)} ms`);
  console.log(
    `When ${title}, ${rounds} times each: ${figures.join(', ')}; ` +
      `${spread.toFixed(1)} % apart, ${contents.size} different response(s).`,
  );
  return spread <= maxSpreadPercent && contents.size === 1;
}

function shuffled(count: number): number[] {
  const numbers = Array.from({ length: count }, (_, number) => ({ number, key: Math.random() }));
  return numbers.toSorted((a, b) => a.key - b.key).map(({ number }) => number);
}

/** Without the fastest and slowest 5 %: pauses of the machine are noise. */
function trimmedMean(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const cut = Math.floor(sorted.length / 20);
  const middle = sorted.slice(cut, sorted.length - cut);
  return middle.reduce((sum, time) => sum + time, 0) / middle.length;
}

export async function timedFetch(url: string, init: RequestInit): Promise<TimedResponse> {
  const start = performance.now();
  const response = await fetch(url, init);
  const body = await response.text();
  const ms = performance.now() - start;
  const id = response.headers.get('request-id');
  return { content: `${response.status} ${id ? body.replaceAll(id, '') : body}`, ms };
}
