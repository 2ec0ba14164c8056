import {
  AccountSummaryDto,
  ChangeEmailDto,
  ConfirmEmailDto,
  ConfirmedEmailDto,
  DeletionRequestDto,
  LanguageDto,
  PasswordRequestDto,
  ScreenNameDto,
  UserNameDto,
} from '../account/ownAccountDtos';
import { anyone, endpoint, json, nothing, session } from './endpoint';
import { caller, everybody } from './owner';

/** Settings that users manage themselves, staff and patients alike. */
export const ownAccountEndpoints = {
  summary: endpoint({
    method: 'GET',
    path: '/account/summary',
    summary: 'Returns the caller’s names, address, language and what they have asked for.',
    reply: json(AccountSummaryDto),
    access: session(),
    owner: caller,
    repeat: 'safe',
  }),
  setUserName: endpoint({
    method: 'POST',
    path: '/account/username',
    summary: 'Sets first and last name; 400 InvalidName.',
    body: UserNameDto,
    reply: json(AccountSummaryDto),
    access: session(),
    owner: caller,
    repeat: 'sameEffect',
  }),
  setScreenName: endpoint({
    method: 'POST',
    path: '/account/screenname',
    summary: 'Sets the name that patients see, empty for none; 400 InvalidName.',
    body: ScreenNameDto,
    reply: json(AccountSummaryDto),
    access: session(),
    owner: caller,
    repeat: 'sameEffect',
  }),
  setLanguage: endpoint({
    method: 'POST',
    path: '/account/language',
    summary: 'Sets the language in which the service writes to the caller.',
    body: LanguageDto,
    reply: json(AccountSummaryDto),
    access: session(),
    owner: caller,
    repeat: 'sameEffect',
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/account/change-email',
    summary:
      'Writes to a new address, which becomes the caller’s once it is confirmed; 403 RecentLoginRequired after ' +
      '5 minutes, 429 TooManyEmails after 5 in an hour. The answer is the same if another account has the address.',
    body: ChangeEmailDto,
    reply: json(AccountSummaryDto),
    access: session(),
    owner: caller,
    repeat: 'sameEffect',
  }),
  confirmChangeEmail: endpoint({
    method: 'POST',
    path: '/account/confirm-change-email',
    summary:
      'Confirms the caller’s new address by the id of the link that was sent to it, and ends the caller’s other ' +
      'sessions; 404 LinkUnknown after 24 hours, for another account’s link and once it was withdrawn: by a new ' +
      'password, by the end of all sessions or by the caller.',
    body: ConfirmEmailDto,
    reply: json(ConfirmedEmailDto),
    access: session(),
    owner: caller,
    repeat: 'sameEffect',
  }),
  rejectChangeEmail: endpoint({
    method: 'POST',
    path: '/account/reject-change-email',
    summary:
      'Takes a change of address back by the id of the link that the former address got, ends all sessions of the ' +
      'account and writes how to choose a new password; 404 LinkUnknown after 7 days, 409 EmailTaken.',
    body: ConfirmEmailDto,
    reply: json(ConfirmedEmailDto),
    access: anyone,
    owner: everybody,
    repeat: 'sameEffect',
  }),
  requestChangePassword: endpoint({
    method: 'POST',
    path: '/account/request-change-password',
    summary: 'Writes to an address how to choose a new password, 5 times in an hour; the answer is always the same.',
    body: PasswordRequestDto,
    reply: nothing,
    access: anyone,
    owner: everybody,
    repeat: 'sameEffect',
    searches: 'emailAddress',
  }),
  requestDeletion: endpoint({
    method: 'POST',
    path: '/account/request-deletion',
    summary:
      'Asks that the account be deleted, which people of the provider decide; 403 RecentLoginRequired after ' +
      '5 minutes, 400 WrongAddress where the typed address is another one.',
    body: DeletionRequestDto,
    reply: json(AccountSummaryDto),
    access: session(),
    owner: caller,
    repeat: 'sameEffect',
  }),
} as const;
