import { useEffect, useState } from 'react';

/** The time, in milliseconds since the epoch, renewed every half minute: enough for minutes. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
