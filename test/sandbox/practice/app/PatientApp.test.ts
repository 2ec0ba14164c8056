import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { endpoints } from '#sandbox/endpoints/endpoints';
import { AppActs, appActNames } from '#sandbox/practice/app/AppActs';
import { exerciseNames } from '#sandbox/practice/app/appPhrases';
import { SeededRandom } from '#sandbox/seed/SeededRandom';
import { newPatientApp } from './newPatientApp';

const { ownMoments, patientApp, patientChat } = endpoints;
/** Calls of these areas that patients make; the others are those of administrators. */
const isPatients = ({ access, owner }: Endpoint): boolean => access.who === 'session' && owner.of === 'caller';
const patientCallsOf = (calls: Readonly<Record<string, Endpoint>>): Readonly<Record<string, Endpoint>> =>
  Object.fromEntries(Object.entries(calls).filter(([, endpoint]) => isPatients(endpoint)));
const rows = Object.entries<Readonly<Record<string, Endpoint>>>({
  ...{ ownMoments, patientApp, patientChat },
  organisations: patientCallsOf(endpoints.organisations),
  accessCodes: patientCallsOf(endpoints.accessCodes),
  // Calls that staff use too.
  account: {
    summary: endpoints.ownAccount.summary,
    setLanguage: endpoints.ownAccount.setLanguage,
    pushStatus: endpoints.push.pushStatus,
  },
  transactional: patientCallsOf(endpoints.transactional),
  surveys: patientCallsOf(endpoints.surveys),
  publicSettings: { clientConfig: endpoints.publicSettings.clientConfig },
  profile: { shownProfile: endpoints.profile.shownProfile },
  messageAlerts: { shownToUser: endpoints.messageAlerts.shownToUser, listV1: endpoints.messageAlerts.listV1 },
  documents: {
    cloudDocument: endpoints.account.cloudDocument,
    putCloudDocument: endpoints.account.putCloudDocument,
  },
}).flatMap(([area, calls]) => Object.entries(calls).map(([name, endpoint]) => ({ name: `${area}.${name}`, endpoint })));

/** Calls of the patient's side that the app does not use, each with the reason. */
const leftOut: Readonly<Record<string, string>> = {};

describe('a patient’s app', () => {
  it('uses every call of the patient’s side', async () => {
    const { app, server, clock } = newPatientApp();
    const acts = new AppActs(app, clock, new SeededRandom(1));
    for (const chat of ['v1', 'v2'] as const) {
      server.chat = chat;
      for (const name of appActNames) await acts.does(name);
    }
    await acts.does('join', { code: 'HARBOUR-24', beta: true });
    await app.organisation.shown();
    await app.messages.shownInOlderApp();
    app.diary.goOffline();
    await app.diary.checkUp({ mood: 4 });
    await app.diary.sync();
    await app.chat.ask('Is somebody there?');
    await app.chat.askAtOnce('I need somebody now.');
    await app.chat.moveToV2('I have the new app.');
    await app.chat.end();
    const used = new Set(server.calls.used);
    const unused = rows.filter(({ endpoint }) => !used.has(endpoint)).map(({ name }) => name);
    process.stdout.write(
      `${rows.length - unused.length} of ${rows.length} calls of the patient's side are used by the app\n`,
    );
    expect(unused).toEqual(Object.keys(leftOut));
    expect([
      rows.length - unused.length,
      server.calls.used.every(endpoint => rows.some(row => row.endpoint === endpoint)),
    ]).toEqual([rows.length, true]);
  });

  it('returns the token of a chat room even when the visit fails', async () => {
    const { app, server } = newPatientApp();
    await expect(app.chat.withToken(() => Promise.reject(new Error('fell asleep')))).rejects.toThrow('fell asleep');
    expect([...server.tokens]).toEqual([]);
  });

  it('treats a missing access code or history as none', async () => {
    const { app } = newPatientApp();
    expect([await app.care.accessCode(), await app.chat.history()]).toEqual([undefined, []]);
  });

  it('reads a history page by page to its end', async () => {
    const { app } = newPatientApp();
    for (const text of ['first', 'second', 'third']) await app.diary.write('progress', text);
    expect((await app.ownRecords.progress()).map(({ text }) => text)).toEqual(['third', 'second', 'first']);
  });

  it('records every kind of exercise that it has texts for', async () => {
    const { app, server } = newPatientApp();
    for (const name of exerciseNames) await app.diary.write(name, 'Some words.');
    expect(new Set(server.stored().map(({ type }) => type)).size).toBe(exerciseNames.length);
  });
});
