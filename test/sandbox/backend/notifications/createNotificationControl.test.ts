import 'reflect-metadata';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';

describe('manually created notifications', () => {
  let sandbox: Sandbox;
  const post = (path: string, body: object, type = 'application/json') =>
    fetch(`http://127.0.0.1:${sandbox.port}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: JSON.stringify(body),
    });
  const newest = (user: string) =>
    sandbox.documents
      .all('notifications')
      .filter(({ data }) => data['user'] === user)
      .at(-1)?.data['data'];

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  });
  afterAll(() => sandbox.stop());

  it('reach the named user in the requested generation', async () => {
    const wanted = {
      type: 'chatRequest',
      requestType: 'chat-therapist-handover',
      to: 'amelia.hart@staff.example',
      from: 'benedict.okafor@staff.example',
      patient: 'patient-50',
    };
    expect((await post('/sandbox/notifications', wanted)).status).toBe(204);
    expect(newest('staff-amelia')).toMatchObject({
      type: 'chatRequest',
      requestType: 'chat-therapist-handover',
      fromTherapistFirstName: 'Benedict',
      patientId: 'p-50',
    });
    expect(newest('staff-amelia')).not.toHaveProperty('pubNub');
  });

  it('of a V2 request come with a request that can be accepted', async () => {
    await post('/sandbox/notifications', {
      type: 'chatRequest',
      requestType: 'chat-v1-upgraded',
      pubNub: 'true',
      patient: 'patient-51',
    });
    expect(sandbox.backend.chat.requests.waiting()).toContainEqual(
      expect.objectContaining({ patientId: 'p-51', requestType: 'chat-v1-upgraded' }),
    );
    expect(newest('staff-benedict')).toMatchObject({ pubNub: 'true' });
  });

  it('are rejected when they make no sense or come from a foreign form', async () => {
    expect((await post('/sandbox/notifications', { type: 'birthday' })).status).toBe(400);
    expect((await post('/sandbox/notifications', { type: 'leadStatus', to: 'nobody@staff.example' })).status).toBe(404);
    expect((await post('/sandbox/notifications', { type: 'leadStatus' }, 'text/plain')).status).toBe(415);
    expect(
      (await post('/sandbox/old-chats', { to: 'amelia.hart@staff.example', patient: 'patient-50', unread: -1 })).status,
    ).toBe(400);
  });
});
