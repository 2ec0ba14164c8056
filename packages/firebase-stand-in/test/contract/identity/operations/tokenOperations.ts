import {
  createUserWithEmailAndPassword,
  getIdTokenResult,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  type ParsedToken,
} from 'firebase/auth';
import { expectCode } from './expectCode';
import { expectEqual } from '../../support/expectEqual';
import type { IdentityOperation } from './IdentityOperation';

const password = 'a first password';
const backendClaims = { mfa: true, scopes: ['chat:view-active-chats'] };

function carried(claims: ParsedToken): unknown {
  return [claims['mfa'], claims['scopes'], claims.firebase?.sign_in_provider];
}

export const tokenOperations: readonly IdentityOperation[] = [
  {
    name: 'signs an existing account in by custom token and keeps its claims over a refresh',
    run: async ({ auth, email, levers }) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      expectEqual((await getIdTokenResult(user)).signInProvider, 'password');
      const byToken = await signInWithCustomToken(auth, await levers.customToken(user.uid, backendClaims));
      expectEqual([byToken.user.uid, byToken.user.email], [user.uid, email]);
      const expected = [true, ['chat:view-active-chats'], 'custom'];
      expectEqual(carried((await getIdTokenResult(byToken.user)).claims), expected);
      expectEqual(carried((await getIdTokenResult(byToken.user, true)).claims), expected);
    },
  },
  {
    name: 'makes an account for a custom token of an unknown id',
    run: async ({ auth, email, levers }) => {
      expectEqual((await signInWithCustomToken(auth, await levers.customToken(email, {}))).user.uid, email);
    },
  },
  {
    name: 'refuses custom tokens that are unsigned, altered, bare JSON or rubbish',
    run: async ({ auth, email, levers }) => {
      const [, body, signature] = (await levers.customToken(email, {})).split('.');
      const none = btoa('{"alg":"none","typ":"JWT"}').replace(/=/g, '');
      for (const forged of [`${none}.${body}.`, `${none}.${body}.${signature}`, `{"uid":"${email}"}`, 'rubbish']) {
        await expectCode(signInWithCustomToken(auth, forged), 'auth/invalid-custom-token');
      }
    },
  },
  {
    name: 'ends a session that was revoked',
    run: async ({ auth, email, levers }) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      await levers.revoke(user.uid);
      await expectCode(user.getIdToken(true), 'auth/user-token-expired');
      await signInWithEmailAndPassword(auth, email, password);
    },
  },
];
