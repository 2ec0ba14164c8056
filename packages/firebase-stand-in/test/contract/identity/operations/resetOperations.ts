import {
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { expectCode } from './expectCode';
import { expectEqual } from '../../support/expectEqual';
import type { IdentityOperation } from './IdentityOperation';

const password = 'a first password';
const settings = { url: 'http://localhost/login?x=1', handleCodeInApp: false };

export const resetOperations: readonly IdentityOperation[] = [
  {
    name: 'resets a password by a code that works once and ends other sessions',
    run: async ({ auth, email, levers }) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      await sendPasswordResetEmail(auth, email, settings);
      const code = await levers.lastCode(email);
      expectEqual(await verifyPasswordResetCode(auth, code), email);
      expectEqual((await checkActionCode(auth, code)).operation, 'PASSWORD_RESET');
      await expectCode(confirmPasswordReset(auth, code, 'short'), 'auth/weak-password');
      await confirmPasswordReset(auth, code, 'a second password');
      await expectCode(confirmPasswordReset(auth, code, 'a third password'), 'auth/invalid-action-code');
      await expectCode(user.getIdToken(true), 'auth/user-token-expired');
      await expectCode(signInWithEmailAndPassword(auth, email, password), 'auth/wrong-password');
      await signInWithEmailAndPassword(auth, email, 'a second password');
    },
  },
  {
    name: 'uses one code once though it comes twice at the same moment',
    run: async ({ auth, email, levers }) => {
      await createUserWithEmailAndPassword(auth, email, password);
      await sendPasswordResetEmail(auth, email);
      const code = await levers.lastCode(email);
      const tries = ['a second password', 'a third password'].map(chosen => confirmPasswordReset(auth, code, chosen));
      const outcomes = await Promise.allSettled(tries);
      expectEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    },
  },
  {
    name: 'refuses a code that is unknown or older than an hour',
    run: async ({ auth, email, levers }) => {
      await createUserWithEmailAndPassword(auth, email, password);
      await expectCode(verifyPasswordResetCode(auth, 'unknown'), 'auth/invalid-action-code');
      await sendPasswordResetEmail(auth, email);
      const code = await levers.lastCode(email);
      await levers.moveClock(3_600_000);
      try {
        await expectCode(verifyPasswordResetCode(auth, code), 'auth/expired-action-code');
      } finally {
        await levers.moveClock(0);
      }
    },
  },
  {
    name: 'tells that an address is unknown, but not with enumeration protection',
    run: async ({ auth, email, levers }) => {
      await expectCode(sendPasswordResetEmail(auth, email), 'auth/user-not-found');
      await levers.protect(true);
      try {
        await sendPasswordResetEmail(auth, email);
      } finally {
        await levers.protect(false);
      }
      expectEqual(await levers.lastCode(email), '');
    },
  },
];
