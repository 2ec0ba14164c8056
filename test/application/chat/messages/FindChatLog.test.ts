import { FindChatLog } from '@/application/chat/messages/FindChatLog';
import { aChatLog } from '#test/support/builders/chat/aChatLog';
import { FakeChatLogGateway } from '#test/support/fakes/chat/FakeChatLogGateway';

describe('FindChatLog', () => {
  it.each([
    [' p-7 ', 'id p-7'],
    ['p-7\u200b', 'id p-7'],
    ['ana@patient.example', 'email ana@patient.example'],
  ])('searches %j as %s', async (typed, asked) => {
    const gateway = new FakeChatLogGateway([aChatLog()]);
    expect(await new FindChatLog(gateway).execute(typed)).toEqual({ ok: true, value: aChatLog() });
    expect(gateway.asked).toEqual([asked]);
  });

  it('rejects an id that is a path segment such as ".."', async () => {
    const gateway = new FakeChatLogGateway();
    expect(await new FindChatLog(gateway).execute('..')).toEqual({ ok: false, failure: { kind: 'noSuchPatient' } });
    expect(gateway.asked).toEqual([]);
  });

  it('rejects empty input', async () => {
    const gateway = new FakeChatLogGateway();
    expect(await new FindChatLog(gateway).execute('  ')).toEqual({ ok: false, failure: { kind: 'nothingTyped' } });
    expect(gateway.asked).toEqual([]);
  });
});
