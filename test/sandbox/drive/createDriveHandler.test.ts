import type { Server } from 'node:http';
import { DriveAccounts } from '#sandbox/backend/drive/DriveAccounts';
import { ONLY_SHOWN } from '#sandbox/backend/drive/driveLinks';
import { Moments } from '#sandbox/backend/patients/timeline/Moments';
import { createDriveHandler } from '#sandbox/drive/createDriveHandler';
import { createDriveServices } from '#sandbox/drive/createDriveServices';
import { MemoryLines } from '#firebase-stand-in/journal/MemoryLines';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';
import { createServerFor } from '#firebase-stand-in/http/createServerFor';
import { listen } from '#firebase-stand-in/http/listen';

const AMY = 'amy@mail.example';
const FOLDER = 'folder-p-01';
const servers: Server[] = [];

async function setUp(lines = new MemoryLines()) {
  const clock = { time: 1_772_357_400_000, now: () => clock.time };
  const journal = memoryJournal(lines);
  const accounts = new DriveAccounts(clock).attachTo(journal);
  const driveFile = { googleDriveFolderId: FOLDER, fileName: 'Plan (1).pdf', contentType: 'application/pdf' };
  const momentWithFile = (id: string, googleDriveFileId: string) => ({
    id,
    patientId: 'p-01',
    type: 'drive-file' as const,
    at: 1,
    recordedAt: 1,
    updatedAt: 1,
    author: 'u',
    content: { driveFile: { ...driveFile, googleDriveFileId } },
  });
  const moments = new Moments(() => [momentWithFile('a', 'named-file'), momentWithFile('b', `${ONLY_SHOWN}file`)]);
  moments.historyOf('p-01');
  const server = createServerFor([createDriveHandler(createDriveServices({ journal, clock, accounts, moments }))]);
  servers.push(server);
  const origin = `http://127.0.0.1:${await listen(server, 0)}/google`;
  const tokenFor = async (login_hint: string) => {
    const response = await fetch(`${origin}/token`, { method: 'POST', body: new URLSearchParams({ login_hint }) });
    return ((await response.json()) as { access_token: string }).access_token;
  };
  const call = async (
    token: string,
    method: string,
    path: string,
    body?: BodyInit,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(path.startsWith('http') ? path : origin + path, {
      method,
      redirect: 'manual',
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: () => JSON.parse(text) as Record<string, unknown>,
    };
  };
  const begin = async (token: string, metadata: object) =>
    call(token, 'POST', '/upload/drive/v3/files?uploadType=resumable', JSON.stringify(metadata));
  const upload = async (
    token: string,
    text: string,
    metadata: object = { name: 'note.txt', mimeType: 'text/plain' },
  ) => {
    const place = (await begin(token, metadata)).headers.get('location') ?? '';
    return String((await call(token, 'PUT', place, text)).json()['id']);
  };
  return { origin, clock, accounts, tokenFor, call, begin, upload };
}

describe('the stand-in drive', () => {
  afterAll(() =>
    Promise.all(servers.map(server => new Promise(resolve => server.close(resolve).closeAllConnections()))),
  );

  it('admits no one without a token, and a token expires after an hour', async () => {
    const { tokenFor, call, clock } = await setUp();
    expect((await call('made up', 'GET', '/drive/v3/files/x')).status).toBe(401);
    const token = await tokenFor(AMY);
    expect((await call(token, 'GET', '/drive/v3/files/x')).status).toBe(404);
    clock.time += 3_600_000;
    expect((await call(token, 'GET', '/drive/v3/files/x')).json()).toEqual({
      error: { code: 401, message: 'Invalid Credentials' },
    });
  });

  it('keeps an upload in the user’s own drive until a writer moves it into a folder', async () => {
    const { tokenFor, call, upload, accounts } = await setUp();
    accounts.link('uid-amy', AMY);
    const token = await tokenFor(AMY);
    const id = await upload(token, 'Hello');
    const move = () =>
      call(
        token,
        'PATCH',
        `/drive/v3/files/${id}?addParents=${FOLDER}&fields=parents,name`,
        JSON.stringify({ name: 'Renamed.txt' }),
      );
    for (const permission of ['none', 'reader'] as const) {
      accounts.permit('uid-amy', permission);
      expect((await move()).status).toBe(404);
    }
    accounts.permit('uid-amy', 'writer');
    expect([(await move()).json(), (await move()).json()]).toEqual(
      Array(2).fill({ parents: [FOLDER], name: 'Renamed.txt' }),
    );
    accounts.permit('uid-amy', 'reader');
    expect(
      (await call(token, 'GET', `/drive/v3/files?q=${encodeURIComponent(`'${FOLDER}' in parents`)}`)).json(),
    ).toMatchObject({ files: [{ id, size: '5' }] });
    expect(await call(token, 'GET', `/drive/v3/files/${id}?alt=media`)).toMatchObject({ status: 200, text: 'Hello' });
  });

  it('shows a patient’s files only to accounts with permission, and other people’s own files to no one', async () => {
    const { tokenFor, call, upload, accounts } = await setUp();
    accounts.link('uid-amy', AMY);
    const [token, other] = [await tokenFor(AMY), await tokenFor('ben@mail.example')];
    expect((await call(token, 'GET', '/drive/v3/files/named-file')).status).toBe(404);
    accounts.permit('uid-amy', 'reader');
    expect((await call(token, 'GET', '/drive/v3/files/named-file?fields=name,mimeType')).json()).toEqual({
      name: 'Plan (1).pdf',
      mimeType: 'application/pdf',
    });
    expect((await call(token, 'PATCH', '/drive/v3/files/named-file', '{"name":"x"}')).status).toBe(404);
    const id = await upload(token, 'Hello');
    for (const path of [
      `/drive/v3/files/${id}`,
      '/drive/v3/files/named-file',
      `/drive/v3/files?q=${encodeURIComponent(`'${FOLDER}' in parents`)}`,
    ])
      expect((await call(other, 'GET', path)).status).toBe(404);
  });

  it('continues an upload where it stopped, and makes one file of it', async () => {
    const { tokenFor, call, begin } = await setUp();
    const token = await tokenFor(AMY);
    const place = (await begin(token, { name: 'long.txt', mimeType: 'text/plain' })).headers.get('location') ?? '';
    const put = (range: string, bytes = '') => call(token, 'PUT', place, bytes, { 'content-range': range });
    expect([(await put('bytes */10')).status, (await put('bytes 0-3/10', 'abcd')).headers.get('range')]).toEqual([
      308,
      'bytes=0-3',
    ]);
    expect((await put('bytes 7-9/10', 'hij')).status).toBe(400);
    expect((await put('bytes */10')).headers.get('range')).toBe('bytes=0-3');
    const whole = await put('bytes 2-9/10', 'cdefghij');
    expect(whole.json()).toMatchObject({ name: 'long.txt', size: '10' });
    expect((await put('bytes */10')).json()).toEqual(whole.json());
    expect(await call(token, 'GET', `/drive/v3/files/${String(whole.json()['id'])}?alt=media`)).toMatchObject({
      text: 'abcdefghij',
    });
    expect((await call(await tokenFor('ben@mail.example'), 'PUT', place, 'x')).status).toBe(404);
  });

  it('opens files by their links, without a download for view-only ones', async () => {
    const { origin } = await setUp();
    const shown = await fetch(`${origin}/file/d/named-file/view`);
    expect([
      shown.headers.get('content-type'),
      shown.headers.get('content-disposition'),
      (await shown.text()).slice(0, 5),
    ]).toEqual(['application/pdf', "inline; filename*=UTF-8''Plan%20(1).pdf", '%PDF-']);
    expect((await fetch(`${origin}/uc?export=download&id=named-file`)).headers.get('content-disposition')).toMatch(
      /^attachment/,
    );
    expect([
      (await fetch(`${origin}/file/d/${ONLY_SHOWN}file/view`)).status,
      (await fetch(`${origin}/uc?export=download&id=${ONLY_SHOWN}file`)).status,
    ]).toEqual([200, 404]);
  });

  it('keeps its files over a restart', async () => {
    const lines = new MemoryLines();
    const first = await setUp(lines);
    const id = await first.upload(await first.tokenFor(AMY), 'Kept');
    const second = await setUp(lines);
    expect(await second.call(await second.tokenFor(AMY), 'GET', `/drive/v3/files/${id}?alt=media`)).toMatchObject({
      text: 'Kept',
    });
  });
});
