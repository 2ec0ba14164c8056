import 'reflect-metadata';
import { readReply } from '@/infrastructure/http/client/readReply';
import { boolean, json, list, nothing, number, text } from '@/infrastructure/http/endpoints/endpoint';
import { AssignedPatientPageDto } from '@/infrastructure/http/patients/assignedPatientDtos';
import { MfaOptionDto } from '@/infrastructure/http/session/sessionDtos';
import { ChatHistoryDto } from '@/infrastructure/http/chat/chatV1Dtos';
import { sampleOfDto } from '#test/support/builders/sampleOfDto';

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
    ['another word for a yes', boolean, 'yes'],
    ['no JSON', json(MfaOptionDto), '<html>'],
    ['a list for an object', json(MfaOptionDto), '[]'],
    ['an object for a list', list(MfaOptionDto), '{}'],
    ['an object with a wrong field', json(MfaOptionDto), '{"id":"b","type":"carrier pigeon"}'],
  ])('refuses %s', (_name, reply, body) => {
    expect(readReply(reply, body)).toMatchObject({ ok: false });
  });

  it('lets fields through that the contract does not know yet', () => {
    expect(readReply(json(MfaOptionDto), '{"id":"a","type":"totp","since":2026}')).toMatchObject({ ok: true });
  });

  it.each([
    ['a wrong field', '{"id":"b","type":"carrier pigeon"}', ['type']],
    ['no object', 'null', ['(object)']],
    ['a number', '7', ['(object)']],
    ['a list', '[]', ['(object)']],
  ])('leaves one row of a list out for %s and keeps the others', (_name, row, fields) => {
    const read = readReply(list(MfaOptionDto), `[{"id":"a","type":"totp"},${row},{"id":"c","type":"email"}]`);
    expect(read).toMatchObject({ ok: true, value: { value: [{ id: 'a' }, { id: 'c' }], unreadable: 1, fields } });
  });

  it.each([
    ['a wrong field', { unreadMessageCount: 'many' }, ['unreadMessageCount']],
    ['a wrong field of a part', { record: { highRisk: 'yes' } }, ['record']],
    ['a list where one part is meant', { record: [] }, ['record']],
    ['a list where one part of a part is meant', { record: { highRisk: true, activeChat: [] } }, ['record']],
  ])('leaves one row of a page out for %s', (_name, wrong, fields) => {
    const [first, second] = sampleOfDto(AssignedPatientPageDto)['patients'] as object[];
    const page = { ...sampleOfDto(AssignedPatientPageDto), patients: [{ ...first, ...wrong }, second] };
    const read = readReply(json(AssignedPatientPageDto), JSON.stringify(page));
    expect(read).toMatchObject({ ok: true, value: { value: { patients: [{ id: 'Sample' }] }, unreadable: 1, fields } });
  });

  it.each([null, 7, 'x', []])('leaves the row %p of a page out', row => {
    const page = { ...sampleOfDto(AssignedPatientPageDto), patients: [row] };
    expect(readReply(json(AssignedPatientPageDto), JSON.stringify(page))).toMatchObject({ ok: true, value: { value: { patients: [] }, unreadable: 1 } });
  });

  it('shows no item that is short of one of its own items', () => {
    const sample = sampleOfDto(ChatHistoryDto);
    const [first, second] = sample['chats'] as { readonly messages: readonly object[] }[];
    const chats = [{ ...first, messages: [...(first?.messages ?? []), { text: 7 }] }, second];
    expect(readReply(json(ChatHistoryDto), JSON.stringify({ ...sample, chats }))).toMatchObject({ ok: true, value: { value: { chats: [second] }, unreadable: 1 } });
  });

  it('refuses a page that is wrong outside its rows', () => {
    expect(readReply(json(AssignedPatientPageDto), JSON.stringify({ ...sampleOfDto(AssignedPatientPageDto), total: -1 }))).toMatchObject({ ok: false });
  });
});
