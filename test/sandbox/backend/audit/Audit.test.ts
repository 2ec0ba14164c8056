import { Audit } from '#sandbox/backend/audit/Audit';
import type { Route } from '#sandbox/backend/dispatch/Route';
import { endpoint, nothing, session } from '@/infrastructure/http/endpoints/endpoint';
import { MemoryLines } from '#sandbox/journal/MemoryLines';
import { memoryJournal } from '#sandbox/journal/memoryJournal';

const clock = { now: () => 1_772_357_400_000 };
const routeOf = (name: string, repeat: 'safe' | 'command'): Route => ({
  name,
  endpoint: endpoint({ method: 'POST', path: '/a/{patientId}', summary: '', reply: nothing, access: session(), repeat }),
  handler: () => undefined,
});
const caller = { uid: 'amy', scopes: [], openedAt: 0, lastUsedAt: 0, cookieHash: '' };
const occurrence = { caller, requestId: 'r-1', path: { patientId: 'p-1' }, outcome: 'success' };

describe('Audit', () => {
  it('records each command once, with who, whom and how it ended', () => {
    const audit = new Audit(clock);
    audit.call(routeOf('chat.endChat', 'command'), occurrence);
    expect(audit.all()).toMatchObject([
      { event: 'sensitive_update', call: 'chat.endChat', user: 'amy', subject: 'p-1', outcome: 'success', at: '2026-03-01T09:30:00.000Z' },
    ]);
  });

  it('records who looked into the record of a patient, and not who looked at a list', () => {
    const audit = new Audit(clock);
    for (const name of ['patientRecord.record', 'patientMoments.driveFile', 'assignedPatients.list']) audit.call(routeOf(name, 'safe'), occurrence);
    expect(audit.all().map(({ event, call, subject }) => [event, call, subject])).toEqual([
      ['sensitive_read', 'patientRecord.record', 'p-1'],
      ['sensitive_read', 'patientMoments.driveFile', 'p-1'],
    ]);
  });

  it('records what was denied, even when it only reads', () => {
    const audit = new Audit(clock);
    audit.call(routeOf('chat.chats', 'safe'), { ...occurrence, outcome: 'Forbidden' });
    audit.call(routeOf('chat.chats', 'safe'), occurrence);
    expect(audit.all().map(({ event }) => event)).toEqual(['authz_fail']);
  });

  it('notices a record that was altered, also after a restart', () => {
    const lines = new MemoryLines();
    const audit = new Audit(clock).keepIn(memoryJournal(lines));
    for (let turn = 0; turn < 3; turn += 1) audit.call(routeOf('chat.endChat', 'command'), occurrence);
    expect(new Audit(clock).keepIn(memoryJournal(lines)).firstBroken()).toBeUndefined();
    const forged = lines.read().map((line, index) => ({ s: line.stream, d: index === 1 ? { ...(line.record() as object), outcome: 'Forbidden' } : line.record() }));
    lines.replaceAll(forged);
    expect(new Audit(clock).keepIn(memoryJournal(lines)).firstBroken()).toBe(2);
  });
});
