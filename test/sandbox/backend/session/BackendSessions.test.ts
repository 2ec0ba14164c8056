import { ABSOLUTE_LIMIT_MS, BackendSessions, IDLE_LIMIT_MS } from '#sandbox/backend/session/BackendSessions';
import { MemoryLines } from '#firebase-stand-in/journal/MemoryLines';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';

const clock = { time: 0, now: () => clock.time };

beforeEach(() => {
  clock.time = 1_772_357_400_000;
});

describe('BackendSessions', () => {
  it('issues cookies of at least 128 random bits, new each time, and keeps only their hash', () => {
    const lines = new MemoryLines();
    const sessions = new BackendSessions(clock).attachTo(memoryJournal(lines));
    const cookies = [sessions.begin('amy', []), sessions.begin('amy', [])];
    expect(cookies[0]).toMatch(/^[\w-]{43}$/);
    expect(cookies[0]).not.toBe(cookies[1]);
    expect(JSON.stringify(lines.read())).not.toContain(cookies[0]);
  });

  it.each([
    [IDLE_LIMIT_MS - 1, true],
    [IDLE_LIMIT_MS, false],
  ])('survives %s ms without a call: %s', (silence, lives) => {
    const sessions = new BackendSessions(clock);
    const cookie = sessions.begin('amy', ['a']);
    clock.time += silence;
    expect(sessions.use(cookie) !== undefined).toBe(lives);
  });

  it('is not kept alive by background calls', () => {
    const sessions = new BackendSessions(clock);
    const cookie = sessions.begin('amy', []);
    for (let minute = 1; minute < 30; minute += 1) {
      clock.time += 60_000;
      expect(sessions.find(cookie)).toMatchObject({ uid: 'amy' });
    }
    clock.time += 60_000;
    expect([sessions.find(cookie), sessions.use(cookie)]).toEqual([undefined, undefined]);
  });

  it('ends after twelve hours, however busy it is', () => {
    const sessions = new BackendSessions(clock);
    const cookie = sessions.begin('amy', ['a']);
    const end = clock.time + ABSOLUTE_LIMIT_MS;
    while (clock.time + 600_000 < end) {
      clock.time += 600_000;
      expect(sessions.use(cookie)).toBeDefined();
    }
    clock.time = end;
    expect(sessions.use(cookie)).toBeUndefined();
  });

  it('ends when it is revoked, even after a restart, and other sessions stay', () => {
    const lines = new MemoryLines();
    const sessions = new BackendSessions(clock).attachTo(memoryJournal(lines));
    const [gone, stays] = [sessions.begin('amy', []), sessions.begin('amy', [])];
    const session = sessions.use(gone);
    if (session) sessions.logOut(session);
    const restarted = new BackendSessions(clock).attachTo(memoryJournal(lines));
    expect([sessions.use(gone), restarted.use(gone)]).toEqual([undefined, undefined]);
    expect(restarted.use(stays)).toMatchObject({ uid: 'amy' });
  });

  it('says how long it lasts without calls, never beyond the twelve hours', () => {
    const sessions = new BackendSessions(clock);
    const session = sessions.use(sessions.begin('amy', []));
    if (!session) throw new Error('There is a session');
    clock.time += 60_000;
    expect(sessions.lifeLeftMs(session)).toBe(IDLE_LIMIT_MS - 60_000);
    sessions.logOut(session);
    expect(sessions.lifeLeftMs(session)).toBe(0);
    const busy = sessions.begin('amy', []);
    for (let passed = 0; passed < ABSOLUTE_LIMIT_MS - 60_000; passed += 600_000) {
      clock.time += Math.min(600_000, ABSOLUTE_LIMIT_MS - 60_000 - passed);
      sessions.use(busy);
    }
    const late = sessions.use(busy);
    expect(late && sessions.lifeLeftMs(late)).toBe(60_000);
  });

  it('says once why it ended, and reports nothing after a logout', () => {
    const sessions = new BackendSessions(clock);
    const ends: string[] = [];
    sessions.onEnd(({ uid }, end) => ends.push(`${uid} ${end}`));
    const [out, idle] = [sessions.begin('out', []), sessions.begin('idle', [])];
    const left = sessions.use(out);
    if (left) sessions.logOut(left);
    clock.time += IDLE_LIMIT_MS;
    sessions.use(idle);
    sessions.use(idle);
    const [gone, stays] = [sessions.begin('gone', []), sessions.begin('stays', [])];
    sessions.revokeAllOf('gone');
    expect(ends).toEqual(['idle idle', 'gone revoked']);
    expect([sessions.use(gone), sessions.use(stays)?.uid]).toEqual([undefined, 'stays']);
  });

  it('ends twelve hours after the sign-in, however late it was opened', () => {
    const sessions = new BackendSessions(clock);
    const signIn = { signIn: 'morning', signedInAt: clock.time };
    clock.time += ABSOLUTE_LIMIT_MS - 60_000;
    const cookie = sessions.begin('amy', [], signIn);
    const session = sessions.use(cookie);
    expect(session && sessions.lifeLeftMs(session)).toBe(60_000);
    clock.time += 60_000;
    expect(sessions.use(cookie)).toBeUndefined();
  });

  it('ends with every other session of its sign-in when its user logs out', () => {
    const sessions = new BackendSessions(clock);
    const revoked: string[] = [];
    sessions.onRevoked(mark => revoked.push(mark));
    const [one, two] = [sessions.begin('amy', [], { signIn: 'here' }), sessions.begin('amy', [], { signIn: 'here' })];
    const elsewhere = sessions.begin('amy', [], { signIn: 'at home' });
    const session = sessions.use(one);
    const marks = [two, one].map(cookie => sessions.find(cookie)?.cookieHash);
    if (session) sessions.logOut(session);
    expect([one, two].map(cookie => sessions.use(cookie))).toEqual([undefined, undefined]);
    expect(sessions.use(elsewhere)).toMatchObject({ signIn: 'at home' });
    expect(revoked).toEqual([...marks, 'here']);
  });

  it('expires without being used, and its sign-in with the last session', () => {
    const sessions = new BackendSessions(clock);
    const revoked: string[] = [];
    sessions.onRevoked(mark => revoked.push(mark));
    const idle = sessions.find(sessions.begin('amy', [], { signIn: 'here' }));
    clock.time += IDLE_LIMIT_MS - 1;
    const used = sessions.find(sessions.begin('amy', [], { signIn: 'here' }));
    sessions.endOverdue();
    expect(revoked).toEqual([]);
    clock.time += 1;
    sessions.endOverdue();
    expect(revoked).toEqual([idle?.cookieHash]);
    clock.time += IDLE_LIMIT_MS;
    sessions.endOverdue();
    expect(revoked).toEqual([idle?.cookieHash, used?.cookieHash, 'here']);
  });

  it('can be ended together with all others', () => {
    const sessions = new BackendSessions(clock);
    const cookies = [sessions.begin('amy', []), sessions.begin('ben', [])];
    sessions.revokeAll();
    expect(cookies.map(cookie => sessions.use(cookie))).toEqual([undefined, undefined]);
  });
});
