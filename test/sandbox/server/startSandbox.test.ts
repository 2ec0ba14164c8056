import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChatSessionDto } from '@/infrastructure/http/chat/chatDtos';
import { JournalLockedError } from '#firebase-stand-in/journal/JournalLockedError';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { callApi, signInStaff } from './signInStaff';

describe('startSandbox', () => {
  let directory: string;
  let running: Sandbox[] = [];

  const start = async (options: Partial<Parameters<typeof startSandbox>[0]> = {}) => {
    const sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10, ...options });
    running.push(sandbox);
    return sandbox;
  };

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'sandbox-'));
  });

  afterEach(async () => {
    for (const sandbox of running) await sandbox.stop();
    running = [];
    rmSync(directory, { recursive: true, force: true });
  });

  it('signs a seeded therapist in with both factors and lists the therapist’s chats', async () => {
    const sandbox = await start({ longestChat: 10_000 });
    const headers = await signInStaff(sandbox, 'staff-amelia');
    const answer = await callApi(sandbox, 'GET', '/therapist/v2/chats', headers);
    const chats = JSON.parse(answer.text) as ChatSessionDto[];
    expect(answer.status).toBe(200);
    expect(chats.length).toBeGreaterThan(10);
    expect(Math.max(...chats.map(({ messageCount = 0 }) => messageCount))).toBe(10_000);
    expect(
      chats.some(({ pinned }) => pinned) && chats.some(({ unreadMessageCount = 0 }) => unreadMessageCount > 0),
    ).toBe(true);
  });

  it('takes rules and project from its options, so that other suites can run against it', async () => {
    const documentRulesFile = join(directory, 'open.rules');
    const databaseRulesFile = join(directory, 'open.json');
    writeFileSync(
      documentRulesFile,
      "rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n" +
        '    match /open/{id} {\n      allow read: if true;\n    }\n  }\n}\n',
    );
    writeFileSync(databaseRulesFile, JSON.stringify({ rules: { '.read': true, '.write': false } }));
    const sandbox = await start({ documentRulesFile, databaseRulesFile, projectId: 'another-project' });
    const read = async (project: string, path: string) =>
      (await fetch(`http://127.0.0.1:${sandbox.port}/v1/projects/${project}/databases/(default)/documents/${path}`))
        .status;
    sandbox.documents.writeAll([{ path: 'open/a', data: { n: 1 } }]);
    expect([
      await read('another-project', 'open/a'),
      await read('another-project', 'notifications/a'),
      await read('uk-staff-dashboard-sandbox', 'open/a'),
    ]).toEqual([200, 403, 404]);
    const environment = (await (await fetch(`http://127.0.0.1:${sandbox.port}/environment.json`)).json()) as {
      firebase: { projectId: string; databaseURL: string };
    };
    expect([environment.firebase.projectId, environment.firebase.databaseURL]).toEqual([
      'another-project',
      expect.stringContaining('ns=another-project'),
    ]);
  });

  it('keeps sessions, messages and pins over a restart', async () => {
    const first = await start({ dataDirectory: directory });
    const headers = await signInStaff(first, 'staff-amelia');
    const [chat] = JSON.parse((await callApi(first, 'GET', '/therapist/v2/chats', headers)).text) as ChatSessionDto[];
    const sent = await callApi(first, 'POST', `/v2/chats/${chat?.chatRoomId}/messages`, headers, {
      clientTs: '99999999999999999',
      text: 'Still here',
    });
    await callApi(first, 'POST', `/therapist/chats/${chat?.patient.id}/action/pin-chat`, headers);
    await first.stop();
    const second = await start({ dataDirectory: directory });
    const repeated = await callApi(second, 'POST', `/v2/chats/${chat?.chatRoomId}/messages`, headers, {
      clientTs: '99999999999999999',
      text: 'Still here',
    });
    const pinned = JSON.parse(
      (await callApi(second, 'GET', '/therapist/chats/pinned', headers)).text,
    ) as ChatSessionDto[];
    expect(JSON.parse(repeated.text)).toEqual(JSON.parse(sent.text));
    expect(pinned[0]?.chatSessionId).toBe(chat?.chatSessionId);
  });

  it('fills a new data directory in less than four seconds', async () => {
    const begun = performance.now();
    await start({ dataDirectory: directory });
    expect(performance.now() - begun).toBeLessThan(4000);
  });

  it('refuses a data directory that another sandbox uses', async () => {
    await start({ dataDirectory: directory });
    await expect(start({ dataDirectory: directory })).rejects.toBeInstanceOf(JournalLockedError);
  });

  it('refuses a port that is taken', async () => {
    const { port } = await start();
    await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('serves the dashboard’s settings for the origin that the browser used', async () => {
    const { port } = await start();
    const response = await fetch(`http://localhost:${port}/environment.json`);
    expect(await response.json()).toMatchObject({
      production: false,
      unifiedBackendUrl: `http://localhost:${port}/api`,
    });
  });
});
