import 'reflect-metadata';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { type Call, callsOf } from '#test/support/builders/organisations/organisationCalls';

describe('the profile of a therapist in the sandbox', () => {
  let sandbox: Sandbox;
  let amelia: Call;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    amelia = callsOf(sandbox, 'staff-amelia', 'all');
  });
  afterAll(() => sandbox.stop());

  const seenBy = async (uid: string, scope: string) =>
    (await callsOf(sandbox, uid, scope)('GET', '/therapists/details/therapist-amelia')).json;

  it('shows patients the screen name, colleagues the whole name, and nobody the address', async () => {
    await amelia('POST', '/account/screenname', { body: { screenName: 'Dr Amy' } });
    await amelia('POST', '/therapist/biography', { body: { biography: '  Likes to listen.\r\n\r\n\r\nSails. ' } });
    const patient = await seenBy('patient-05', 'patient:chat');
    const colleague = await seenBy('staff-benedict', 'all');
    expect(patient).toMatchObject({ name: 'Dr Amy', biography: 'Likes to listen.\n\nSails.' });
    expect(colleague).toMatchObject({ name: 'Amelia Hart' });
    expect(JSON.stringify([patient, colleague])).not.toContain('@staff.example');
  });

  it('is there for therapists alone', async () => {
    for (const id of ['administrator-dana', 'nobody'])
      expect((await amelia('GET', `/therapists/details/${id}`)).token).toBe('NotFound');
  });

  it('changes the name for everybody at once, and refuses what is none', async () => {
    expect((await amelia('POST', '/therapist/name', { body: { firstName: ' ', lastName: 'H' } })).token).toBe(
      'InvalidName',
    );
    await amelia('POST', '/therapist/name', { body: { firstName: 'Amy', lastName: 'Hart' } });
    expect(await seenBy('staff-benedict', 'all')).toMatchObject({ name: 'Amy Hart' });
  });
});
