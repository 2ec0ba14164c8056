import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, createUserWithEmailAndPassword, getAuth, sendPasswordResetEmail } from 'firebase/auth';
import { connectDatabaseEmulator, getDatabase, onValue, ref, set } from 'firebase/database';
import { connectFirestoreEmulator, doc, getFirestore, onSnapshot, setDoc } from 'firebase/firestore';

/** A plain app on the SDK, without special treatment of the stand-in. Runs in a page. */
export class AppClient {
  private readonly auth;
  private readonly store;
  private readonly database;

  constructor(port: number, projectId: string) {
    const app = initializeApp({ apiKey: 'any', projectId, databaseURL: `http://127.0.0.1:${port}?ns=${projectId}` });
    this.auth = getAuth(app);
    this.store = getFirestore(app);
    this.database = getDatabase(app);
    connectAuthEmulator(this.auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
    connectFirestoreEmulator(this.store, '127.0.0.1', port);
    connectDatabaseEmulator(this.database, '127.0.0.1', port);
  }

  /** Returns the new user's id. */
  async register(email: string): Promise<string> {
    return (await createUserWithEmailAndPassword(this.auth, email, 'a first password')).user.uid;
  }

  forgetPassword(email: string): Promise<void> {
    return sendPasswordResetEmail(this.auth, email);
  }

  /** Returns a document as a listener receives it after a write; the error's code if the rules refuse it. */
  async document(path: string, text: string): Promise<unknown> {
    const place = doc(this.store, path);
    try {
      await setDoc(place, { text });
      return await new Promise<unknown>((resolve, reject) => onSnapshot(place, found => resolve(found.data()), reject));
    } catch (error) {
      return codeOf(error);
    }
  }

  /** The same for a value in the realtime database. */
  async value(path: string, text: string): Promise<unknown> {
    const place = ref(this.database, path);
    try {
      await set(place, text);
      return await new Promise<unknown>((resolve, reject) => onValue(place, found => resolve(found.val()), reject));
    } catch (error) {
      return codeOf(error);
    }
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
