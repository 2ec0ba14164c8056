import { initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import type { ChatEventDto } from '@/infrastructure/http/chat/chatDtos';
import type {
  ClientConfigDto,
  FirebaseConfigDto,
  PublishedStatusDto,
} from '@/infrastructure/http/serverStatus/publicSettingsDtos';

/** The one address that the app is built with; it gets everything else from there. */
const BACKEND = '/api';

async function load<T>(path: string): Promise<T> {
  const answer = await fetch(`${BACKEND}${path}`, { cache: 'no-store' });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}

const eventsWatched = 50;

/** A patient's app with the real SDK and the public API. */
export class BrowserPatient {
  private cookie = '';
  private uid = '';

  private constructor(
    private readonly settings: ClientConfigDto,
    private readonly auth: Auth,
    private readonly store: Firestore,
  ) {}

  static async open(): Promise<BrowserPatient> {
    const status = await load<PublishedStatusDto>('/server-status');
    if (!status.online) throw new Error(`The service is offline. ${status.activeReason ?? ''}`);
    const settings = await load<ClientConfigDto>('/client-config/json');
    const { emulators } = settings;
    if (!emulators) throw new Error('This page needs the stand-ins of the sandbox.');
    const app = initializeApp({ ...(await load<FirebaseConfigDto>('/firebase-config/public')) });
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, emulators.identity, { disableWarnings: true });
    const store = getFirestore(app);
    // A separate host: a browser opens few connections to one host, and the dashboard may be open beside this page.
    connectFirestoreEmulator(
      store,
      `patient-${Math.floor(Math.random() * 1e9)}.localhost`,
      emulators.documentStore.port,
    );
    return new BrowserPatient(settings, auth, store);
  }

  get id(): string {
    return this.uid;
  }

  async signIn(email: string, password: string): Promise<void> {
    const first = await signInWithEmailAndPassword(this.auth, email, password);
    const body = JSON.stringify({ idToken: await first.user.getIdToken() });
    const answer = await fetch('/sandbox/practice/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    if (!answer.ok) throw new Error(await answer.text());
    const { sessionCookie, customToken } = (await answer.json()) as { sessionCookie: string; customToken: string };
    const { user } = await signInWithCustomToken(this.auth, customToken);
    this.cookie = sessionCookie;
    this.uid = user.uid;
  }

  /** Delivers the newest events, newest first, at once and at each change; answers how to end it. */
  watch(notify: (events: readonly ChatEventDto[]) => void, failed: (error: Error) => void): () => void {
    const events = collection(this.store, 'chat-events');
    const own = query(
      events,
      where('participants', 'array-contains', this.uid),
      orderBy('seq', 'desc'),
      limit(eventsWatched),
    );
    return onSnapshot(own, snapshot => notify(snapshot.docs.map(document => document.data() as ChatEventDto)), failed);
  }

  /** Answers the body as text; rejects with it when the call was refused. */
  async call(
    method: string,
    path: string,
    options: { readonly headers?: Record<string, string>; readonly body?: object } = {},
  ): Promise<string> {
    const response = await fetch(`${this.settings.unifiedBackendUrl}${path}`, {
      method,
      headers: {
        ...(this.cookie !== '' && { Authorization: `Bearer ${this.cookie}` }),
        ...(options.body && { 'Content-Type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body && { body: JSON.stringify(options.body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return text;
  }
}
