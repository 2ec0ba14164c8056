import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';

describe('FindChat', () => {
  const looked = async (prepare: (tools: ReturnType<typeof chatSetUp>) => void) => {
    const tools = chatSetUp();
    prepare(tools);
    const isThere = await tools.findChat.execute('ana');
    return [isThere, tools.engine.engineCommandsOf('reloadSessions').length, tools.reported];
  };

  it('reloads the list when the chat exists', async () => {
    expect(await looked(({ summaries }) => void summaries.patients.set('ana', aSession().patient))).toEqual([
      true,
      1,
      [],
    ]);
  });

  it('logs a chat that does not exist, by its name in the catalogue, and does nothing else', async () => {
    expect(await looked(() => undefined)).toEqual([false, 0, ['CHAT_SUMMARY_NOT_FOUND']]);
  });

  it('is quiet where no answer came', async () => {
    expect(await looked(({ summaries }) => void (summaries.reachable = false))).toEqual([undefined, 0, []]);
  });
});
