import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { identityOperations } from './identityOperations';
import { remoteLevers } from './support/remoteLevers';

/** Runs one operation of the list in an app of its own against the server at `origin`. */
export async function runIdentityOperation(name: string, origin: string): Promise<void> {
  const operation = identityOperations.find(candidate => candidate.name === name);
  if (!operation) throw new Error(`There is no operation named ${name}`);
  const mark = crypto.randomUUID();
  const app = initializeApp({ apiKey: 'practice', authDomain: 'localhost', projectId: 'practice' }, mark);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  try {
    await operation.run({ auth, levers: remoteLevers(origin), email: `${mark}@example.org` });
  } finally {
    await deleteApp(app);
  }
}
