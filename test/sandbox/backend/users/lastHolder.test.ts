import 'reflect-metadata';
import { etagOf } from '#sandbox/backend/dispatch/etag';
import type { StoredGrant } from '#sandbox/backend/users/AccessGrants';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { type Answer, type Call, callsOf } from '#test/support/builders/organisations/organisationCalls';

const REASON = 'Covers for a colleague on leave';
const DAY_SECONDS = 86_400;
const [ANNA, BORIS, CARLA, DAVID] = ['staff-dana', 'staff-emrys', 'staff-farah', 'staff-benedict'] as const;

/** Only a test makes a user a super admin. */
describe('the last super admin', () => {
  let sandbox: Sandbox;

  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    for (const { id } of sandbox.backend.users.directory.holders())
      if (access().scopesOf(id).includes('organisations:edit-thrive')) access().put(id, []);
  });
  afterEach(() => sandbox.stop());

  const access = () => sandbox.backend.chat.people.access;
  const hold = (id: string, until: number | null = null): void => {
    const grant: StoredGrant = {
      ...{ id: `${id} super-admin`, right: { kind: 'group', group: 'super-admin' }, from: 0, until },
      ...{ by: null, reason: '', lastDay: until === null ? null : '2090-12-31', confirmedAt: null },
    };
    access().put(id, [grant]);
  };
  const tomorrow = () => Math.floor(sandbox.clock.now() / 1000) + DAY_SECONDS;
  const sessionOf = (id: string): Call => callsOf(sandbox, id, 'all');
  const setGroups = (by: Call, id: string, groups: readonly string[]): Promise<Answer> =>
    by('PUT', `/iams/manage/users/${id}/groups`, {
      body: { groups, reason: REASON },
      // The version that a page would have read just before.
      ifMatch: etagOf(access().accessOf(id)),
    });
  /** Holders without an end who can sign in. */
  const permanent = () =>
    [ANNA, BORIS, CARLA, DAVID].filter(
      id =>
        sandbox.backend.methods.methodsOf(id).length > 0 &&
        access()
          .accessOf(id)
          .grants.some(({ right, until }) => until === null && right.kind === 'group' && right.group === 'super-admin'),
    );

  it('remains when two remove each other’s access simultaneously, 100 times', async () => {
    const [anna, boris] = [sessionOf(ANNA), sessionOf(BORIS)];
    for (let turn = 0; turn < 100; turn += 1) {
      hold(ANNA);
      hold(BORIS);
      const answers = await Promise.all([setGroups(anna, BORIS, []), setGroups(boris, ANNA, [])]);
      expect([turn, answers.map(({ status }) => status).sort()]).toEqual([turn, [200, 403]]);
      expect([turn, permanent().length]).toEqual([turn, 1]);
    }
  }, 120_000);

  it('remains when two colleagues remove the last two simultaneously, 25 times', async () => {
    const [carla, david] = [sessionOf(CARLA), sessionOf(DAVID)];
    for (let turn = 0; turn < 25; turn += 1) {
      for (const id of [ANNA, BORIS]) hold(id);
      for (const id of [CARLA, DAVID]) hold(id, tomorrow());
      const acts = [() => setGroups(carla, ANNA, []), () => setGroups(david, BORIS, [])];
      if (turn % 2 === 1) acts.reverse();
      const answers = await Promise.all(acts.map(act => act()));
      const refused = answers.filter(({ status }) => status !== 200);
      expect([turn, refused.map(({ status, token }) => [status, token])]).toEqual([turn, [[409, 'LastHolder']]]);
      expect([turn, permanent().length]).toEqual([turn, 1]);
    }
  }, 120_000);

  it.each([
    ['holds it until tomorrow', () => hold(BORIS, tomorrow())],
    ['has no second factor', () => hold('staff-grace')],
    ['is disabled', () => hold('staff-hugo')],
  ])('keeps the access when everyone else who has it %s', async (_, makeOther) => {
    hold(ANNA);
    hold(CARLA, tomorrow());
    makeOther();
    const answer = await setGroups(sessionOf(CARLA), ANNA, []);
    expect([answer.status, answer.token]).toEqual([409, 'LastHolder']);
    expect(answer.text).toContain('organisations:edit-thrive');
    expect(permanent()).toEqual([ANNA]);
  });

  it('keeps the access when the only other holder was created but has never signed in', async () => {
    hold(ANNA);
    hold(CARLA, tomorrow());
    const created = await sessionOf(ANNA)('POST', '/iams/manage/users/createWithAccessCode', {
      body: {
        ...{ id: 'never-signed-in', emailAddress: 'nadia.new@people.example', firstName: 'Nadia', lastName: 'New' },
        ...{ accessCode: 'HARBOUR-24', reason: REASON },
      },
    });
    expect((await setGroups(sessionOf(ANNA), created.text, ['super-admin'])).status).toBe(200);
    const answer = await setGroups(sessionOf(CARLA), ANNA, []);
    expect([answer.status, answer.token]).toEqual([409, 'LastHolder']);
    expect(permanent()).toEqual([ANNA]);
  });

  it('keeps the access without an end, so that a last day is refused too', async () => {
    hold(ANNA);
    hold(CARLA, tomorrow());
    const body = { groups: ['super-admin'], lastDays: [{ right: 'group:super-admin', lastDay: '2090-12-31' }] };
    const answer = await sessionOf(CARLA)('PUT', `/iams/manage/users/${ANNA}/groups`, {
      body: { ...body, reason: REASON },
      ifMatch: etagOf(access().accessOf(ANNA)),
    });
    expect([answer.status, answer.token]).toEqual([409, 'LastHolder']);
    expect(permanent()).toEqual([ANNA]);
  });

  it('is no longer the last once another user who can sign in has the access without an end', async () => {
    hold(ANNA);
    hold(CARLA, tomorrow());
    hold(BORIS);
    expect((await setGroups(sessionOf(CARLA), ANNA, [])).status).toBe(200);
    expect(permanent()).toEqual([BORIS]);
  });
});
