/** `Ada Obi` as `AO`. */
export function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((part) => part[0])
    .join('');
}
