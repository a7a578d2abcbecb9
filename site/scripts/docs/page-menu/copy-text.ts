/**
 * Copies a text that is still on its way: the clipboard is asked at once, since browsers allow it only
 * right after a press.
 * @returns whether it stands in the clipboard
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    // Refused, or a browser that takes no promise there.
    return text
      .then((loaded) => navigator.clipboard.writeText(loaded))
      .then(
        () => true,
        () => false,
      );
  }
}
