import 'reflect-metadata';
import { readReply } from '@/infrastructure/http/client/readReply';
import { boolean, json, list, nothing, number, text } from '@/infrastructure/http/endpoints/endpoint';
import { AssignedPatientPageDto } from '@/infrastructure/http/patients/assignedPatientDtos';
import { MfaOptionDto } from '@/infrastructure/http/session/sessionDtos';
import { ChatSessionDto } from '@/infrastructure/http/chat/chatDtos';
import { toChatSession } from '@/infrastructure/http/chat/loadSessions';
import { ChatHistoryDto } from '@/infrastructure/http/chat/chatV1Dtos';
import { sampleOfDto } from '#test/support/builders/kernel/sampleOfDto';

describe('readReply', () => {
  it.each([
    ['a number', number, '12', 12],
    ['a number with white space', number, '12\n', 12],
    ['a yes', boolean, 'true', true],
    ['a no', boolean, 'false', false],
    ['text', text, 'as it is', 'as it is'],
    ['nothing', nothing, 'ignored', undefined],
  ])('reads %s', (_name, reply, body, value) => {
    expect(readReply(reply, body)).toMatchObject({ ok: true, value: { value, unreadable: 0 } });
  });

  it.each([
    ['an empty number', number, ''],
    ['words for a number', number, 'soon'],
    ['another word for a boolean', boolean, 'yes'],
    ['no JSON', json(MfaOptionDto), '<html>'],
    ['a page instead of an empty reply', nothing, '\n<!doctype html><title>Welcome</title>'],
    ['a list for an object', json(MfaOptionDto), '[]'],
    ['an object for a list', list(MfaOptionDto), '{}'],
    ['an object with a wrong field', json(MfaOptionDto), '{"id":"b","type":"carrier pigeon"}'],
  ])('rejects %s', (_name, reply, body) => {
    expect(readReply(reply, body)).toMatchObject({ ok: false });
  });

  it('accepts fields that the contract does not know yet', () => {
    expect(readReply(json(MfaOptionDto), '{"id":"a","type":"totp","since":2026}')).toMatchObject({ ok: true });
  });

  it.each([
    ['a field named like a built-in property', '{"constructor":1,"__proto__":{"id":"x"},"prototype":2}'],
    ['an endlessly nested field', `${'['.repeat(20_000)}1${']'.repeat(20_000)}`],
  ])('reads an object with %s', (_name, extra) => {
    const good = '{"id":"a","type":"totp"}';
    const odd = `{"id":"b","type":"totp","extra":${extra}}`;
    expect(readReply(list(MfaOptionDto), `[${good},${odd}]`)).toMatchObject({
      ok: true,
      value: { value: [{ id: 'a' }, { id: 'b' }], unreadable: 0 },
    });
    expect(readReply(json(MfaOptionDto), odd)).toMatchObject({ ok: true, value: { value: { id: 'b' } } });
  });

  it('treats null as a missing field, except where null has a meaning', () => {
    const [session] = [sampleOfDto(ChatSessionDto)];
    const nulls = {
      lastMessage: null,
      patientReadUpTo: null,
      ownReadSeq: null,
      unansweredFrom: null,
      patient: { ...Object(session['patient']), firstName: null },
    };
    const read = readReply(list(ChatSessionDto), JSON.stringify([{ ...session, ...nulls }]));
    if (!read.ok) throw new Error('It was not read.');
    const [dto] = read.value.value as [ChatSessionDto];
    expect(dto).not.toHaveProperty('lastMessage');
    expect([dto.patientReadUpTo, dto.patient.firstName, dto.unansweredFrom]).toEqual([undefined, undefined, null]);
    expect(toChatSession(dto)).toMatchObject({ unansweredFrom: null });
  });

  it.each([
    ['a wrong field', '{"id":"b","type":"carrier pigeon"}', ['type']],
    ['no object', 'null', ['(object)']],
    ['a number', '7', ['(object)']],
    ['a list', '[]', ['(object)']],
  ])('leaves out one row of a list with %s and keeps the others', (_name, row, fields) => {
    const read = readReply(list(MfaOptionDto), `[{"id":"a","type":"totp"},${row},{"id":"c","type":"email"}]`);
    expect(read).toMatchObject({ ok: true, value: { value: [{ id: 'a' }, { id: 'c' }], unreadable: 1, fields } });
  });

  it.each([
    ['a wrong field', { id: 7 }, ['id']],
    ['a wrong field beside a part that is read separately', { id: null, phq9: 7 }, ['id', 'phq9']],
  ])('leaves out one row of a page with %s', (_name, wrong, fields) => {
    const [first, second] = sampleOfDto(AssignedPatientPageDto)['patients'] as object[];
    const page = { ...sampleOfDto(AssignedPatientPageDto), patients: [{ ...first, ...wrong }, second] };
    const read = readReply(json(AssignedPatientPageDto), JSON.stringify(page));
    expect(read).toMatchObject({ ok: true, value: { value: { patients: [{ id: 'Sample' }] }, unreadable: 1, fields } });
  });

  it('leaves out a list item that is null', () => {
    const sample = sampleOfDto(AssignedPatientPageDto);
    const [first] = sample['patients'] as object[];
    const read = readReply(json(AssignedPatientPageDto), JSON.stringify({ ...sample, patients: [null, first] }));
    expect(read).toMatchObject({ ok: true, value: { value: { patients: [{ id: 'Sample' }] }, unreadable: 1 } });
  });

  it.each<readonly [part: string, wrong: unknown, left: unknown]>([
    ['phq9', { at: '2026-11-12T09:00:00Z', items: 'many' }, undefined],
    ['phq9', { at: '2026-W47', items: [1] }, { items: [1], couldNotCheck: ['at'] }],
    ['gad7', 7, undefined],
    ['nextAppointment', [], undefined],
    ['waitingRequest', { emergency: 'yes' }, { couldNotCheck: ['requestId', 'emergency', 'requestedAt'] }],
    [
      'reportedScores',
      { at: '2026-11-12T09:00:00Z', phqScore: 99, gadScore: 21 },
      { at: '2026-11-12T09:00:00Z', gadScore: 21, couldNotCheck: ['phqScore'] },
    ],
    ['record', 'high', undefined],
    ['record', { highRisk: 'yes' }, { couldNotCheck: ['highRisk'] }],
    ['record', { highRisk: true, activeChat: [] }, { highRisk: true, couldNotCheck: ['activeChat'] }],
    ['unreadMessageCount', 'many', undefined],
    ['waitingSince', 'yesterday', undefined],
    ['lastContactAt', 'yesterday', undefined],
    ['openRisks', 'none', undefined],
    ['openRisks', [{ level: 'dire' }], []],
    ...['soon', '2026-13-45', '2026-02-30', '2199-01-01'].map(
      reviewOn =>
        [
          'openRisks',
          [{ riskAssessmentId: 'r', level: 'high', assessedAt: '2026-11-12T09:00:00Z', reviewOn }],
          [
            {
              riskAssessmentId: 'r',
              level: 'high',
              assessedAt: '2026-11-12T09:00:00Z',
              couldNotCheck: ['reviewOn'],
            },
          ],
        ] as const,
    ),
    ['phq9', { at: '2199-01-01T09:00:00Z', items: [1] }, { items: [1], couldNotCheck: ['at'] }],
    ['couldNotCheck', 'phq9', ['couldNotCheck']],
  ])('keeps a patient whose %s is %j, and reports it as not checked', (part, wrong, left) => {
    const [first, second] = sampleOfDto(AssignedPatientPageDto)['patients'] as object[];
    const whole = { ...first, couldNotCheck: [] };
    const page = { ...sampleOfDto(AssignedPatientPageDto), patients: [{ ...whole, [part]: wrong }, second] };
    const read = readReply(json(AssignedPatientPageDto), JSON.stringify(page));
    expect(read).toMatchObject({
      ok: true,
      value: { value: { patients: [{ couldNotCheck: [part] }, {}] }, unreadable: 0, fields: [part] },
    });
    const [patient] = read.ok ? (read.value.value as AssignedPatientPageDto).patients : [];
    expect(patient?.[part as 'openRisks']).toEqual(left);
  });

  it('keeps the readable open assessments beside an unreadable one', () => {
    const [row] = sampleOfDto(AssignedPatientPageDto)['patients'] as object[];
    const risk = { riskAssessmentId: 'r', level: 'high', assessedAt: '2026-11-12T09:00:00Z' };
    const page = {
      ...sampleOfDto(AssignedPatientPageDto),
      patients: [{ ...row, couldNotCheck: ['gad7'], openRisks: [risk, [], { ...risk, level: 'dire' }] }],
    };
    const read = readReply(json(AssignedPatientPageDto), JSON.stringify(page));
    expect(read).toMatchObject({
      ok: true,
      value: { value: { patients: [{ couldNotCheck: ['gad7', 'openRisks'], openRisks: [{ level: 'high' }] }] } },
    });
  });

  it('leaves out the right rows when several have different faults', () => {
    const [row] = sampleOfDto(AssignedPatientPageDto)['patients'] as object[];
    const patients = [{ ...row, id: 7 }, [], { ...row, id: 'kept' }, 7];
    const read = readReply(
      json(AssignedPatientPageDto),
      JSON.stringify({ ...sampleOfDto(AssignedPatientPageDto), patients }),
    );
    expect(read).toMatchObject({ ok: true, value: { value: { patients: [{ id: 'kept' }] }, unreadable: 3 } });
  });

  it.each([null, 7, 'x', []])('leaves out the row %p of a page', row => {
    const page = { ...sampleOfDto(AssignedPatientPageDto), patients: [row] };
    expect(readReply(json(AssignedPatientPageDto), JSON.stringify(page))).toMatchObject({
      ok: true,
      value: { value: { patients: [] }, unreadable: 1 },
    });
  });

  it('reports that an item lacks one of its own items', () => {
    const sample = sampleOfDto(ChatHistoryDto);
    const [first, second] = sample['chats'] as { readonly messages: readonly object[] }[];
    const chats = [{ ...first, messages: [...(first?.messages ?? []), { text: 7 }] }, second];
    expect(readReply(json(ChatHistoryDto), JSON.stringify({ ...sample, chats }))).toMatchObject({
      ok: true,
      value: { value: { chats: [{ ...first, couldNotCheck: ['messages'] }, second] }, unreadable: 0 },
    });
  });

  it('rejects a page with a fault outside its rows', () => {
    expect(
      readReply(json(AssignedPatientPageDto), JSON.stringify({ ...sampleOfDto(AssignedPatientPageDto), total: -1 })),
    ).toMatchObject({ ok: false });
  });
});
