/**
 * Copies a text that is still loading. The clipboard is called at once, because browsers allow it only right
 * after a click.
 * @returns whether it was copied
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    // Denied, or a browser that accepts no promise in a ClipboardItem.
    return text
      .then((loaded) => navigator.clipboard.writeText(loaded))
      .then(
        () => true,
        () => false,
      );
  }
}
