import { Audit } from '#sandbox/backend/audit/Audit';
import type { Route } from '#sandbox/backend/dispatch/Route';
import { callersPatients, everybody, type Owner, patientOf } from '@/infrastructure/http/endpoints/owner';
import { endpoint, nothing, session } from '@/infrastructure/http/endpoints/endpoint';
import { MemoryLines } from '#firebase-stand-in/journal/MemoryLines';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';

const clock = { now: () => 1_772_357_400_000 };
const routeOf = (name: string, repeat: 'safe' | 'command', owner: Owner = everybody, background = false): Route => ({
  name,
  endpoint: endpoint({
    method: 'POST',
    path: '/a/{patientId}',
    summary: '',
    reply: nothing,
    access: session(),
    owner,
    repeat,
    ...(background && { background }),
  }),
  handler: () => undefined,
});
const caller = { uid: 'amy', scopes: [], openedAt: 0, lastUsedAt: 0, cookieHash: '' };
const occurrence = { caller, requestId: 'r-1', path: { patientId: 'p-1' }, outcome: 'success' };

describe('Audit', () => {
  it('records each command once, with user, subject and outcome', () => {
    const audit = new Audit(clock);
    audit.call(routeOf('chat.endChat', 'command'), occurrence);
    expect(audit.all()).toMatchObject([
      {
        event: 'sensitive_update',
        call: 'chat.endChat',
        user: 'amy',
        subject: 'p-1',
        outcome: 'success',
        at: '2026-03-01T09:30:00.000Z',
      },
    ]);
  });

  it('records who viewed a patient, and why that was allowed', () => {
    const audit = new Audit(clock);
    const standing = { patient: 'p-1', why: 'dataShared' };
    audit.call(routeOf('patients.details', 'safe', patientOf('reader')), { ...occurrence, standing });
    audit.call(routeOf('assignedPatients.list', 'safe', callersPatients), occurrence);
    audit.call(routeOf('access.allScopes', 'safe'), occurrence);
    expect(audit.all()).toMatchObject([
      { event: 'sensitive_read', call: 'patients.details', user: 'amy', patient: 'p-1', why: 'dataShared' },
      { event: 'sensitive_read', call: 'assignedPatients.list', user: 'amy' },
    ]);
  });

  it('keeps the reason of a call that declares one, and no other text of a body', () => {
    const audit = new Audit(clock);
    const route = routeOf('organisations.disable', 'command');
    const because = { ...occurrence, body: { reason: ' Contract ended ', note: 'Nothing to keep' } };
    audit.call({ ...route, endpoint: { ...route.endpoint, reason: 'reason' } }, because);
    audit.call(route, because);
    expect(audit.all().map(({ why }) => why)).toEqual(['Contract ended', undefined]);
    expect(JSON.stringify(audit.all())).not.toContain('Nothing to keep');
  });

  it('records the address in a query or a body as a hash', () => {
    const audit = new Audit(clock);
    const route = routeOf('ownAccount.requestChangePassword', 'command');
    const asked = { ...route, endpoint: { ...route.endpoint, searches: 'emailAddress' } };
    audit.call(asked, { ...occurrence, path: {}, body: { emailAddress: 'Amy@staff.example' } });
    audit.call(asked, { ...occurrence, path: {}, query: { emailAddress: 'amy@staff.example' } });
    const [first, second] = audit.all();
    expect(first?.term).toMatch(/^[\da-f]{16}$/);
    expect(second?.term).toBe(first?.term);
  });

  it('records no patients who view their own data', () => {
    const audit = new Audit(clock);
    audit.call(routeOf('chat.participants', 'safe', patientOf('participant')), {
      ...occurrence,
      standing: { patient: 'p-1', why: 'self' },
    });
    expect(audit.all()).toEqual([]);
  });

  it('keeps no email address from a path', () => {
    const audit = new Audit(clock);
    audit.call(routeOf('a.b', 'command'), {
      ...occurrence,
      path: { patientEmail: 'ana@example.org' },
      standing: { patient: 'p-ana' },
    });
    expect(JSON.stringify(audit.all())).not.toContain('ana@example.org');
    expect(audit.all()).toMatchObject([{ patient: 'p-ana' }]);
  });

  it('records a timer’s read once an hour, and a user’s read each time', () => {
    let now = clock.now();
    const audit = new Audit({ now: () => now });
    const [byTimer, byPerson] = [true, false].map(background =>
      routeOf(`a.${background}`, 'safe', patientOf('reader'), background),
    );
    for (let minute = 0; minute < 90; minute += 1, now += 60_000) {
      if (byTimer) audit.call(byTimer, occurrence);
    }
    for (let turn = 0; turn < 3; turn += 1) if (byPerson) audit.call(byPerson, occurrence);
    expect(audit.all().map(({ call }) => call)).toEqual(['a.true', 'a.true', 'a.false', 'a.false', 'a.false']);
  });

  it('records a denied call, even a read', () => {
    const audit = new Audit(clock);
    audit.call(routeOf('chat.chats', 'safe'), { ...occurrence, outcome: 'Forbidden' });
    audit.call(routeOf('chat.chats', 'safe'), occurrence);
    expect(audit.all().map(({ event }) => event)).toEqual(['authz_fail']);
  });

  it('detects an altered record, even after a restart', () => {
    const lines = new MemoryLines();
    const audit = new Audit(clock).attachTo(memoryJournal(lines));
    for (let turn = 0; turn < 3; turn += 1) audit.call(routeOf('chat.endChat', 'command'), occurrence);
    expect(new Audit(clock).attachTo(memoryJournal(lines)).firstBroken()).toBeUndefined();
    const forged = lines.read().map((line, index) => ({
      s: line.stream,
      d: index === 1 ? { ...(line.record() as object), outcome: 'Forbidden' } : line.record(),
    }));
    lines.replaceAll(forged);
    expect(new Audit(clock).attachTo(memoryJournal(lines)).firstBroken()).toBe(2);
  });
});
