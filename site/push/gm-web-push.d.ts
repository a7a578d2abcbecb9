/**
 * Types of `/gm-web-push.js`, which puts the constant `GroveWebPush` on the page.
 * Nothing here ever rejects: what goes wrong is logged, and the answer is null or false.
 */
declare const GroveWebPush: GroveWebPushClient;

interface GroveWebPushClient {
  /**
   * Call it once on every page, before anything else. Where this browser is subscribed already it
   * saves the subscription again when it has changed, and asks the visitor nothing.
   */
  init(settings?: GroveWebPushSettings): Promise<void>;
  /** The state for this visitor; does not ask for permission. */
  state(): Promise<GroveWebPushState>;
  /**
   * Asks for permission and saves the subscription. Call it from a click and nowhere else: browsers
   * punish questions that nobody asked for.
   * @returns the saved subscription's id; null when it was not granted or could not be saved
   */
  subscribe(contact: GroveWebPushContact): Promise<{ id: string } | null>;
  /** Ends the subscription of this browser. @returns whether there was one */
  unsubscribe(): Promise<boolean>;
}

/** - `needs-install`: on an iPhone or iPad, which has push only once the site is on the home screen */
type GroveWebPushState = 'unsupported' | 'needs-install' | 'denied' | 'default' | 'subscribed';

interface GroveWebPushSettings {
  /** Your publishable push key. Never put a secret account key into a page. */
  apiKey?: string;
  /** Your public application-server key; without it the API is asked for it. */
  applicationServerKey?: string;
  /** Where the API is, without trailing slash; usually where this script comes from. */
  apiUrl?: string;
  /** Where the service worker stands on your site: `/gm-service-worker.js` unless told. */
  workerUrl?: string;
}

/** The contact's address, and up to 20 more facts: texts of 500 characters, numbers, booleans. */
interface GroveWebPushContact {
  email: string;
  /**
   * Proves that the visitor is logged in with this address: its HMAC-SHA-256 in hex, made by your
   * server. Without it the address is kept as claimed.
   */
  signature?: string;
  [fact: string]: string | number | boolean | undefined;
}
