// The browser globals that specs use inside the page. TypeScript's DOM library would apply to every
// workspace in this compilation, and hide uses of `window` where there is none.

interface BrowserElement {
  readonly firstChild: unknown;
  readonly scrollWidth: number;
  readonly scrollHeight: number;
  readonly scrollLeft: number;
  readonly clientWidth: number;
  checkVisibility(options: { opacityProperty: boolean; visibilityProperty: boolean }): boolean;
  scrollIntoView(options: { block: 'center' }): void;
  getAnimations(options: { subtree: boolean }): readonly unknown[];
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  dispatchEvent(event: PointerEvent): boolean;
  getBoundingClientRect(): { left: number; right: number; width: number; height: number };
  querySelector(selector: string): HTMLElement | null;
  querySelectorAll(selector: string): Iterable<HTMLElement>;
}

interface HTMLElement extends BrowserElement {}
interface SVGElement extends BrowserElement {}

interface HTMLFormElement extends HTMLElement {
  noValidate: boolean;
  submit(): void;
}

interface HTMLAnchorElement extends HTMLElement {
  readonly pathname: string;
  readonly search: string;
}

declare function getComputedStyle(
  element: BrowserElement,
  pseudo?: '::after',
): Readonly<
  Record<
    | 'backgroundColor'
    | 'boxShadow'
    | 'color'
    | 'content'
    | 'display'
    | 'transform'
    | 'rotate'
    | 'transitionProperty'
    | 'transitionDuration',
    string
  >
>;

declare class MutationObserver {
  constructor(callback: () => void);
  observe(element: BrowserElement, options: { subtree: boolean; attributeFilter: string[] }): void;
}

declare class PointerEvent {
  constructor(
    type: string,
    options: { pointerId: number; pointerType?: string; clientX?: number; bubbles?: boolean },
  );
}

declare const document: {
  readonly activeElement: unknown;
  readonly documentElement: HTMLElement;
  createRange(): {
    selectNode(node: unknown): void;
    getClientRects(): Iterable<{ readonly top: number }>;
  };
};

interface Navigator {
  readonly clipboard: { readText(): Promise<string> };
}
