/** Maximum number of ids in one millisecond. Beyond it, the clock of the ids advances. */
const counterLimit = 0x1000;

/**
 * Creates a generator of UUIDv7 ids (RFC 9562 §5.7) that always ascend. Within a millisecond, the 12 bits after the version
 * count up (RFC 9562 §6.2, method 1); a clock that is set back does not affect the order. The other 62 bits are random.
 * @param now milliseconds since the epoch
 * @param random 16 bytes from a cryptographic source, valid until the next call
 */
export function uuidV7Maker(
  now: () => number,
  random: () => Uint8Array = pooledRandom,
): () => string {
  let time = 0;
  let counter = 0;

  return () => {
    const bytes = random();
    const current = now();
    if (current > time) {
      time = current;
      // Without the top bit, at least half of the range is left to count up.
      counter = uint16(bytes, 6) & 0x07ff;
    } else {
      counter += 1;
      if (counter >= counterLimit) {
        time += 1;
        counter = 0;
      }
    }
    return format(time, counter, bytes);
  };
}

/** The lowest id of a time, in milliseconds since the epoch. */
export function firstUuidV7At(time: number): string {
  return format(Math.max(0, Math.floor(time)), 0, new Uint8Array(16));
}

/** The time of an id, in milliseconds since the epoch. */
export function timeOfUuidV7(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** Filled for 256 ids at a time, since calls of the system's generator are slow. */
const pool = new Uint8Array(4096);
let poolUsed = pool.length;

function pooledRandom(): Uint8Array {
  if (poolUsed === pool.length) {
    crypto.getRandomValues(pool);
    poolUsed = 0;
  }
  poolUsed += 16;
  return pool.subarray(poolUsed - 16, poolUsed);
}

function uint16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

function format(time: number, counter: number, bytes: Uint8Array): string {
  const stamp = time.toString(16).padStart(12, '0');
  const version = (0x7000 | counter).toString(16);
  const variant = (0x8000 | (uint16(bytes, 8) & 0x3fff)).toString(16);
  const rest = [10, 12, 14].map((at) => uint16(bytes, at).toString(16).padStart(4, '0')).join('');
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-${version}-${variant}-${rest}`;
}
