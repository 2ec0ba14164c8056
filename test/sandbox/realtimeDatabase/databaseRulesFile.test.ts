import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseRules } from '#firebase-stand-in/realtimeDatabase/rules/DatabaseRules';
import { parsePath } from '#firebase-stand-in/realtimeDatabase/tree/path';
import { fromWire } from '#firebase-stand-in/realtimeDatabase/tree/wireValue';
import type { IdTokenClaims } from '#firebase-stand-in/kernel/IdTokenClaims';
import { openSessionClaims } from '#test/support/builders/session/openSessionClaims';

const rules = new DatabaseRules(JSON.parse(readFileSync(join(__dirname, '../../../database.rules.json'), 'utf8')));
const tree = fromWire({
  'ended-sessions': { over: 1 },
  'revoked-scopes': { los: 10 },
  'chat-notification-cache': {
    los: { 'room-1': { unread: 1 } },
    ann: { 'room-1': { unread: 1 } },
    bob: { 'room-2': { unread: 1 } },
  },
  'chat-rooms': {
    'room-1': { participants: { ann: true, los: true, cid: false }, messages: { m1: { text: 'Hello' } } },
  },
});
const bearer = (sub: string, sign_in_provider: string, mfa?: unknown, more: object = {}): IdTokenClaims => ({
  sub,
  user_id: sub,
  auth_time: 0,
  iat: 0,
  exp: 0,
  firebase: { sign_in_provider, identities: {} },
  ...openSessionClaims,
  mfa,
  ...more,
});
const bearers = {
  nobody: undefined,
  'ann with second factor': bearer('ann', 'custom', true),
  'ann without the right to read chats': bearer('ann', 'custom', true, { chats: false }),
  'ann with that right as a text': bearer('ann', 'custom', true, { chats: 'true' }),
  'ann of a token that does not say it': bearer('ann', 'custom', true, { chats: undefined }),
  'ann without second factor': bearer('ann', 'custom'),
  'ann with mfa as a text': bearer('ann', 'custom', 'true'),
  'ann by password': bearer('ann', 'password', true),
  'bob with second factor': bearer('bob', 'custom', true),
  'cid, who has left': bearer('cid', 'custom', true),
  'ann at the end': bearer('ann', 'custom', true, { session_ends_at: 0 }),
  'ann without an end': bearer('ann', 'custom', true, { session_ends_at: undefined }),
  'ann of an ended sign-in': bearer('ann', 'custom', true, { sign_in: 'over' }),
  'ann of an ended session': bearer('ann', 'custom', true, { session: 'over' }),
  'ann with a scope to end': bearer('ann', 'custom', true, { scopes_end_at: 1 }),
  'ann with an ended scope': bearer('ann', 'custom', true, { scopes_end_at: 0 }),
  'los, minted after a loss': bearer('los', 'custom', true, { minted_at: 11 }),
  'los, minted within its second': bearer('los', 'custom', true, { minted_at: 10 }),
  'los, minted before it and exchanged after it': bearer('los', 'custom', true, { minted_at: 9, auth_time: 11 }),
  'los, minted at an unknown time': bearer('los', 'custom', true, { auth_time: 11 }),
  'ann of an unnamed session': bearer('ann', 'custom', true, { session: undefined }),
  'ann of an unnamed sign-in': bearer('ann', 'custom', true, { sign_in: undefined }),
} as const;

describe('database.rules.json', () => {
  it.each<[keyof typeof bearers, string, boolean]>([
    ['ann with second factor', 'chat-notification-cache/ann', true],
    ['ann with second factor', 'chat-notification-cache/ann/room-1', true],
    ['ann with second factor', 'chat-notification-cache/bob', false],
    ['ann with second factor', 'chat-notification-cache', false],
    ['ann with second factor', 'chat-rooms/room-1/messages', true],
    ...['read', 'typing', 'state'].flatMap((part): [keyof typeof bearers, string, boolean][] => [
      ['ann with second factor', `chat-rooms/room-1/${part}`, true],
      ['bob with second factor', `chat-rooms/room-1/${part}`, false],
      ['cid, who has left', `chat-rooms/room-1/${part}`, false],
      ['ann without second factor', `chat-rooms/room-1/${part}`, false],
    ]),
    ['ann with second factor', 'chat-rooms/room-1', false],
    ['ann with second factor', 'chat-rooms/room-1/participants', false],
    ['ann with second factor', 'chat-rooms', false],
    ['ann with second factor', '', false],
    ['bob with second factor', 'chat-rooms/room-1/messages', false],
    ['bob with second factor', 'chat-rooms/room-9/messages', false],
    ['cid, who has left', 'chat-rooms/room-1/messages', false],
    ['ann without second factor', 'chat-notification-cache/ann', false],
    ['ann without second factor', 'chat-rooms/room-1/messages', false],
    ['ann with mfa as a text', 'chat-notification-cache/ann', false],
    ['ann by password', 'chat-notification-cache/ann', false],
    ['ann by password', 'chat-rooms/room-1/messages', false],
    ...(
      [
        'at the end',
        'without an end',
        'of an ended sign-in',
        'of an ended session',
        'of an unnamed session',
        'of an unnamed sign-in',
        'without the right to read chats',
        'with that right as a text',
        'of a token that does not say it',
      ] as const
    ).flatMap((how): [keyof typeof bearers, string, boolean][] => [
      [`ann ${how}`, 'chat-notification-cache/ann', false],
      ...['messages', 'read', 'typing', 'state'].map((part): [keyof typeof bearers, string, boolean] => [
        `ann ${how}`,
        `chat-rooms/room-1/${part}`,
        false,
      ]),
    ]),
    ...['messages', 'read', 'typing', 'state'].flatMap((part): [keyof typeof bearers, string, boolean][] => [
      ['ann with a scope to end', `chat-rooms/room-1/${part}`, true],
      ['ann with an ended scope', `chat-rooms/room-1/${part}`, false],
      ['los, minted after a loss', `chat-rooms/room-1/${part}`, true],
      ['los, minted within its second', `chat-rooms/room-1/${part}`, false],
      ['los, minted before it and exchanged after it', `chat-rooms/room-1/${part}`, false],
      ['los, minted at an unknown time', `chat-rooms/room-1/${part}`, false],
    ]),
    ['ann with an ended scope', 'chat-notification-cache/ann', false],
    ['los, minted after a loss', 'chat-notification-cache/los', true],
    ['los, minted within its second', 'chat-notification-cache/los', false],
    ['los, minted before it and exchanged after it', 'chat-notification-cache/los', false],
    ['los, minted at an unknown time', 'chat-notification-cache/los', false],
    ['ann with second factor', 'revoked-scopes/los', false],
    ['ann with second factor', 'ended-sessions/over', false],
    ['nobody', 'chat-notification-cache/ann', false],
    ['nobody', 'chat-rooms/room-1/messages', false],
  ])('%s reads %s: %s', (who, path, expected) => {
    expect(rules.canRead(parsePath(path), { claims: bearers[who], tree, now: 0 })).toBe(expected);
  });

  it.each([
    '',
    'chat-notification-cache/ann/room-1',
    'chat-rooms/room-1/messages/m2',
    'chat-rooms/room-1/participants/bob',
    'else',
  ])('no one writes %s', path => {
    const claims = bearers['ann with second factor'];
    expect(rules.canWrite(parsePath(path), { claims, tree, now: 0 }, tree)).toBe(false);
  });
});
