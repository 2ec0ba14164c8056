import 'fake-indexeddb/auto';

/** The browser's side of one push address. The browser knows which address is valid. */
class BrowserPushSubscription {
  constructor(
    readonly endpoint: string,
    readonly unsubscribe: () => Promise<boolean>,
  ) {}

  getKey(name: 'auth' | 'p256dh'): ArrayBuffer {
    return new TextEncoder().encode(`${name} of ${this.endpoint}`).buffer;
  }
}

/** The part of the service worker's registration through which messages are pushed. */
class BrowserServiceWorkerRegistration {
  readonly scope = 'http://localhost/';

  constructor(
    readonly pushManager: {
      getSubscription(): Promise<BrowserPushSubscription | null>;
      subscribe(): Promise<BrowserPushSubscription>;
    },
  ) {}

  async showNotification(): Promise<void> {
    throw new Error('Nothing is pushed for real.');
  }
}

/** The part of a request that the SDK uses. */
interface AskedOfGoogle {
  readonly method?: string;
  readonly body?: string;
}

/** The installation and registration services of Google's push service, by their addresses. */
const installations = 'https://firebaseinstallations.googleapis.com/';
const registrations = 'https://fcmregistrations.googleapis.com/';

/** The environment of the messaging SDK: permission, push addresses, and who receives messages at which address. */
export class PushBrowser {
  /** The user's answer to the prompt. */
  allows = true;
  isReachable = true;
  private readonly page = new EventTarget();
  private isPressed = false;
  private permission: NotificationPermission = 'default';
  private subscription: BrowserPushSubscription | undefined;
  private readonly endpoints = new Map<string, string>();
  private made = 0;

  /** Makes this the browser until there is another one, because the SDK checks its environment at any time. */
  constructor() {
    const { pushManager } = this;
    const permission = (): NotificationPermission => this.permission;
    const ask = async (): Promise<NotificationPermission> => {
      // The browser shows no prompt without a gesture.
      if (this.permission === 'default' && this.isPressed) this.permission = this.allows ? 'granted' : 'denied';
      return this.permission;
    };
    const serviceWorker = {
      ready: Promise.resolve(new BrowserServiceWorkerRegistration(pushManager)),
      addEventListener: () => undefined,
    };
    const given = {
      window: globalThis,
      self: globalThis,
      navigator: { cookieEnabled: true, onLine: true, userAgent: 'node', serviceWorker },
      document: this.page,
      fetch: (asked: string, init: AskedOfGoogle) => this.answer(asked, init),
      Notification: class {
        static get permission(): NotificationPermission {
          return permission();
        }
        static readonly requestPermission = ask;
      },
      PushManager: class {},
      PushSubscription: BrowserPushSubscription,
      ServiceWorkerRegistration: BrowserServiceWorkerRegistration,
    };
    for (const [name, value] of Object.entries(given))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }

  /** The user clicks anywhere. */
  press(): void {
    this.isPressed = true;
    this.page.dispatchEvent(new Event('click'));
    setTimeout(() => (this.isPressed = false));
  }

  /** A browser without push support has no such service. */
  takePushAway(): void {
    Reflect.deleteProperty(globalThis, 'PushManager');
  }

  /**
   * True if a message pushed to the address arrives: Google lists the address, and this browser still accepts messages
   * there.
   */
  arrives(token: string): boolean {
    return this.subscription !== undefined && this.endpoints.get(token) === this.subscription.endpoint;
  }

  private get pushManager() {
    const unsubscribe = async (): Promise<boolean> => {
      const was = this.subscription !== undefined;
      this.subscription = undefined;
      return was;
    };
    return {
      getSubscription: async () => this.subscription ?? null,
      subscribe: async () =>
        (this.subscription = new BrowserPushSubscription(
          `https://push.example/${String((this.made += 1))}`,
          unsubscribe,
        )),
    };
  }

  private async answer(asked: string, { method = 'GET', body = '' }: AskedOfGoogle): Promise<Response> {
    if (!this.isReachable) throw new TypeError('Failed to fetch');
    if (asked.startsWith(installations))
      return Response.json({ refreshToken: 'refresh', authToken: { token: 'installed', expiresIn: '604800s' } });
    if (!asked.startsWith(registrations)) throw new Error(`Nobody answers ${method} ${asked}.`);
    return method === 'DELETE' ? this.remove(asked.replace(/^.*\//, '')) : this.register(body);
  }

  private register(body: string): Response {
    const { web } = JSON.parse(body) as { readonly web: { readonly endpoint: string } };
    const token = `device-${String((this.made += 1))}`;
    this.endpoints.set(token, web.endpoint);
    return Response.json({ token });
  }

  private remove(token: string): Response {
    return this.endpoints.delete(token)
      ? Response.json({})
      : Response.json({ error: { message: 'Requested entity was not found.' } }, { status: 404 });
  }
}
