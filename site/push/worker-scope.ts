// The part of a service worker's surroundings that is used. The library of worker types cannot stand
// beside that of the DOM, which all other code of the site is checked with.

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
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface PushArrival extends Lasting {
  readonly data: { json(): unknown } | null;
}

export interface NotificationTouch extends Lasting {
  readonly notification: Pick<Notification, 'close' | 'data'>;
}

export interface SubscriptionChange extends Lasting {
  /** Browsers that subscribe anew by themselves say so; others leave it to us. */
  readonly newSubscription?: PushSubscription | null;
}

interface WorkerEvents {
  install: Lasting;
  push: PushArrival;
  notificationclick: NotificationTouch;
  notificationclose: NotificationTouch;
  pushsubscriptionchange: SubscriptionChange;
}
