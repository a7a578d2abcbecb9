/**
 * Types of `/gm-web-push.js`, which defines the constant `GroveWebPush`.
 * Nothing here ever rejects: errors are logged, and the result is null or false.
 */
declare const GroveWebPush: GroveWebPushClient;

interface GroveWebPushClient {
  /**
   * Call it once on every page, before anything else. If this browser is already subscribed, it
   * saves the subscription again when it has changed, without a prompt.
   */
  init(settings?: GroveWebPushSettings): Promise<void>;
  /** The visitor's state, without a prompt. */
  state(): Promise<GroveWebPushState>;
  /**
   * Asks for permission and saves the subscription. Call it only from a click: browsers
   * penalize unsolicited prompts.
   * @returns the saved subscription's id; null when permission was denied or saving failed
   */
  subscribe(contact: GroveWebPushContact): Promise<{ id: string } | null>;
  /** Ends the subscription of this browser. @returns whether there was one */
  unsubscribe(): Promise<boolean>;
}

/** - `needs-install`: iPhone or iPad, where push requires the site on the home screen */
type GroveWebPushState = 'unsupported' | 'needs-install' | 'denied' | 'default' | 'subscribed';

interface GroveWebPushSettings {
  /** Your publishable push key. Never put a secret account key on a page. */
  apiKey?: string;
  /** Your public application-server key; default: fetched from the API. */
  applicationServerKey?: string;
  /** The API's origin, without trailing slash; default: this script's origin. */
  apiUrl?: string;
  /** Path of the service worker on your site; default: `/gm-service-worker.js`. */
  workerUrl?: string;
}

/** The contact's address, and up to 20 more values: strings of up to 500 characters, numbers, booleans. */
interface GroveWebPushContact {
  email: string;
  /**
   * Proves that the visitor is logged in with this address: its HMAC-SHA-256 in hex, computed by your
   * server. Without it, the address is stored as claimed, not verified.
   */
  signature?: string;
  [fact: string]: string | number | boolean | undefined;
}
