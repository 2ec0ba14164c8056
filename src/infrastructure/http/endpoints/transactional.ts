import {
  AccessRequestDto,
  CallbackRequestDto,
  CheckInDto,
  EmailPreferencesDto,
  EmailTokenDto,
  LinkTokenUseDto,
  WelfareEmailDto,
} from '../transactional/transactionalDtos';
import { anyone, endpoint, json, nothing, session, text } from './endpoint';
import { caller, everybody } from './owner';

const LINK = '404 TokenUnknown after 10 minutes, 409 TokenUsed where it has done something else.';

/**
 * Calls of the pages that emails and the patient’s app link to, without a session. None of the GET calls is itself a
 * link.
 */
export const transactionalEndpoints = {
  createLinkToken: endpoint({
    method: 'POST',
    path: '/iams/query-string-token/create',
    summary: 'Makes a token of 128 random bits for a link, which works once and for 10 minutes; 429 TooManyTokens.',
    reply: text,
    access: session('patient:chat'),
    owner: caller,
    repeat: 'command',
  }),
  useLinkToken: endpoint({
    method: 'GET',
    path: '/iams/query-string-token/use',
    summary:
      'Exchanges the token of a link for the email token of its person. A command, although it is a GET: a page asks ' +
      `after a press. The same attempt is answered again. ${LINK}`,
    query: LinkTokenUseDto,
    reply: text,
    access: anyone,
    owner: everybody,
    repeat: 'command',
  }),
  emailPreferences: endpoint({
    method: 'GET',
    path: '/email/update/jwt/{token}',
    summary: 'Says whose emails a token is about and whether they get them, and changes nothing; 404 TokenUnknown.',
    reply: json(EmailPreferencesDto),
    access: anyone,
    owner: everybody,
    repeat: 'safe',
  }),
  subscribe: endpoint({
    method: 'PUT',
    path: '/email/subscribe/{email}',
    summary: 'Has emails sent to an address again; 403 NotOfToken for another address than the token’s own.',
    body: EmailTokenDto,
    reply: nothing,
    access: anyone,
    owner: everybody,
    repeat: 'sameEffect',
  }),
  unsubscribe: endpoint({
    method: 'PUT',
    path: '/email/unsubscribe/{email}',
    summary: 'Has no more emails sent to an address; 403 NotOfToken for another address than the token’s own.',
    body: EmailTokenDto,
    reply: nothing,
    access: anyone,
    owner: everybody,
    repeat: 'sameEffect',
  }),
  requestCallback: endpoint({
    method: 'POST',
    path: '/contact/action/request-callback',
    summary: `Asks a group of staff by email to call the person of a token; the same again is one request. ${LINK}`,
    limits: '429 TooManyRequests after 5 requests of one person within an hour.',
    body: CallbackRequestDto,
    reply: nothing,
    access: anyone,
    owner: everybody,
    repeat: 'sameEffect',
  }),
  requestCheckIn: endpoint({
    method: 'POST',
    path: '/contact/action/request-check-in',
    summary: `Asks the care team by email to check in with the person of a token; again is one request. ${LINK}`,
    limits: '429 TooManyRequests after 5 requests of one person within an hour.',
    body: CheckInDto,
    reply: nothing,
    access: anyone,
    owner: everybody,
    repeat: 'sameEffect',
  }),
  requestAccess: endpoint({
    method: 'POST',
    path: '/contact/action/request-access/{type}',
    summary: 'Asks staff by email for access; 404 for an unknown type. The same again within a day is one request.',
    limits: '429 TooManyRequests after 5 requests with one address, and after 100 in all, within an hour.',
    body: AccessRequestDto,
    reply: nothing,
    access: anyone,
    owner: everybody,
    repeat: 'sameEffect',
  }),
  welfareEmail: endpoint({
    method: 'POST',
    path: '/social/welfareEmail',
    summary:
      'Sends an email about the service in the name of the caller to at most 10 addresses, but to none that wants no ' +
      'emails; 400 InvalidAddress. The same again within 10 minutes is one email.',
    limits: '429 TooManyEmails after 3 within 24 hours.',
    body: WelfareEmailDto,
    reply: nothing,
    access: session('patient:chat'),
    owner: caller,
    repeat: 'sameEffect',
  }),
} as const;
