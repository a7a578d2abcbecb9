const standIn = import.meta.env.STAND_IN_API;

/** Where no public address is configured, the text calls the origin that the page came from. */
export function withOwnOrigin(text: string): string {
  if (!standIn) return text;
  // The host alone stands in the head of an HTTP message.
  const address = new RegExp(`(http://)?${standIn.slice('http://'.length)}`, 'g');
  return text.replace(address, (_, scheme) => (scheme ? location.origin : location.host));
}

/** The same for everything on the page. */
export function nameOwnOrigin(): void {
  if (!standIn || location.origin === standIn) return;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const own = withOwnOrigin(text.data);
    if (own !== text.data) text.data = own;
  }
}
