// The part of the service worker scope that is used. TypeScript's webworker library conflicts
// with the DOM library, which the rest of the site needs.

export interface WorkerScope {
  readonly location: { origin: string };
  readonly registration: {
    readonly pushManager: PushManager;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WorkerWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

export interface WorkerWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Lasting {
  /** Keeps the worker alive until the promise settles. */
  waitUntil(work: Promise<unknown>): void;
}

export interface PushArrival extends Lasting {
  readonly data: { json(): unknown } | null;
}

export interface NotificationTouch extends Lasting {
  readonly notification: Pick<Notification, 'close' | 'data'>;
}

export interface SubscriptionChange extends Lasting {
  /** Set by browsers that resubscribe themselves; others leave it to us. */
  readonly newSubscription?: PushSubscription | null;
}

interface WorkerEvents {
  install: Lasting;
  push: PushArrival;
  notificationclick: NotificationTouch;
  notificationclose: NotificationTouch;
  pushsubscriptionchange: SubscriptionChange;
}
