import {
  AddedTotpSecretDto,
  MfaConfigurationDto,
  NewTotpSecretDto,
  TotpLabelDto,
  TotpSecretDto,
} from '../session/mfaDtos';
import { endpoint, idToken, json, list, nothing, session } from './endpoint';
import { caller } from './owner';

/**
 * Users' acts on their own second factors. Changes need a sign-in of the last five minutes: 403 RecentLoginRequired.
 */
export const mfaEndpoints = {
  configurations: endpoint({
    method: 'GET',
    path: '/iams/mfa/configurations',
    summary: 'Lists the ways in which the caller can give the second factor.',
    reply: list(MfaConfigurationDto),
    access: session(),
    owner: caller,
    repeat: 'safe',
  }),
  addTotpSecret: endpoint({
    method: 'POST',
    path: '/iams/mfa/totp/secrets',
    summary:
      'Registers an authenticator; 400 when the code is not one of that secret, 429 when there are five methods ' +
      'already. The first method of an account wants its mailbox proved in this sign-in: 403 MailboxProofRequired. ' +
      'The same secret again adds nothing and answers as before, also with a code that is used up.',
    body: NewTotpSecretDto,
    reply: json(AddedTotpSecretDto),
    access: idToken,
    owner: caller,
    repeat: 'command',
  }),
  totpSecrets: endpoint({
    method: 'GET',
    path: '/iams/mfa/totp/secrets',
    summary: 'Lists the authenticators of the caller.',
    reply: list(TotpSecretDto),
    access: session(),
    owner: caller,
    repeat: 'safe',
  }),
  relabelTotpSecret: endpoint({
    method: 'PUT',
    path: '/iams/mfa/totp/secrets/{id}',
    summary: 'Changes the label of an authenticator of the caller.',
    body: TotpLabelDto,
    reply: nothing,
    access: session(),
    owner: caller,
    repeat: 'sameEffect',
  }),
  removeTotpSecret: endpoint({
    method: 'DELETE',
    path: '/iams/mfa/totp/secrets/{id}',
    summary:
      'Removes an authenticator of the caller and ends their other sessions; 409 ConflictError for the last method.',
    reply: nothing,
    access: session(),
    owner: caller,
    repeat: 'command',
  }),
  removeDefaultEmail: endpoint({
    method: 'DELETE',
    path: '/iams/mfa/email/default-email',
    summary: 'Ends emailed codes for the caller, and their other sessions; 409 ConflictError for the last method.',
    reply: nothing,
    access: session(),
    owner: caller,
    repeat: 'command',
  }),
} as const;
