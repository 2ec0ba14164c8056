import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';
import type { RealtimeDatabase } from '#firebase-stand-in/realtimeDatabase/RealtimeDatabase';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { type Call, callsOf } from '#test/support/builders/organisations/organisationCalls';
import { startWithDatabase } from '#test/support/builders/users/startWithDatabase';
import { eventually } from '#test/support/eventually';

const REASON = 'Covers for a colleague on leave';
const DAY_MS = 86_400_000;
const AMELIA = 'staff-amelia';
/** Neither staff nor patients before the first call. */
const newcomers = Array.from({ length: 10 }, (_, index) => `user-0500${index}`);

interface Groups {
  readonly groups: readonly string[];
  readonly effective: readonly unknown[];
  readonly changes: readonly { readonly sentence: string; readonly reason: string; readonly byName: string }[];
}

describe('a right with a last day', () => {
  let directory: string;
  let sandbox: Sandbox;
  let database: RealtimeDatabase;
  let clock: OffsetClock;
  let dana: Call;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'last-days-'));
  });
  afterEach(async () => {
    await sandbox.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  /** The machine's clock is stopped at `now`; a test moves time only by the offset. */
  const startAt = async (now: string, isKept = false): Promise<void> => {
    clock = new OffsetClock(() => Date.parse(now));
    ({ sandbox, database } = await startWithDatabase({ clock, ...(isKept && { dataDirectory: directory }) }));
    dana = callsOf(sandbox, 'staff-dana', 'all');
  };
  /** Earlier sessions may have ended. */
  const goTo = (at: number): void => {
    clock.offsetMs += at - clock.now();
    dana = callsOf(sandbox, 'staff-dana', 'all');
  };
  const groupsOf = async (id: string): Promise<Groups> =>
    (await dana('GET', `/iams/manage/users/${id}/groups`)).json as Groups;
  const promote = (userId: string, lastDay: string, to: 'analyst' | 'therapist' = 'analyst') =>
    dana('POST', `/iams/manage/escalate-to-${to}`, { body: { userId, lastDay, reason: REASON } });
  /** Gives both of her rights the same last day. */
  const endAmelia = async (lastDay: string): Promise<void> => {
    const path = `/iams/manage/users/${AMELIA}/groups`;
    const lastDays = ['group:therapist', 'scope:chat:download-chat'].map(right => ({ right, lastDay }));
    const body = { groups: ['therapist'], lastDays, reason: REASON };
    const { etag } = await dana('GET', path);
    expect((await dana('PUT', path, { body, ifMatch: etag })).status).toBe(200);
  };
  const notedOf = (id: string) => [
    sandbox.documents.read(`revoked-scopes/${id}`)?.['revokedAt'],
    database.get(`revoked-scopes/${id}`),
  ];
  /** Documents of V2 chats and rooms of V1 chats that list her as a reader. */
  const namingAmelia = () => {
    const events = sandbox.documents.find('chat-events', ({ participants }) =>
      (participants as readonly string[]).includes(AMELIA),
    );
    const rooms = Object.values(
      database.get('chat-rooms') as Record<string, { readonly participants?: Record<string, true> }>,
    );
    return {
      events: events.length,
      rooms: rooms.filter(({ participants = {} }) => participants[AMELIA] === true).length,
    };
  };

  describe('of a therapist, once the day is over', () => {
    const midnight = Date.parse('2026-11-18T00:00:00Z');

    beforeEach(async () => {
      await startAt('2026-11-17T10:00:00Z');
      await endAmelia('2026-11-17');
    });

    it('is held until the last second of the day, and its loss is not recorded before', async () => {
      goTo(midnight - 1_000);
      sandbox.backend.chat.people.access.endOverdue();
      expect(notedOf(AMELIA)).toEqual([undefined, null]);
      expect(namingAmelia()).toEqual({ events: expect.any(Number), rooms: expect.any(Number) });
      expect(Math.min(...Object.values(namingAmelia()))).toBeGreaterThan(0);
      expect((await callsOf(sandbox, AMELIA, 'all')('GET', '/therapist/v2/chats')).status).toBe(200);
    });

    it('has its loss recorded with the time of its end, and no chat lists her as a reader', async () => {
      goTo(midnight + 5_400_000);
      sandbox.backend.chat.people.access.endOverdue();
      expect(notedOf(AMELIA)).toEqual([midnight / 1000, midnight / 1000]);
      expect(namingAmelia()).toEqual({ events: 0, rooms: 0 });
      expect((await callsOf(sandbox, AMELIA, 'all')('GET', '/therapist/v2/chats')).status).toBe(403);
    });

    it('is recorded as lost even without any calls', async () => {
      goTo(midnight);
      await eventually(() => expect(notedOf(AMELIA)).toEqual([midnight / 1000, midnight / 1000]));
      expect(namingAmelia()).toEqual({ events: 0, rooms: 0 });
    });

    it('lists her as a reader again once she is a therapist again', async () => {
      const before = namingAmelia();
      goTo(midnight + DAY_MS);
      sandbox.backend.chat.people.access.endOverdue();
      expect((await promote(AMELIA, '2026-12-31', 'therapist')).status).toBe(200);
      expect(namingAmelia()).toEqual(before);
    });
  });

  it('ends for ten people in one clock jump, for each at the end of their own day', async () => {
    await startAt('2026-11-01T10:00:00Z');
    const dayOf = (index: number) => `2026-11-${String(index + 10).padStart(2, '0')}`;
    for (const [index, id] of newcomers.entries()) expect((await promote(id, dayOf(index))).status).toBe(200);
    goTo(Date.parse('2026-12-01T10:00:00Z'));
    sandbox.backend.chat.people.access.endOverdue();
    for (const [index, id] of newcomers.entries()) {
      const end = Date.parse(`${dayOf(index)}T00:00:00Z`) / 1000 + 86_400;
      const { groups, effective, changes } = await groupsOf(id);
      expect([id, groups, effective, notedOf(id)]).toEqual([id, [], [], [end, end]]);
      const sentence = `The group MI reporter was granted until ${index + 10} November 2026.`;
      expect(changes).toMatchObject([{ sentence, reason: REASON, byName: 'Dana Whitfield' }]);
    }
  });

  it('that ended while the sandbox was stopped is recorded after the start', async () => {
    await startAt('2026-11-17T10:00:00Z', true);
    await endAmelia('2026-11-17');
    await promote(newcomers[0] ?? '', '2026-11-18');
    await promote(newcomers[1] ?? '', '2026-12-18');
    expect(namingAmelia().events).toBeGreaterThan(0);
    await sandbox.stop();
    await startAt('2026-11-20T10:00:00Z', true);
    const ends = ['2026-11-18', '2026-11-19'].map(day => Date.parse(`${day}T00:00:00Z`) / 1000);
    await eventually(() => expect(notedOf(AMELIA)).toEqual([ends[0], ends[0]]));
    expect(notedOf(newcomers[0] ?? '')).toEqual([ends[1], ends[1]]);
    expect(notedOf(newcomers[1] ?? '')).toEqual([undefined, null]);
    expect(namingAmelia()).toEqual({ events: 0, rooms: 0 });
  });

  it.each([
    ['2027-03-28', 'of 23 hours', '2027-03-28T23:00:00Z'],
    ['2026-10-25', 'of 25 hours', '2026-10-26T00:00:00Z'],
    ['2026-10-24', 'before the clock change', '2026-10-24T23:00:00Z'],
  ])('%s, a day %s, ends at the local midnight after it', async (lastDay, _, midnight) => {
    const [id = ''] = newcomers;
    await startAt(`${lastDay}T00:30:00Z`);
    expect((await promote(id, lastDay)).status).toBe(200);
    goTo(Date.parse(midnight) - 1_000);
    expect((await groupsOf(id)).groups).toEqual(['mi-reporter']);
    goTo(Date.parse(midnight));
    expect((await groupsOf(id)).groups).toEqual([]);
    sandbox.backend.chat.people.access.endOverdue();
    expect(notedOf(id)).toEqual([Date.parse(midnight) / 1000, Date.parse(midnight) / 1000]);
  });

  describe('of a therapist on whom others depend', () => {
    const end = Date.parse('2026-12-11T00:00:00Z');
    const managers = ['amelia.hart@staff.example', 'dana.whitfield@staff.example'];
    const noticesAt = (at: number) => {
      goTo(at);
      sandbox.backend.users.handOver.sendDue();
      const sent = sandbox.outbox.newestFirst().map(({ to, subject }) => ({ to, subject }));
      const about = (subject: string) => sent.filter(one => one.subject === subject).map(({ to }) => to);
      return {
        before: about('Hand over before the last day of Amelia Hart as a therapist').sort(),
        after: about('Patients of Amelia Hart need another therapist').sort(),
      };
    };

    beforeEach(() => startAt('2026-11-17T10:00:00Z'));

    it('is announced once to promoters and therapist a week before, and once at the end', async () => {
      await endAmelia('2026-12-10');
      expect(noticesAt(end - 7 * DAY_MS - 60_000)).toEqual({ before: [], after: [] });
      expect(noticesAt(end - 7 * DAY_MS)).toEqual({ before: managers, after: [] });
      for (const day of [6, 3, 1]) expect(noticesAt(end - day * DAY_MS)).toEqual({ before: managers, after: [] });
      expect(noticesAt(end - 60_000)).toEqual({ before: managers, after: [] });
      expect(noticesAt(end)).toEqual({ before: managers, after: managers });
      for (const day of [1, 30]) expect(noticesAt(end + day * DAY_MS)).toEqual({ before: managers, after: managers });
    });

    it('is announced again a week before another last day', async () => {
      await endAmelia('2026-12-10');
      expect(noticesAt(end - 3 * DAY_MS).before).toEqual(managers);
      await endAmelia('2026-12-31');
      expect(noticesAt(end + 13 * DAY_MS).before).toEqual(managers);
      expect(noticesAt(end + 20 * DAY_MS).before).toEqual([...managers, ...managers].sort());
    });

    it('is announced with what has to be handed over', async () => {
      await endAmelia('2026-12-10');
      noticesAt(end - DAY_MS);
      const { text = '' } = sandbox.outbox.newestFirst().find(({ subject }) => subject.startsWith('Hand over')) ?? {};
      expect(text).toContain('Person: Amelia Hart\nLast day as a therapist: 10 December 2026\n');
      expect(text).toMatch(/\nOpen chats: [1-9]\d*\nPatients as lead therapist: \d+\nUpcoming appointments: \d+\n/);
    });
  });

  it('is announced to no one when nothing depends on the therapist', async () => {
    await startAt('2026-11-17T10:00:00Z');
    expect((await promote(newcomers[0] ?? '', '2026-12-10', 'therapist')).status).toBe(200);
    for (const day of ['2026-12-05', '2026-12-12']) {
      goTo(Date.parse(`${day}T10:00:00Z`));
      sandbox.backend.users.handOver.sendDue();
    }
    const subjects = sandbox.outbox.newestFirst().map(({ subject }) => subject);
    expect(subjects.filter(subject => /Hand over|another therapist/.test(subject))).toEqual([]);
  });
});
