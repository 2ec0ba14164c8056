import type { UploadProgress } from '@/application/drive/UploadProgress';
import { UPLOAD_RETRY_MS } from '@/application/drive/UploadManager';
import { driveTools, type Death } from '#test/support/builders/drive/driveTools';

/** Lets everything finish that needs neither more time nor another page. */
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));

const outcomeOf = (uploads: readonly UploadProgress[]) =>
  uploads.map(({ upload: { position }, failure }) => [position.step, position.outcome, failure?.kind ?? null]);

async function uploaded(prepare: (tools: ReturnType<typeof driveTools>) => void = () => undefined) {
  const tools = driveTools();
  prepare(tools);
  const page = tools.openPage();
  const result = await page.upload.execute('p-ana', () => undefined);
  return { ...tools, page, result, shown: () => outcomeOf(page.uploads.uploads.read()) };
}

describe('UploadFile', () => {
  it('puts the file into the patient’s folder, records it once and makes the account a reader again', async () => {
    const { account, files, moments, vault, shown } = await uploaded();
    expect(shown()).toEqual([['downgradePermission', 'recorded', null]]);
    expect(moments.recorded).toMatchObject([
      {
        patientId: 'p-ana',
        file: {
          googleDriveFileId: 'f-1',
          googleDriveFolderId: 'folder-of-p-ana',
          fileName: 'Letter.pdf',
          contentType: 'application/pdf',
        },
      },
    ]);
    expect([files.folders.get('f-1'), account.permission, vault.kept.size, vault.claimed.size]).toEqual([
      'folder-of-p-ana',
      'reader',
      0,
      0,
    ]);
  });

  it('records nothing when the picker is closed, and makes the account a reader again', async () => {
    const { account, moments, vault, shown } = await uploaded(({ files }) => (files.picked = null));
    expect(shown()).toEqual([['downgradePermission', 'cancelled', null]]);
    expect([moments.recorded.length, account.permission, vault.kept.size]).toEqual([0, 'reader', 0]);
  });

  it('makes no calls while the device cannot save the pending downgrade', async () => {
    const { account, vault, page, shown } = await uploaded(tools => (tools.vault.isFull = true));
    expect(shown()).toEqual([['awaitingFile', 'open', 'notKept']]);
    expect(account.planned.calls).toEqual([]);
    vault.isFull = false;
    await page.uploads.cancel('id-1');
    await settled();
    expect([shown(), vault.kept.size]).toEqual([[['downgradePermission', 'cancelled', 'notKept']], 0]);
  });

  it.each([
    ['no account is linked', 'noAccount', (tools: ReturnType<typeof driveTools>) => void (tools.account.email = null)],
    [
      'the permission is refused',
      'permission',
      (tools: ReturnType<typeof driveTools>) =>
        tools.account.planned.failNext('ensurePermission', { kind: 'refused', status: 500 }),
    ],
    [
      'the request was not understood',
      'badRequest',
      (tools: ReturnType<typeof driveTools>) =>
        tools.account.planned.failNext('ensurePermission', { kind: 'badRequest' }),
    ],
    [
      'the folder is not found',
      'file',
      (tools: ReturnType<typeof driveTools>) =>
        tools.moments.planned.failNext('folderOf', { kind: 'refused', status: 404 }),
    ],
    [
      'the drive grants no token',
      'token',
      (tools: ReturnType<typeof driveTools>) => void (tools.identity.tokenFailure = 'refused'),
    ],
    [
      'the drive refuses the file',
      'file',
      (tools: ReturnType<typeof driveTools>) =>
        tools.files.planned.failNext('details', { kind: 'refused', status: 403 }),
    ],
    [
      'the file may not be moved',
      'file',
      (tools: ReturnType<typeof driveTools>) =>
        tools.files.planned.failNext('moveInto', { kind: 'refused', status: 404 }),
    ],
    [
      'the moment is refused',
      'moment',
      (tools: ReturnType<typeof driveTools>) =>
        tools.moments.planned.failNext('record', { kind: 'refused', status: 409 }),
    ],
  ])('stops when %s, reports it and leaves no writer', async (_, failure, prepare) => {
    const { account, moments, vault, shown } = await uploaded(prepare);
    expect(shown()).toEqual([['downgradePermission', 'refused', failure]]);
    expect([moments.recorded.length, account.permission === 'writer', vault.kept.size]).toEqual([0, false, 0]);
  });

  it('continues when the backend fails to record: the moment may exist and is requested again', async () => {
    const { moments, clock, shown } = await uploaded(tools =>
      tools.moments.planned.failNext('record', { kind: 'refused', status: 500 }, { butDone: true }),
    );
    expect(shown()).toEqual([['updatedFile', 'open', 'moment']]);
    clock.advance(UPLOAD_RETRY_MS);
    await settled();
    expect([shown(), moments.recorded.length]).toEqual([[['downgradePermission', 'recorded', null]], 1]);
  });

  it('reads the account back after a downgrade, and retries until it is a reader', async () => {
    const { account, vault, clock, shown } = await uploaded(tools => (tools.account.ignoresDowngrades = true));
    expect(shown()).toEqual([['createdMoment', 'recorded', 'downgradeOwed']]);
    expect([account.permission, vault.kept.size]).toEqual(['writer', 1]);
    clock.advance(UPLOAD_RETRY_MS);
    await settled();
    expect(vault.kept.size).toBe(1);
    account.ignoresDowngrades = false;
    clock.advance(UPLOAD_RETRY_MS);
    await settled();
    expect([account.permission, vault.kept.size, shown()]).toEqual([
      'reader',
      0,
      [['downgradePermission', 'recorded', null]],
    ]);
  });

  it('keeps the downgrade pending while the account cannot be checked', async () => {
    const { account, vault, page, shown } = await uploaded(tools => {
      for (let call = 0; call < 3; call += 1) tools.account.planned.failNext('account', { kind: 'unreachable' });
      tools.files.picked = null;
    });
    // The drive could not be reached as the account either.
    expect(vault.kept.size).toBe(1);
    account.planned.mend();
    await page.uploads.resumeAll();
    expect([shown().at(0)?.[0], account.permission, vault.kept.size]).toEqual(['downgradePermission', 'reader', 0]);
  });

  it('starts no second upload during the first, for any patient', async () => {
    const tools = driveTools();
    let decide: () => void = () => undefined;
    tools.files.deciding = new Promise(resolve => (decide = resolve));
    const page = tools.openPage();
    const first = page.upload.execute('p-ana', () => undefined);
    await settled();
    expect(await page.upload.execute('p-max', () => undefined)).toEqual({
      ok: false,
      failure: { kind: 'uploadUnderway', patientId: 'p-ana' },
    });
    expect(await tools.openPage().upload.execute('p-max', () => undefined)).toEqual({
      ok: false,
      failure: { kind: 'uploadUnderway', patientId: 'p-ana' },
    });
    decide();
    expect(await first).toMatchObject({ ok: true });
    expect(await page.upload.execute('p-max', () => undefined)).toMatchObject({ ok: true });
    expect(tools.moments.recorded.map(({ patientId }) => patientId)).toEqual(['p-ana', 'p-max']);
  });

  it.each([
    ['writer', 'ensurePermission'],
    ['account', 'account'],
  ] as const)('continues from the same step when the connection is back: %s', async (_, call) => {
    const { account, moments, page, shown } = await uploaded(tools =>
      tools.account.planned.failNext(call, { kind: 'unreachable' }),
    );
    expect(shown()).toEqual([['awaitingFile', 'open', 'unreachable']]);
    await page.uploads.resumeAll();
    expect([shown(), moments.recorded.length, account.permission]).toEqual([
      [['downgradePermission', 'recorded', null]],
      1,
      'reader',
    ]);
  });

  it.each(['pick', 'details', 'moveInto'] as const)(
    'continues when %s has no answer, whether the call arrived or not',
    async call => {
      for (const butDone of [true, false]) {
        const { account, moments, page } = await uploaded(tools =>
          tools.files.planned.failNext(call, { kind: 'unreachable' }, { butDone }),
        );
        await page.uploads.resumeAll();
        expect([moments.recorded.length, account.permission]).toEqual([1, 'reader']);
      }
    },
  );

  it('records one moment though the answer was lost', async () => {
    const { moments, page, account } = await uploaded(tools =>
      tools.moments.planned.failNext('record', { kind: 'unreachable' }, { butDone: true }),
    );
    await page.uploads.resumeAll();
    expect([moments.recorded.length, account.permission]).toEqual([1, 'reader']);
  });
});

describe('an upload whose page dies', () => {
  /** More calls than an upload makes. */
  const places = Array.from({ length: 45 }, (_, place) => place + 1);

  describe.each([
    ['before', false],
    ['after', true],
  ])('%s a call was carried out', (_, afterwards) => {
    it('ends on the next page with at most one moment and no writer, whichever call it dies at', async () => {
      const ends: (readonly [boolean, number])[] = [];
      for (const callsLeft of places) {
        const tools = driveTools();
        const death: Death = { callsLeft, afterwards };
        void tools.openPage(death).upload.execute('p-ana', () => undefined);
        await settled();
        tools.vault.endPage();
        await tools.openPage().uploads.resumeAll();
        const isSafe = tools.account.permission !== 'writer' && tools.vault.kept.size === 0;
        ends.push([isSafe, tools.moments.recorded.length]);
      }
      expect(ends.filter(([isSafe, count]) => !isSafe || count > 1)).toEqual([]);
      // The picker closes with its page. A file that was picked is added to the history.
      expect(new Set(ends.map(([, count]) => count))).toEqual(new Set([0, 1]));
      expect(ends.map(([, count]) => count)).toEqual([...ends.map(([, count]) => count)].sort());
    });

    it('ends safely even if the next page dies too', async () => {
      for (const callsLeft of places.filter(place => place % 3 === 0)) {
        for (const later of places.filter(place => place % 4 === 0)) {
          const tools = driveTools();
          void tools.openPage({ callsLeft, afterwards }).upload.execute('p-ana', () => undefined);
          await settled();
          tools.vault.endPage();
          void tools.openPage({ callsLeft: later, afterwards }).uploads.resumeAll();
          await settled();
          tools.vault.endPage();
          await tools.openPage().uploads.resumeAll();
          expect([
            callsLeft,
            later,
            tools.account.permission === 'writer',
            tools.vault.kept.size,
            tools.moments.recorded.length > 1,
          ]).toEqual([callsLeft, later, false, 0, false]);
        }
      }
    });
  });

  type Tools = ReturnType<typeof driveTools>;
  const ailments: readonly (readonly [string, (tools: Tools) => void])[] = [
    ['online', () => undefined],
    [
      'offline at first',
      ({ account, files, moments, identity }) => {
        for (const call of ['account', 'ensurePermission'] as const)
          account.planned.failAlways(call, { kind: 'unreachable' });
        for (const call of ['folderOf', 'record'] as const) moments.planned.failAlways(call, { kind: 'unreachable' });
        for (const call of ['pick', 'details', 'moveInto'] as const)
          files.planned.failAlways(call, { kind: 'unreachable' });
        identity.tokenFailure = 'unreachable';
      },
    ],
    [
      'with a session that has ended',
      ({ account, moments }) => {
        for (const call of ['account', 'ensurePermission'] as const)
          account.planned.failAlways(call, { kind: 'sessionEnded' });
        for (const call of ['folderOf', 'record'] as const) moments.planned.failAlways(call, { kind: 'sessionEnded' });
      },
    ],
    [
      'with an expired token of the drive',
      ({ files }) => {
        for (const call of ['pick', 'details', 'moveInto'] as const)
          files.planned.failNext(call, { kind: 'tokenExpired' });
      },
    ],
  ];

  describe.each(ailments)('on the next page, %s', (_, ail) => {
    it.each([
      ['the user waits', false],
      ['the user cancels', true],
    ])('and %s: at most one moment and no writer, whichever call it died at', async (__, cancels) => {
      for (const callsLeft of places) {
        for (const afterwards of [false, true]) {
          const tools = driveTools();
          const { account, files, moments, identity, vault } = tools;
          void tools.openPage({ callsLeft, afterwards }).upload.execute('p-ana', () => undefined);
          await settled();
          vault.endPage();
          ail(tools);
          const page = tools.openPage();
          await page.uploads.resumeAll();
          const [shown] = page.uploads.uploads.read();
          if (cancels && shown) await page.uploads.cancel(shown.upload.uploadId);
          await settled();
          for (const { planned } of [account, files, moments]) planned.mend();
          identity.tokenFailure = undefined;
          await page.uploads.resumeAll();
          await settled();
          const outcome = page.uploads.uploads.read()[0]?.upload.position.outcome;
          const expected = outcome === 'recorded' ? 1 : outcome === undefined ? moments.recorded.length : 0;
          expect([
            callsLeft,
            afterwards,
            account.permission === 'writer',
            vault.kept.size,
            moments.recorded.length,
          ]).toEqual([callsLeft, afterwards, false, 0, expected]);
          expect(moments.recorded.length).toBeLessThanOrEqual(1);
        }
      }
    });
  });

  it('asks on the next page to choose the file again if it had not arrived', async () => {
    const tools = driveTools();
    tools.files.deciding = new Promise(() => undefined);
    void tools.openPage().upload.execute('p-ana', () => undefined);
    await settled();
    tools.vault.endPage();
    const { uploads: manager } = tools.openPage();
    await manager.resumeAll();
    expect(manager.uploads.read().map(({ upload, failure }) => [upload.position.outcome, failure?.kind])).toEqual([
      ['cancelled', 'chooseAgain'],
    ]);
    expect(tools.account.permission).toBe('reader');
  });

  it('is left alone by other pages while its own page is open', async () => {
    const tools = driveTools();
    let decide: () => void = () => undefined;
    tools.files.deciding = new Promise(resolve => (decide = resolve));
    const first = tools.openPage().upload.execute('p-ana', () => undefined);
    await settled();
    await tools.openPage().uploads.resumeAll();
    expect(tools.account.permission).toBe('writer');
    decide();
    await first;
    expect([tools.moments.recorded.length, tools.account.permission]).toEqual([1, 'reader']);
  });
});
