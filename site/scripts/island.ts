import reach from './reach.ts';

/**
 * Astro's element for islands in a quarter of its bytes, for they stand in every page. It comes
 * before Astro's own, which then keeps back and is left out of the built pages. It leaves out what no
 * island here asks for (a test holds that): islands in islands, other values in props than JSON's and
 * Infinity, code to run before, and named exports.
 */
class Island extends HTMLElement {
  connectedCallback() {
    // While the page is still read, the children may be on their way.
    if (document.readyState !== 'loading') this.start();
    else document.addEventListener('DOMContentLoaded', () => this.start(), { once: true });
  }

  start() {
    const load = async () => {
      try {
        const [{ default: component }, { default: renderer }] = await Promise.all([
          import(/* @vite-ignore */ this.told('component-url')),
          import(/* @vite-ignore */ this.told('renderer-url')),
        ]);
        return async () => {
          const slots = [...this.querySelectorAll('astro-slot')].map((slot) => [
            slot.getAttribute('name') ?? 'default',
            slot.innerHTML,
          ]);
          const props = revived(JSON.parse(this.told('props')));
          await renderer(this)(component, props, Object.fromEntries(slots), {});
          this.removeAttribute('ssr');
          this.dispatchEvent(new Event('astro:hydrate'));
        };
      } catch (error) {
        this.fail(error);
        return async () => {};
      }
    };
    const began = reach(load, JSON.parse(this.told('opts')), this) as unknown as Promise<void>;
    began.catch((error) => this.fail(error));
  }

  told(name: string): string {
    return this.getAttribute(name) as string;
  }

  fail(error: unknown) {
    this.dispatchEvent(
      new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error } }),
    );
  }
}

/** Astro writes each value within props as a pair: 0 and a value, 1 and a list, 11 and a sign of Infinity. */
type Written = [type: number, value: unknown];

function revived(value: unknown): unknown {
  if (Object(value) !== value) return value;
  const pairs = Object.entries(value as Record<string, Written>);
  return Object.fromEntries(pairs.map(([name, written]) => [name, read(written)]));
}

function read([type, value]: Written): unknown {
  if (type === 1) return (value as Written[]).map(read);
  return type === 11 ? Number(value) * Infinity : revived(value);
}

customElements.define('astro-island', Island);

export default reach;
