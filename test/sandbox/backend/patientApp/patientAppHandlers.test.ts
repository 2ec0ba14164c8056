import { etagOf } from '#sandbox/backend/dispatch/etag';
import { setUpCare, tried } from '../setUpCare';
import { amy, ben, sol } from '../setUpChat';
import { withoutVersion } from '#test/support/builders/kernel/withoutVersion';

describe("the patient's own app", () => {
  it('knows the therapists and the access code', async () => {
    const { patientApp, asSol, asRhea, chat } = setUpCare({
      facts: id => ({ region: 'UK', timeZone: 'Europe/London', ...(id === sol.patientId && { accessCode: 'MILL-1' }) }),
    });
    chat.membership.join(ben, sol);
    expect(await patientApp.therapists(asSol)).toEqual([
      { therapistId: amy.staffId, name: 'amy Hart', isLead: true },
      { therapistId: ben.staffId, name: 'ben Hart', isLead: false },
    ]);
    expect([await patientApp.therapists(asRhea), await patientApp.accessCode(asSol)]).toEqual([[], 'MILL-1']);
    await expect(tried(() => patientApp.accessCode(asRhea))).rejects.toMatchObject({ status: 404 });
  });

  it('reports at least one score', async () => {
    const { patientApp, asSol, services, clock } = setUpCare();
    await expect(tried(() => patientApp.notify({ ...asSol, query: {} }))).rejects.toMatchObject({ status: 400 });
    await patientApp.notify({ ...asSol, query: { gadScore: 0 } });
    expect(services.scores.reportOf(sol.patientId)).toEqual({ gadScore: 0, at: clock.now() });
  });

  it('stores metadata that changes only with its current version', async () => {
    const { patientApp, asSol, asRhea } = setUpCare();
    const path = { metadataDocumentId: 'programme' };
    const read = async () => patientApp.metadataDocument({ ...asSol, path });
    const empty = await read();
    const change = (ifMatch: string, key: string, value?: string) =>
      tried(() =>
        withoutVersion(
          patientApp.updateMetadata({
            ...asSol,
            path,
            ifMatch,
            body: { metadataChangeList: [{ key, ...(value !== undefined && { value }) }] },
          }),
        ),
      );
    const stored = await change(etagOf(empty), 'week', '3');
    expect([empty.entries, stored.entries, await read()]).toEqual([{}, { week: '3' }, stored]);
    await expect(change(etagOf(empty), 'week', '4')).rejects.toMatchObject({ status: 412 });
    expect((await change(etagOf(stored), 'week')).entries).toEqual({});
    expect([(await patientApp.metadataDocuments(asSol)).length, await patientApp.metadataDocuments(asRhea)]).toEqual([
      1,
      [],
    ]);
  });

  it('earns points once a session, and double for a recommended one', async () => {
    const { patientApp, asSol } = setUpCare();
    const earn = async (sessionId: string, isRecommended: boolean, duration = 300) =>
      patientApp.earnReward({ ...asSol, query: { sessionId, isRecommended, duration } });
    expect([
      await earn('a', false),
      await earn('a', false),
      await earn('b', true),
      await earn('c', false, 86_400),
    ]).toEqual([
      { earned: 6, total: 6 },
      { earned: 6, total: 6 },
      { earned: 12, total: 18 },
      { earned: 30, total: 48 },
    ]);
  });

  it('answers no unknown survey', async () => {
    const { patientApp, asSol } = setUpCare();
    const answer = (urlSuffix: string, responseData: Record<string, unknown>) =>
      tried(() => patientApp.answerOnboardingSurvey({ ...asSol, path: { urlSuffix }, body: { responseData } }));
    await expect(answer('nowhere', {})).rejects.toMatchObject({ status: 404 });
  });

  it('is for patients only', async () => {
    const { patientApp, asAmy } = setUpCare();
    await expect(tried(() => patientApp.ownRecord(asAmy))).rejects.toMatchObject({ status: 403, token: 'Forbidden' });
  });
});
