import { setUpCare, tried } from '../setUpCare';
import { amy, ben, rhea, sol } from '../setUpChat';

describe('a patient', () => {
  it('is shown with region, time zone and care team, the lead first', async () => {
    const { patients, asAmy, asBen, path, chat } = setUpCare({
      facts: () => ({ region: 'Australia', timeZone: 'Australia/Lord_Howe', dateOfBirth: '1980-02-29' }),
    });
    chat.membership.join(ben, sol);
    const seen = await patients.details({ ...asBen, path });
    expect(seen).toMatchObject({
      id: sol.patientId,
      email: sol.email,
      region: 'Australia',
      timeZone: 'Australia/Lord_Howe',
      dateOfBirth: '1980-02-29',
      onlyReads: false,
    });
    expect(seen.therapists.map(({ userId, isLead, onlyReads }) => [userId, isLead, onlyReads])).toEqual([
      [amy.uid, true, false],
      [ben.uid, false, false],
    ]);
    expect([await patients.isLead({ ...asAmy, path }), await patients.isLead({ ...asBen, path })]).toEqual([
      true,
      false,
    ]);
  });

  it('is shared once with a colleague, who may then only read', async () => {
    const { patients, patientRecord, chatActs, asAmy, asBen, path } = setUpCare();
    const eligible = async () =>
      (await chatActs.eligibleTherapists({ ...asAmy, path, query: { purpose: ['share-data'] } })).map(
        ({ therapistId }) => therapistId,
      );
    const share = (therapistId: string) =>
      tried(() => patients.shareData({ ...asAmy, path: { ...path, therapistId } }));
    expect(await eligible()).toEqual([ben.staffId]);
    const first = await share(ben.staffId);
    expect([first.isNew, await share(ben.staffId), await eligible()]).toEqual([true, { ...first, isNew: false }, []]);
    expect(await patients.details({ ...asBen, path })).toMatchObject({
      onlyReads: true,
      therapists: [{ userId: amy.uid }, { userId: ben.uid, onlyReads: true }],
    });
    await expect(
      tried(() => patientRecord.changeRecord({ ...asBen, path, ifMatch: 'x', body: {} })),
    ).rejects.toMatchObject({ status: 403, token: 'OnlyReaderError' });
    await expect(share('nobody')).rejects.toMatchObject({ status: 404 });
  });

  it('can be shared without a chat, but is discussed with colleagues only in one', async () => {
    const { chatActs, asAmy, chat, room, path } = setUpCare();
    chat.membership.end(room, 'Ended.');
    const ask = (purpose: ('invite' | 'share-data')[]) =>
      tried(() => chatActs.eligibleTherapists({ ...asAmy, path, query: { purpose } }));
    await expect(ask(['invite'])).rejects.toMatchObject({ status: 403, token: 'NOT_IN_CHAT_WITH_PATIENT' });
    expect(await ask(['share-data'])).toHaveLength(1);
    await expect(
      tried(() =>
        chatActs.eligibleTherapists({
          ...asAmy,
          path: { patientId: rhea.patientId },
          query: { purpose: ['share-data'] },
        }),
      ),
    ).rejects.toMatchObject({ status: 403 });
  });
});
