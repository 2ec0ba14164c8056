import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  linkWithCredential,
  reauthenticateWithCredential,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  applyActionCode,
  sendEmailVerification,
  type Auth,
  type User,
} from 'firebase/auth';
import { expectCode } from './expectCode';
import { expectEqual } from '../../support/expectEqual';
import type { IdentityOperation } from './IdentityOperation';

const password = 'a first password';

/** The signed-in user. */
function me(auth: Auth): User {
  if (!auth.currentUser) throw new Error('nobody is signed in');
  return auth.currentUser;
}

export const accountOperations: readonly IdentityOperation[] = [
  {
    name: 'registers and signs in',
    run: async ({ auth, email }) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      await signOut(auth);
      const again = await signInWithEmailAndPassword(auth, email.toUpperCase(), password);
      expectEqual([again.user.uid, again.user.email], [user.uid, email]);
    },
  },
  {
    name: 'refuses to register what is taken, weak, malformed or without password',
    run: async ({ auth, email }) => {
      await createUserWithEmailAndPassword(auth, email, password);
      await expectCode(createUserWithEmailAndPassword(auth, email, password), 'auth/email-already-in-use');
      await expectCode(createUserWithEmailAndPassword(auth, `w${email}`, 'short'), 'auth/weak-password');
      await expectCode(createUserWithEmailAndPassword(auth, 'nonsense', password), 'auth/invalid-email');
      await expectCode(createUserWithEmailAndPassword(auth, `m${email}`, ''), 'auth/missing-password');
    },
  },
  {
    name: 'tells apart an unknown address and a wrong password without enumeration protection',
    run: async ({ auth, email }) => {
      await createUserWithEmailAndPassword(auth, email, password);
      await expectCode(signInWithEmailAndPassword(auth, email, 'a wrong password'), 'auth/wrong-password');
      await expectCode(signInWithEmailAndPassword(auth, `x${email}`, password), 'auth/user-not-found');
      await expectCode(signInWithEmailAndPassword(auth, 'nonsense', password), 'auth/invalid-email');
      expectEqual(await fetchSignInMethodsForEmail(auth, email), ['password']);
    },
  },
  {
    name: 'answers alike to an unknown address and a wrong password with enumeration protection',
    run: async ({ auth, email, levers }) => {
      await createUserWithEmailAndPassword(auth, email, password);
      await levers.protect(true);
      try {
        await expectCode(signInWithEmailAndPassword(auth, email, 'a wrong password'), 'auth/invalid-credential');
        await expectCode(signInWithEmailAndPassword(auth, `x${email}`, password), 'auth/invalid-credential');
        expectEqual(await fetchSignInMethodsForEmail(auth, email), []);
      } finally {
        await levers.protect(false);
      }
    },
  },
  {
    name: 'pauses an account after five wrong passwords and resumes after a minute',
    run: async ({ auth, email, levers }) => {
      await createUserWithEmailAndPassword(auth, email, password);
      for (let i = 0; i < 5; i += 1)
        await expectCode(signInWithEmailAndPassword(auth, email, 'a wrong password'), 'auth/wrong-password');
      await expectCode(signInWithEmailAndPassword(auth, email, password), 'auth/too-many-requests');
      await levers.moveClock(61_000);
      try {
        await signInWithEmailAndPassword(auth, email, password);
      } finally {
        await levers.moveClock(0);
      }
    },
  },
  {
    name: 'shuts a disabled account out, signed in already or not',
    run: async ({ auth, email, levers }) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      await levers.setDisabled(user.uid, true);
      await expectCode(user.reload(), 'auth/user-disabled');
      await expectCode(signInWithEmailAndPassword(auth, email, password), 'auth/user-disabled');
    },
  },
  {
    name: 'changes name, password and address, and signs in again to confirm',
    run: async ({ auth, email }) => {
      await createUserWithEmailAndPassword(auth, email, password);
      await updateProfile(me(auth), { displayName: 'Thea', photoURL: 'https://example.org/thea.png' });
      await updatePassword(me(auth), 'a second password');
      await reauthenticateWithCredential(me(auth), EmailAuthProvider.credential(email, 'a second password'));
      await updateEmail(me(auth), `new${email}`);
      await me(auth).reload();
      expectEqual(
        [me(auth).displayName, me(auth).photoURL, me(auth).email],
        ['Thea', 'https://example.org/thea.png', `new${email}`],
      );
      await updateProfile(me(auth), { displayName: '', photoURL: null });
      await expectCode(
        reauthenticateWithCredential(me(auth), EmailAuthProvider.credential(`new${email}`, password)),
        'auth/wrong-password',
      );
    },
  },
  {
    name: 'wants a recent sign-in before a password changes',
    run: async ({ auth, email, levers }) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      await levers.moveClock(6 * 60_000);
      try {
        await expectCode(updatePassword(user, 'a second password'), 'auth/requires-recent-login');
      } finally {
        await levers.moveClock(0);
      }
    },
  },
  {
    name: 'verifies an address, and a new one before changing to it',
    run: async ({ auth, email, levers }) => {
      await createUserWithEmailAndPassword(auth, email, password);
      await sendEmailVerification(me(auth));
      await applyActionCode(auth, await levers.lastCode(email));
      await me(auth).reload();
      expectEqual(me(auth).emailVerified, true);
      await verifyBeforeUpdateEmail(me(auth), `next${email}`);
      await applyActionCode(auth, await levers.lastCode(`next${email}`));
      expectEqual((await signInWithEmailAndPassword(auth, `next${email}`, password)).user.emailVerified, true);
    },
  },
  {
    name: 'deletes an account',
    run: async ({ auth, email }) => {
      await createUserWithEmailAndPassword(auth, email, password);
      await deleteUser(me(auth));
      await expectCode(signInWithEmailAndPassword(auth, email, password), 'auth/user-not-found');
    },
  },
  {
    name: 'gives an anonymous account a password',
    run: async ({ auth, email }) => {
      const { user } = await signInAnonymously(auth);
      expectEqual(user.isAnonymous, true);
      const linked = await linkWithCredential(user, EmailAuthProvider.credential(email, password));
      expectEqual([linked.user.uid, linked.user.email], [user.uid, email]);
    },
  },
  {
    name: 'publishes its password policy',
    run: async ({ auth }) => {
      expectEqual((await validatePassword(auth, 'eleven char')).isValid, false);
      expectEqual((await validatePassword(auth, 'twelve chars')).isValid, true);
    },
  },
];
