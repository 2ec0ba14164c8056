import 'reflect-metadata';
import { readReply } from '@/infrastructure/http/client/readReply';
import { boolean, json, list, nothing, number, text } from '@/infrastructure/http/endpoints/endpoint';
import { MfaOptionDto } from '@/infrastructure/http/session/sessionDtos';

describe('readReply', () => {
  it.each([
    ['a number', number, '12', 12],
    ['a number with white space', number, '12\n', 12],
    ['a yes', boolean, 'true', true],
    ['a no', boolean, 'false', false],
    ['text', text, 'as it is', 'as it is'],
    ['nothing', nothing, 'ignored', undefined],
  ])('reads %s', (_name, reply, body, value) => {
    expect(readReply(reply, body)).toEqual({ ok: true, value });
  });

  it.each([
    ['an empty number', number, ''],
    ['words for a number', number, 'soon'],
    ['another word for a yes', boolean, 'yes'],
    ['no JSON', json(MfaOptionDto), '<html>'],
    ['a list for an object', json(MfaOptionDto), '[]'],
    ['an object for a list', list(MfaOptionDto), '{}'],
    ['a list with one wrong row', list(MfaOptionDto), '[{"id":"a","type":"totp"},{"id":"b","type":"carrier pigeon"}]'],
  ])('refuses %s', (_name, reply, body) => {
    expect(readReply(reply, body)).toMatchObject({ ok: false });
  });

  it('lets fields through that the contract does not know yet', () => {
    expect(readReply(json(MfaOptionDto), '{"id":"a","type":"totp","since":2026}')).toMatchObject({ ok: true });
  });
});
