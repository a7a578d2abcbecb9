/** A path without the slashes at its end, in time proportional to its length however many they are. */
export function barePath(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
