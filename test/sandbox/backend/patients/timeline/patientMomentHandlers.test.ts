import { randomUUID } from 'node:crypto';
import { DOWNLOAD_SCOPE } from '@/domain/drive/downloadAllowed.rule';
import { ONLY_SHOWN } from '#sandbox/backend/drive/driveLinks';
import { setUpCare, tried } from '../../setUpCare';
import { amy, ben, sol } from '../../setUpChat';

const appointment = {
  startsAt: '2026-03-28T09:00:00Z',
  endsAt: '2026-03-28T09:50:00Z',
  timeZone: 'Europe/London',
  kind: 'video',
  status: 'scheduled',
  place: '',
} as const;
const file = {
  googleDriveFileId: 'f-1',
  googleDriveFolderId: 'folder-p-sol',
  fileName: 'Letter.pdf',
  contentType: 'application/pdf',
};

function setUp() {
  const world = setUpCare();
  const { patientMoments: calls, patientCare, asAmy, path, clock } = world;
  const note = async (text = 'A note') => {
    clock.time += 1_000;
    return (await tried(() => patientCare.addNote({ ...asAmy, path, query: { note: text } }))).momentId;
  };
  const book = (momentId: string = randomUUID(), changed: object = {}) =>
    tried(() =>
      calls.addAppointment({ ...asAmy, path, body: { momentId, appointment: { ...appointment, ...changed } } }),
    );
  const upload = (momentId: string = randomUUID(), changed: object = {}) =>
    tried(() => calls.addDriveFile({ ...asAmy, path, body: { momentId, ...file, ...changed } }));
  const listed = async (types?: string[]) =>
    (await tried(() => patientCare.patientMoments({ ...asAmy, path, query: types ? { types } : {} }))).moments;
  return { ...world, calls, note, book, upload, listed };
}

describe('an appointment', () => {
  it('is made once, is in the history at its own time, and names its time zone', async () => {
    const { book, listed, clock } = setUp();
    const id = randomUUID();
    const first = await book(id);
    expect(await book(id)).toEqual(first);
    expect(await listed(['appointment'])).toEqual([first]);
    expect(first).toMatchObject({
      type: 'appointment',
      at: '2026-03-28T09:00:00.000Z',
      recordedAt: new Date(clock.now()).toISOString(),
      appointment,
    });
  });

  it.each([
    [{ endsAt: '2026-03-28T09:00:00Z' }, 'InvalidAppointment'],
    [{ endsAt: '2026-03-28T21:00:01Z' }, 'InvalidAppointment'],
    [{ timeZone: 'Europe/Atlantis' }, 'InvalidTimeZone'],
  ])('is rejected with %j: %s', async (changed, token) => {
    await expect(setUp().book(randomUUID(), changed)).rejects.toMatchObject({ status: 400, token });
  });

  it('is changed together with others, all or none', async () => {
    const { book, calls, asAmy, path, listed } = setUp();
    const [first, second] = [
      await book(),
      await book(randomUUID(), { startsAt: '2026-03-29T09:00:00Z', endsAt: '2026-03-29T10:00:00Z' }),
    ];
    const edit = (changes: { momentId: string; status?: 'cancelled'; endsAt?: string }[]) =>
      tried(() => calls.editAppointments({ ...asAmy, path, body: { changes } }));
    await expect(
      edit([
        { momentId: first.momentId, status: 'cancelled' },
        { momentId: second.momentId, endsAt: '2026-03-29T08:00:00Z' },
      ]),
    ).rejects.toMatchObject({ status: 400 });
    await expect(edit([{ momentId: first.momentId, status: 'cancelled' }, { momentId: 'none' }])).rejects.toMatchObject(
      { status: 404 },
    );
    expect((await listed(['appointment'])).map(moment => moment.appointment?.status)).toEqual([
      'scheduled',
      'scheduled',
    ]);
    const { moments } = await edit([
      { momentId: first.momentId, status: 'cancelled' },
      { momentId: second.momentId, endsAt: '2026-03-29T09:30:00Z' },
    ]);
    expect(moments.map(moment => [moment.appointment?.status, moment.appointment?.endsAt])).toEqual([
      ['cancelled', '2026-03-28T09:50:00Z'],
      ['scheduled', '2026-03-29T09:30:00Z'],
    ]);
  });
});

describe('deleting', () => {
  it('leaves a mark without any of the content', async () => {
    const { note, calls, asAmy, path, listed } = setUp();
    const momentId = await note('Private');
    await calls.setDescription({ ...asAmy, path: { ...path, momentId }, body: { description: 'Private too' } });
    await calls.softDelete({ ...asAmy, path: { ...path, momentId } });
    await calls.softDelete({ ...asAmy, path: { ...path, momentId } });
    const [tombstone] = await listed(['note']);
    expect(tombstone).toMatchObject({ momentId, deleted: { by: { userId: amy.uid } } });
    expect(JSON.stringify([tombstone, await calls.moment({ ...asAmy, path: { ...path, momentId } })])).not.toContain(
      'Private',
    );
    await expect(tried(() => calls.content({ ...asAmy, path: { ...path, momentId } }))).rejects.toMatchObject({
      status: 404,
    });
    await expect(tried(() => calls.description({ ...asAmy, path: { ...path, momentId } }))).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is for the author; therapists of the patient may request permanent deletion, and the first reason stays', async () => {
    const { note, calls, asBen, asAmy, path, listed, chat } = setUp();
    chat.membership.join(ben, sol);
    const momentId = await note();
    await expect(tried(() => calls.softDelete({ ...asBen, path: { ...path, momentId } }))).rejects.toMatchObject({
      status: 403,
      token: 'NotAuthorError',
    });
    await calls.requestHardDelete({ ...asBen, path: { ...path, momentId }, body: { reason: 'Wrong patient' } });
    await calls.requestHardDelete({ ...asAmy, path: { ...path, momentId }, body: { reason: 'Another' } });
    const [marked] = await listed(['note']);
    expect(marked).toMatchObject({ hardDeleteRequested: { reason: 'Wrong patient', by: { userId: ben.uid } } });
    expect(marked).not.toHaveProperty('note');
  });
});

describe('a drive file', () => {
  it('is added to the history once, whether the call or the whole upload is repeated', async () => {
    const { upload, listed } = setUp();
    const id = randomUUID();
    const first = await upload(id);
    expect(await upload(id)).toEqual(first);
    expect(await upload(randomUUID())).toEqual(first);
    expect(await listed(['drive-file'])).toHaveLength(1);
    await expect(upload(id, { googleDriveFileId: 'f-2' })).rejects.toMatchObject({
      status: 409,
      token: 'ConflictError',
    });
  });

  it('is opened by links, of which the download link may be missing', async () => {
    const { upload, calls, asAmy, path } = setUp();
    const mayDownload = { caller: { ...asAmy.caller, scopes: [DOWNLOAD_SCOPE] } };
    const open = async (momentId: string, by: typeof asAmy = mayDownload) =>
      calls.driveFile({ ...by, path: { ...path, momentId } });
    const [whole, shown] = [await upload(), await upload(randomUUID(), { googleDriveFileId: `${ONLY_SHOWN}x` })];
    expect(await open(whole.momentId)).toMatchObject({
      fileName: 'Letter.pdf',
      downloadLink: expect.stringContaining('f-1'),
    });
    expect(await open(shown.momentId)).not.toHaveProperty('downloadLink');
    expect(await open(whole.momentId, asAmy)).not.toHaveProperty('downloadLink');
    expect(await calls.content({ ...asAmy, path: { ...path, momentId: whole.momentId } })).toEqual({
      contentType: 'application/pdf',
      fileName: 'Letter.pdf',
    });
    expect(await calls.driveFolder({ ...asAmy, path })).toBe('folder-p-sol');
  });

  it('can be uploaded with a form for a limited time', async () => {
    const { calls, asAmy, path, clock } = setUp();
    const policy = await calls.fileUploadPolicy({ ...asAmy, path, query: { type: 'image', fileName: 'a.png' } });
    expect(policy.fields['key']).toMatch(/^p-sol\/image\/[\w-]+\/a\.png$/);
    expect(Date.parse(policy.expiresAt) - clock.now()).toBe(15 * 60_000);
  });
});

describe('the description of a moment', () => {
  it('has a history of every change', async () => {
    const { note, calls, asAmy, asBen, path, clock, chat } = setUp();
    chat.membership.join(ben, sol);
    const at = { ...path, momentId: await note() };
    expect(await calls.description({ ...asAmy, path: at })).toEqual({ description: '' });
    await calls.setDescription({ ...asAmy, path: at, body: { description: 'First' } });
    await calls.setDescription({ ...asAmy, path: at, body: { description: 'First' } });
    clock.time += 5_000;
    expect(await calls.setDescription({ ...asBen, path: at, body: { description: '' } })).toMatchObject({
      description: '',
      changedBy: { userId: ben.uid },
    });
    expect(await calls.descriptionAudit({ ...asAmy, path: at })).toMatchObject([
      { before: 'First', after: '', by: { userId: ben.uid } },
      { before: '', after: 'First', by: { userId: amy.uid } },
    ]);
  });
});

describe('other moments', () => {
  it('include impressions, recorded once', async () => {
    const { calls, asAmy, path, listed } = setUp();
    const body = { momentId: randomUUID(), severity: 5, improvement: 3, note: 'Brighter' };
    expect(await calls.addCgi({ ...asAmy, path, body })).toMatchObject({
      cgi: { severity: 5, improvement: 3 },
      note: 'Brighter',
    });
    await calls.addCgi({ ...asAmy, path, body });
    expect(await listed(['cgi'])).toHaveLength(1);
  });

  it('include chats, which are added automatically', async () => {
    const { listed, room, chat, calls, asAmy, path } = setUp();
    expect(await listed(['chat'])).toMatchObject([
      { momentId: `chat-${room.id}`, chat: { chatSessionId: room.id, pubNub: true } },
    ]);
    chat.membership.end(room, 'Ended.');
    expect(await calls.moment({ ...asAmy, path: { ...path, momentId: `chat-${room.id}` } })).toMatchObject({
      chat: { endedAt: expect.any(String) },
    });
  });

  it('include notes, until their author removes them', async () => {
    const { note, calls, asAmy, path, patientCare } = setUp();
    const at = { ...path, momentId: await note('Words') };
    expect(await calls.note({ ...asAmy, path: at })).toMatchObject({ note: 'Words' });
    expect(await calls.content({ ...asAmy, path: at })).toEqual({ contentType: 'text/plain', text: 'Words' });
    await patientCare.deleteNote({ ...asAmy, path: at });
    await expect(tried(() => calls.note({ ...asAmy, path: at }))).rejects.toMatchObject({ status: 404 });
  });
});

describe('the pages of the history', () => {
  it('contain every moment once while others are written', async () => {
    const { note, patientCare, asAmy, path } = setUp();
    for (let index = 0; index < 7; index += 1) await note(`n${index}`);
    const seen: (string | undefined)[] = [];
    let paginationCursor: string | undefined;
    do {
      const page = await patientCare.patientMoments({
        ...asAmy,
        path,
        query: { types: ['note'], limit: 3, ...(paginationCursor !== undefined && { paginationCursor }) },
      });
      seen.push(...page.moments.map(moment => moment.note));
      ({ paginationCursor } = page);
      await note('written meanwhile');
    } while (paginationCursor !== undefined);
    expect(seen).toEqual(['n6', 'n5', 'n4', 'n3', 'n2', 'n1', 'n0']);
  });

  it('reject a cursor that was never issued', async () => {
    const { patientCare, asAmy, path } = setUp();
    await expect(
      tried(() => patientCare.patientMoments({ ...asAmy, path, query: { paginationCursor: '20' } })),
    ).rejects.toMatchObject({ status: 400, token: 'InvalidCursor' });
  });
});
