import { createAuthUri } from './operations/createAuthUri';
import { deleteAccount } from './operations/deleteAccount';
import { lookup } from './operations/lookup';
import type { Operation } from './operations/Operation';
import { passwordPolicy } from './operations/passwordPolicy';
import { refreshIdToken } from './operations/refreshIdToken';
import { resetPassword } from './operations/resetPassword';
import { sendOobCode } from './operations/sendOobCode';
import { signInWithCustomToken } from './operations/signInWithCustomToken';
import { signInWithPassword } from './operations/signInWithPassword';
import { signUp } from './operations/signUp';
import { update } from './operations/update';

const accounts = '/identitytoolkit.googleapis.com/v1/accounts:';

const operations: ReadonlyMap<string, Operation> = new Map([
  [`POST ${accounts}signUp`, signUp],
  [`POST ${accounts}signInWithPassword`, signInWithPassword],
  [`POST ${accounts}signInWithCustomToken`, signInWithCustomToken],
  [`POST ${accounts}lookup`, lookup],
  [`POST ${accounts}update`, update],
  [`POST ${accounts}delete`, deleteAccount],
  [`POST ${accounts}sendOobCode`, sendOobCode],
  [`POST ${accounts}resetPassword`, resetPassword],
  [`POST ${accounts}createAuthUri`, createAuthUri],
  ['POST /securetoken.googleapis.com/v1/token', refreshIdToken],
  ['GET /identitytoolkit.googleapis.com/v2/passwordPolicy', passwordPolicy],
]);

/** Everything below these belongs to the identity provider. */
export function isIdentityPath(path: string): boolean {
  return path.startsWith('/identitytoolkit.googleapis.com/') || path.startsWith('/securetoken.googleapis.com/');
}

export function findOperation(method: string, path: string): Operation | undefined {
  return operations.get(`${method} ${path}`);
}
