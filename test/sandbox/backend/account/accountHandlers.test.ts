import { accountHandlers } from '#sandbox/backend/account/accountHandlers';
import { CloudDocuments } from '#sandbox/backend/account/CloudDocuments';
import { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { BackendSession } from '#sandbox/backend/session/BackendSession';
import { amy, ben, rhea } from '../setUpChat';

const sessionOf = (uid: string): BackendSession => ({ uid, scopes: [], openedAt: 0, lastUsedAt: 0, cookieHash: uid });

function setUp() {
  const clock = { time: 1_000, now: () => clock.time };
  const handlers = accountHandlers({
    people: new PeopleDirectory({ clock, everybody: [amy, ben, rhea] }),
    documents: new CloudDocuments(),
    clock,
  });
  const named = (uid: string) => ({ caller: sessionOf(uid), path: { name: 'key' } });
  const put = async (content: string, timestamp?: number, dataStructureVersion = 1) =>
    handlers.putCloudDocument({
      ...named(amy.uid),
      body: { content },
      query: { dataStructureVersion, ...(timestamp !== undefined && { timestamp }) },
    });
  const read = async (uid: string, dataStructureVersion = 1) =>
    handlers.cloudDocument({ ...named(uid), query: { dataStructureVersion } });
  return { clock, handlers, put, read, named };
}

describe('cloud documents', () => {
  it('are kept for their owner alone', async () => {
    const { handlers, put, read, named } = setUp();
    await put('mine');
    expect(await read(amy.uid)).toEqual({ content: 'mine', timestamp: 1_000 });
    expect(await handlers.cloudDocumentTimestamp(named(amy.uid))).toBe(1_000);
    await expect(read(ben.uid)).rejects.toMatchObject({ status: 404 });
  });

  it('are not overwritten by somebody who has not seen the newer version', async () => {
    const { clock, put, read } = setUp();
    await put('first');
    clock.time = 2_000;
    await put('second', 1_000);
    await expect(put('third', 1_500)).rejects.toMatchObject({ status: 409, token: 'ConflictError' });
    await put('fourth', 2_000);
    expect(await read(amy.uid)).toMatchObject({ content: 'fourth' });
  });

  it('are hidden from a reader of an older structure', async () => {
    const { put, read } = setUp();
    await put('new', undefined, 2);
    await expect(read(amy.uid, 1)).rejects.toMatchObject({ status: 404 });
    expect(await read(amy.uid, 2)).toMatchObject({ content: 'new' });
  });
});

describe('therapist details', () => {
  it('are those of the caller, and none for a patient', async () => {
    const { handlers } = setUp();
    expect(await handlers.therapistDetails({ caller: sessionOf(amy.uid) })).toEqual({
      id: 't-amy',
      userId: amy.uid,
      email: amy.email,
      firstName: 'amy',
      lastName: 'Hart',
      role: 'therapist',
    });
    await expect((async () => handlers.therapistDetails({ caller: sessionOf(rhea.uid) }))()).rejects.toMatchObject({
      status: 404,
    });
  });
});
