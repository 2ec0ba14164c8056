import { endpoints } from '#sandbox/endpoints/endpoints';
import { newPatientApp } from './newPatientApp';

const { sync, batchSync, addJournal, add } = endpoints.ownMoments;
const good = { mood: 6 };

describe('a patient’s diary', () => {
  it('sends check-ups and journal entries by their own call, and everything else by the other', async () => {
    const { app, server } = newPatientApp();
    await app.diary.checkUp(good);
    await app.diary.write('journal', 'Slept well.');
    await app.diary.doActivity('walk', 900);
    expect(server.calls.used).toEqual([addJournal, addJournal, add]);
    expect(server.stored().map(({ type }) => type)).toEqual(['checkup', 'journal', 'activity']);
  });

  it('keeps entries while offline, each twice, and stores each once in the end', async () => {
    const { app, server, clock } = newPatientApp();
    app.diary.goOffline();
    await app.diary.checkUp(good, clock.now() - 60_000);
    await app.diary.write('journal', 'No signal here.');
    expect([server.stored(), app.diary.unsent]).toEqual([[], 2]);
    expect(await app.diary.sync()).toBe(2);
    expect(server.calls.timesUsed(batchSync)).toBe(1);
    expect(server.stored().map(({ type, momentId }) => [type, momentId.at(-1)])).toEqual([
      ['checkup', '1'],
      ['journal', '2'],
    ]);
    expect(app.diary.unsent).toBe(0);
  });

  it('syncs one type by the call for one type', async () => {
    const { app, server } = newPatientApp();
    app.diary.goOffline();
    await app.diary.checkUp(good);
    await app.diary.sync();
    expect([server.calls.timesUsed(sync), server.calls.timesUsed(batchSync), server.stored().length]).toEqual([
      1, 0, 1,
    ]);
  });

  it('keeps everything when the answer to a sync is lost, and stores nothing twice on the next sync', async () => {
    const { app, server } = newPatientApp();
    app.diary.goOffline();
    await app.diary.checkUp(good);
    server.calls.loseNextAnswer(sync, 'done');
    await expect(app.diary.sync()).rejects.toThrow(TypeError);
    expect(app.diary.unsent).toBe(1);
    expect(await app.diary.sync()).toBe(1);
    expect(server.stored()).toHaveLength(1);
  });

  it('detects a backend that stores an entry twice', async () => {
    const { app, server } = newPatientApp();
    server.forgetsIds = true;
    app.diary.goOffline();
    await app.diary.checkUp(good);
    await expect(app.diary.sync()).rejects.toThrow('After syncing a checkup is stored 2 times.');
    expect(app.diary.unsent).toBe(1);
  });

  it('sends the score of a complete questionnaire to the therapists, immediately or after the sync', async () => {
    const { app, server } = newPatientApp();
    await app.diary.fillIn('phq9', [1, 1, 1, 1, 1, 0, 0, 0, 0]);
    app.diary.goOffline();
    await app.diary.fillIn('gad7', [3, 3, 3, 3, 3, 3, 3]);
    expect(server.scores).toEqual([{ phqScore: 5 }]);
    await app.diary.sync();
    expect(server.scores).toEqual([{ phqScore: 5 }, { gadScore: 21 }]);
  });

  it('reports no score while an item is unanswered', async () => {
    const { app, server } = newPatientApp();
    await app.diary.fillIn('gad7', [1, 1, -1, 0, 0, 0, 0]);
    expect(server.stored('gad7')).toHaveLength(1);
    expect(server.scores).toEqual([]);
  });

  it('has nothing to sync when nothing waits', async () => {
    const { app, server } = newPatientApp();
    expect(await app.diary.sync()).toBe(0);
    expect(server.calls.used).toEqual([]);
  });
});
