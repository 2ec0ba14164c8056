import { endpoints } from '#sandbox/endpoints/endpoints';
import { RefusedCall } from '#sandbox/practice/ApiClient';
import { newPatientApp } from './newPatientApp';

const { updateMetadata, metadataDocument } = endpoints.patientApp;

describe('the document that a patient’s app keeps on the server', () => {
  it('is changed without another read while no one else changes it', async () => {
    const { app, server } = newPatientApp();
    await app.programme.remember('programme', { step: '1' });
    await app.programme.remember('programme', { step: '2' });
    expect(server.entries).toEqual({ step: '2' });
    expect(server.calls.timesUsed(metadataDocument)).toBe(1);
  });

  it('keeps another device’s changes: after a refusal it is read again', async () => {
    const { app, server } = newPatientApp();
    await app.programme.read('programme');
    server.changeElsewhere({ theme: 'dark', step: '7' });
    expect(await app.programme.remember('programme', { step: '2' })).toMatchObject({
      repairs: 1,
      document: { entries: { theme: 'dark', step: '2' } },
    });
    expect(server.entries).toEqual({ theme: 'dark', step: '2' });
  });

  it('is not changed a second time when only the answer was lost', async () => {
    const { app, server } = newPatientApp();
    server.calls.loseNextAnswer(updateMetadata, 'done');
    await app.programme.remember('programme', { step: '2' });
    expect([server.version, server.calls.timesUsed(updateMetadata)]).toEqual([1, 1]);
  });

  it('is changed after all when the call was lost', async () => {
    const { app, server } = newPatientApp();
    server.calls.loseNextAnswer(updateMetadata, 'notDone');
    await app.programme.remember('programme', { step: '2' });
    expect(server.entries).toEqual({ step: '2' });
  });

  it('gives up when another device is always faster', async () => {
    const { app, server } = newPatientApp();
    server.calls.on(updateMetadata, () => {
      throw new RefusedCall(412, 'EtagMismatch');
    });
    await expect(app.programme.remember('programme', { step: '2' })).rejects.toMatchObject({ status: 412 });
    expect(server.calls.timesUsed(updateMetadata)).toBe(4);
  });
});
