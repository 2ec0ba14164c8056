import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright';

import { PlainDocuments } from '#firebase-stand-in/documentStore/PlainDocuments';
import { documentRules } from '#firebase-stand-in/documentStore/rules/documentRules';
import type { IdTokenClaims } from '#firebase-stand-in/kernel/IdTokenClaims';

import { askEverything } from './support/askEverything';
import { bundleForBrowser } from '#firebase-stand-in/test/contract/documentStore/support/bundleForBrowser';
import { openChromium } from '#firebase-stand-in/test/contract/support/openChromium';
import { openPage } from '#firebase-stand-in/test/contract/documentStore/support/openPage';
import {
  startStoreServer,
  type StoreServer,
} from '#firebase-stand-in/test/contract/documentStore/support/startStoreServer';
import { openSessionClaims } from '#test/support/builders/session/openSessionClaims';
import { twelveIdentities, type Identity, type IdentityName } from '#test/support/builders/session/twelveIdentities';

const rules = documentRules(readFileSync(join(__dirname, '../../../firestore.rules'), 'utf8'));

function claimsOf(uid: string, more: Partial<IdTokenClaims> = {}): IdTokenClaims {
  const firebase = { sign_in_provider: 'custom', identities: {} };
  return {
    sub: uid,
    user_id: uid,
    auth_time: 0,
    iat: 0,
    exp: 4e9,
    firebase,
    ...openSessionClaims,
    scopes: ['chat:view-active-chats'],
    ...more,
  };
}

describe('the document store under firestore.rules, used by the SDK', () => {
  const valid = new Map<string, IdTokenClaims>();
  let browser: Browser;
  let server: StoreServer;
  let page: Page;
  let documents: PlainDocuments;

  beforeAll(async () => {
    server = await startStoreServer({
      script: await bundleForBrowser('pageEntry'),
      rules,
      verifyIdToken: token => valid.get(token),
    });
    documents = new PlainDocuments(server.store, 'demo-contract');
    documents.writeAll([
      { path: 'notifications/n1', data: { user: 'ann', text: 'for Ann' } },
      { path: 'notifications/n2', data: { user: 'bob', text: 'for Bob' } },
      { path: 'chat-events/e1', data: { participants: ['ann', 'pat'], text: 'hello' } },
    ]);
    browser = await openChromium();
  }, 60_000);
  beforeEach(async () => {
    valid.set('ann', claimsOf('ann'));
    valid.set('annWithPassword', claimsOf('ann', { firebase: { sign_in_provider: 'password', identities: {} } }));
    page = await openPage(browser, server.port);
  });
  afterEach(() => page.close());
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const listNotifications = (token: string, user: string, most: number): Promise<string[]> =>
    page.evaluate(
      async ([to, owner, limit]) => {
        const { F, openStore } = storeTools;
        const wanted = F.query(
          F.collection(openStore(to), 'notifications'),
          F.where('user', '==', owner),
          F.limit(limit),
        );
        const failed = (error: { code: string }): string[] => [error.code];
        return F.getDocs(wanted).then(found => found.docs.map(document => document.id), failed);
      },
      [{ host: '127.0.0.1', port: server.port, token }, user, most] as const,
    );

  it('lists a user’s own notifications to a session with a second factor', async () => {
    expect(await listNotifications('ann', 'ann', 20)).toEqual(['n1']);
  });

  it.each([
    ['another user’s notifications', 'ann', 'bob', 20],
    ['too many', 'ann', 'ann', 21],
    ['everything to a password-only session', 'annWithPassword', 'ann', 20],
    ['everything to an unknown token', 'forged', 'ann', 20],
  ])('refuses %s', async (_, token, user, most) => {
    expect(await listNotifications(token, user, most)).toEqual(['permission-denied']);
  });

  it('refuses writes, transactions, aggregates and single reads that the rules do not allow', async () => {
    const codes = await page.evaluate(
      async to => {
        const { F, openStore } = storeTools;
        const db = openStore(to);
        const codeOf = (running: Promise<unknown>): Promise<string> =>
          running.then(
            () => 'done',
            (error: { code: string }) => error.code,
          );
        return Promise.all([
          codeOf(F.setDoc(F.doc(db, 'notifications/mine'), { user: 'ann' })),
          codeOf(F.deleteDoc(F.doc(db, 'chat-events/e1'))),
          codeOf(F.runTransaction(db, transaction => transaction.get(F.doc(db, 'notifications/n2')))),
          codeOf(F.getCountFromServer(F.collection(db, 'chat-events'))),
          codeOf(F.getDoc(F.doc(db, 'notifications/n2'))),
          codeOf(F.getDoc(F.doc(db, 'chat-events/e1'))),
        ]);
      },
      { host: '127.0.0.1', port: server.port, token: 'ann' },
    );
    expect(codes).toEqual([
      'permission-denied',
      'permission-denied',
      'permission-denied',
      'permission-denied',
      'permission-denied',
      'done',
    ]);
    expect(documents.read('chat-events/e1')).toBeDefined();
  });

  it('ends a listener at the next commit after its session was revoked', async () => {
    await page.evaluate(
      to => {
        const { F, openStore } = storeTools;
        const events = F.query(
          F.collection(openStore(to), 'chat-events'),
          F.where('participants', 'array-contains', 'ann'),
          F.limit(50),
        );
        const show = (text: string): void => {
          document.title = text;
        };
        F.onSnapshot(
          events,
          snapshot => show(`shows ${snapshot.size}`),
          error => show(error.code),
        );
      },
      { host: '127.0.0.1', port: server.port, token: 'ann' },
    );
    const titled = (title: string): Promise<unknown> =>
      page.waitForFunction(wanted => document.title === wanted, title, { timeout: 5000, polling: 20 });
    await titled('shows 1');
    documents.write('chat-events/e2', { participants: ['ann'] });
    await titled('shows 2');
    valid.delete('ann');
    documents.write('chat-events/e3', { participants: ['ann'], text: 'not for a revoked session' });
    await titled('permission-denied');
  });

  describe('with every request', () => {
    const own = ['get own notification', 'list own notifications'];
    const ownEvents = ['list own events', 'list own events in order', 'count own events'];
    const staffPresence = ['get presence of staff', 'list presence of staff'];
    const allowed: Readonly<Record<IdentityName, readonly string[]>> = {
      'the therapist of the chat': [...own, 'get an event of the chat', ...ownEvents, ...staffPresence],
      'another therapist': [...own, ...ownEvents, ...staffPresence],
      'the patient of the chat': [
        ...own,
        'get an event of the chat',
        ...ownEvents,
        'get presence for the patient',
        'list presence for oneself',
        'list presence for the patient',
      ],
      'another patient': [...own, ...ownEvents, 'list presence for oneself'],
      'an administrator': own,
      'the therapist with a password alone': [],
      'the therapist without a second factor': [],
      'the therapist at the end of twelve hours': [],
      'the therapist of an ended sign-in': [],
      'the therapist of an ended session': [],
      'whoever made an account': [],
      nobody: [],
    };
    const paths = ['notifications', 'chat-events', 'chat-presence', 'patient-presence', 'ended-sessions', 'anything'];
    const stored = (): unknown => paths.map(path => documents.all(path));

    it('by twelve identities: returns their own data and rejects the rest', async () => {
      documents.writeAll([
        ...['thea', 'theo', 'pat', 'sol', 'adam', 'eve', 'ben'].map(user => ({
          path: `notifications/${user}`,
          data: { user },
        })),
        { path: 'chat-events/e1', data: { participants: ['thea', 'pat'], seq: '1' } },
        { path: 'chat-events/e2', data: { participants: ['ben'], seq: '2' } },
        { path: 'chat-presence/theo', data: { user: 'theo', lastSeenTime: 1 } },
        { path: 'patient-presence/pat-thea', data: { patient: 'pat', user: 'thea', onlineUntil: 1 } },
        { path: 'ended-sessions/over', data: { at: 1 } },
        { path: 'anything/else', data: { user: 'thea' } },
      ]);
      const before = stored();
      const given: Record<string, readonly string[]> = {};
      for (const [name, identity] of Object.entries<Identity | undefined>(twelveIdentities)) {
        const { uid = 'thea', provider = 'custom', claims = {} } = identity ?? {};
        const firebase = { sign_in_provider: provider, identities: {} };
        if (identity) valid.set(name, { sub: uid, user_id: uid, auth_time: 0, iat: 0, exp: 4e9, firebase, ...claims });
        const answers = await page.evaluate(askEverything, { port: server.port, token: identity ? name : '', uid });
        given[name] = Object.keys(answers).filter(asked => answers[asked] === 'allowed');
        expect(new Set(Object.values(answers))).toEqual(
          new Set(given[name].length > 0 ? ['allowed', 'permission-denied'] : ['permission-denied']),
        );
      }
      expect(given).toEqual(allowed);
      expect(stored()).toEqual(before);
    }, 60_000);
  });
});
