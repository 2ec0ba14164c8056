import {
  CustomTokenDto,
  CustomTokenQueryDto,
  EmailChallengeQueryDto,
  MfaCodeDto,
  MfaOptionDto,
  MfaOptionsQueryDto,
  MfaTokenDto,
  SessionCookieDto,
  SessionCookieQueryDto,
} from '../session/sessionDtos';
import { endpoint, idToken, json, list, nothing, session } from './endpoint';
import { emailGuessLimits, emailLimits, optionsLimits, totpGuessLimits } from './guessLimits';
import { caller } from './owner';

export const sessionEndpoints = {
  mfaOptions: endpoint({
    method: 'GET',
    path: '/iams/mfa/options',
    summary: 'Lists the ways in which the bearer of the ID token can give the second factor.',
    limits: optionsLimits,
    query: MfaOptionsQueryDto,
    reply: list(MfaOptionDto),
    access: idToken,
    owner: caller,
    repeat: 'safe',
  }),
  totpChallengeResponse: endpoint({
    method: 'POST',
    path: '/iams/mfa/totp/challenge-response',
    summary:
      'Exchanges an authenticator code for a challenge response token; 400 for a wrong or used code. The same code ' +
      'again in the same sign-in returns the same token, until that is used.',
    limits: totpGuessLimits,
    body: MfaCodeDto,
    reply: json(MfaTokenDto),
    access: idToken,
    owner: caller,
    repeat: 'command',
  }),
  emailChallenge: endpoint({
    method: 'GET',
    path: '/iams/mfa/email/challenge',
    summary:
      'Sends a one-time code to the email address of the chosen method. A command, although it is a GET. ' +
      '`default-email` is the address of an account that has no method yet, or whose bearer has given the second ' +
      'factor and turns emailed codes on.',
    limits: emailLimits,
    query: EmailChallengeQueryDto,
    reply: nothing,
    access: idToken,
    owner: caller,
    repeat: 'command',
  }),
  emailChallengeResponse: endpoint({
    method: 'POST',
    path: '/iams/mfa/email/challenge-response',
    summary:
      'Exchanges an emailed code for a challenge response token; 400 for a wrong, used or expired code. ' +
      'The same code again in the same sign-in returns the same token, until that is used. ' +
      'A code sent to `default-email` proves the mailbox before the first method is added, or turns emailed codes ' +
      'on (429 with five methods); its token opens no session.',
    limits: emailGuessLimits,
    body: MfaCodeDto,
    reply: json(MfaTokenDto),
    access: idToken,
    owner: caller,
    repeat: 'command',
  }),
  customToken: endpoint({
    method: 'GET',
    path: '/iams/auth/customToken',
    summary:
      'Mints a custom token with the scopes asked for, for staff alone; 401 MfaRequiredError until the second ' +
      'factor was given, 403 StaffOnly for a patient and for an account without staff access.',
    query: CustomTokenQueryDto,
    reply: json(CustomTokenDto),
    access: idToken,
    owner: caller,
    repeat: 'command',
  }),
  sessionCookie: endpoint({
    method: 'GET',
    path: '/iams/auth/sessionCookie',
    summary:
      'Opens a backend session for the bearer of a custom-token ID token; ' +
      '403 StaffOnly for an account without staff access.',
    query: SessionCookieQueryDto,
    reply: json(SessionCookieDto),
    access: idToken,
    owner: caller,
    repeat: 'command',
  }),
  freshCustomToken: endpoint({
    method: 'GET',
    path: '/iams/auth/freshCustomToken',
    summary:
      'Mints another custom token for the person of this session; 403 StaffOnly for an account without staff access.',
    reply: json(CustomTokenDto),
    access: session(),
    owner: caller,
    repeat: 'safe',
  }),
  logout: endpoint({
    method: 'GET',
    path: '/iams/auth/logout',
    summary: 'Revokes the session. A command, although it is a GET.',
    reply: nothing,
    access: session(),
    owner: caller,
    repeat: 'sameEffect',
  }),
} as const;
