import { acceptNewPassword } from '../acceptNewPassword';
import { parseEmail } from '../parseEmail';
import type { Bearer } from '../IdentityDirectory';
import { hashPassword } from '../passwordHash';
import type { PersonChange } from '../Person';
import { accountInfo, providersOf } from './accountInfo';
import type { Operation, OperationBody, OperationContext } from './Operation';
import { recentBearer } from './recentBearer';

/** Changes the bearer's own account, or applies a code sent by email. */
export const update: Operation = async (context, body) => {
  if (body['oobCode'] !== undefined) return applyCode(context, body['oobCode']);
  const { directory } = context;
  const isSensitive = body['email'] !== undefined || body['password'] !== undefined;
  const bearer = isSensitive ? recentBearer(context, body['idToken']) : directory.bearerOf(body['idToken']);
  const change = await changeFrom(context, body, bearer.person.email);
  // Hashing took time in which the session may have ended.
  directory.bearerOf(body['idToken']);
  const person = directory.change(bearer.person.uid, change);
  if (isSensitive) directory.revokeSessions(person.uid);
  const wantsTokens = isSensitive || body['returnSecureToken'] === true;
  return { ...accountInfo(person), ...(wantsTokens && continued(context, bearer)) };
};

/** A new session in the place of the bearer's, as old and with the same claims. */
function continued({ directory }: OperationContext, { person, session }: Bearer): object {
  const provider = session.provider === 'anonymous' ? 'password' : session.provider;
  return directory.startSession(person, provider, session.claims, session.startedAt);
}

async function changeFrom(
  { directory, clock }: OperationContext,
  body: OperationBody,
  email: string | undefined,
): Promise<PersonChange> {
  const removed = Array.isArray(body['deleteAttribute']) ? body['deleteAttribute'] : [];
  return {
    ...(body['email'] !== undefined && { email: parseEmail(body['email']), emailVerified: false }),
    ...(body['password'] !== undefined && {
      passwordHash: await hashPassword(await acceptNewPassword(body['password'], email, directory.passwordPolicy)),
      passwordUpdatedAt: clock.now(),
    }),
    ...(typeof body['displayName'] === 'string' && { displayName: body['displayName'] }),
    ...(typeof body['photoUrl'] === 'string' && { photoUrl: body['photoUrl'] }),
    ...(removed.includes('DISPLAY_NAME') && { displayName: undefined }),
    ...(removed.includes('PHOTO_URL') && { photoUrl: undefined }),
  };
}

function applyCode({ directory }: OperationContext, oobCode: unknown): object {
  const { code, person } = directory.readCode(oobCode);
  const changed = directory.change(person.uid, {
    emailVerified: true,
    ...(code.newEmail !== undefined && { email: code.newEmail }),
  });
  directory.useCode(code);
  if (code.newEmail !== undefined) directory.revokeSessions(person.uid);
  return { localId: changed.uid, email: changed.email, emailVerified: true, providerUserInfo: providersOf(changed) };
}
