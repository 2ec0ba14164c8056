import { eventually } from '#test/support/eventually';
import { connect } from 'node:net';
import type { ChatSessionDto } from '@/infrastructure/http/chat/chatDtos';
import { seedPatients } from '#sandbox/seed/seedPatients';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { callApi } from '#test/sandbox/server/signInStaff';

describe('a running sandbox with faults', () => {
  let sandbox: Sandbox;
  let headers: Record<string, string>;
  let chat: ChatSessionDto;

  const url = (path: string) => `http://127.0.0.1:${sandbox.port}${path}`;
  const set = (change: object) =>
    fetch(url('/sandbox/faults'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(change),
    });
  const send = (clientTs: string) =>
    callApi(sandbox, 'POST', `/v2/chats/${chat.chatRoomId}/messages`, headers, { clientTs, text: 'Hello' });
  const count = async () =>
    (
      JSON.parse(
        (await callApi(sandbox, 'GET', `/therapist/v2/chats/${chat.chatSessionId}`, headers)).text,
      ) as ChatSessionDto
    ).messageCount ?? 0;

  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    headers = { Authorization: `Bearer ${sandbox.backend.sessions.begin('staff-amelia', ['chat:view-active-chats'])}` };
    const chats = JSON.parse((await callApi(sandbox, 'GET', '/therapist/v2/chats', headers)).text) as [ChatSessionDto];
    chat = chats[0];
  });

  afterEach(() => sandbox.stop());

  it('loses the answer but not the message, and a repeat stores nothing new', async () => {
    const before = await count();
    await set({ loseAnswers: { next: 1 }, pathPrefix: '/v2/chats' });
    await expect(send('99000000000000000')).rejects.toThrow();
    expect(await count()).toBe(before + 1);
    expect((await send('99000000000000000')).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  it('loses the request before anything is stored', async () => {
    const before = await count();
    await set({ loseRequests: { next: 1 }, pathPrefix: '/v2/chats' });
    await expect(send('99000000000000000')).rejects.toThrow();
    expect(await count()).toBe(before);
  });

  it('publishes an event twice and late', async () => {
    await set({ duplicateEvents: true, reorderEvents: true });
    const { id } = JSON.parse((await send('99000000000000000')).text) as { id: string };
    expect(sandbox.documents.read(`chat-events/${id}`)).toBeUndefined();
    expect(sandbox.documents.read(`chat-events/again-${id}`)).toMatchObject({ id });
    await eventually(() => expect(sandbox.documents.read(`chat-events/${id}`)).toMatchObject({ id }));
  });

  it('ends every session', async () => {
    await set({ expireSessions: true });
    expect((await send('99000000000000000')).status).toBe(401);
  });

  it('sets the clock, and announces maintenance', async () => {
    await set({
      clockOffsetMs: 3_600_000,
      serverStatus: { state: 'goingOffline', offlineTime: '2026-03-01T10:00:00Z', reason: 'Update' },
    });
    expect(Number((await callApi(sandbox, 'GET', '/time')).text) - Date.now()).toBeGreaterThan(3_590_000);
    const status: unknown = await (await fetch(url('/server-status.json?t=1'))).json();
    expect(status).toEqual({
      online: true,
      goingOffline: true,
      offlineTime: '2026-03-01T10:00:00Z',
      pendingReason: 'Update',
    });
    await set({ reset: true });
    expect(Math.abs(Number((await callApi(sandbox, 'GET', '/time')).text) - Date.now())).toBeLessThan(5_000);
  });

  it('answers an unknown address like a wrong password', async () => {
    const [patient] = seedPatients();
    const signIn = async (email: string) => {
      const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=sandbox';
      const body = JSON.stringify({ email, password: 'wrong', returnSecureToken: true });
      return (await fetch(url(path), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).text();
    };
    expect(await signIn('nobody@staff.example')).toContain('EMAIL_NOT_FOUND');
    await set({ enumerationProtection: true });
    expect(await signIn('nobody@staff.example')).toBe(await signIn(patient?.email ?? ''));
  });

  it('cuts open connections', async () => {
    const socket = connect(sandbox.port, '127.0.0.1');
    const closed = new Promise(resolve => socket.once('close', resolve));
    await new Promise(resolve => socket.once('connect', resolve));
    expect((await set({ dropSockets: true })).status).toBe(200);
    await closed;
  });
});
