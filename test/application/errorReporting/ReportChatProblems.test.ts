import { ReportChatProblems } from '@/application/errorReporting/ReportChatProblems';
import { UnreadableItems } from '@/application/errorReporting/UnreadableItems';
import { REPORT_BATCH_MS, ReportError } from '@/application/errorReporting/ReportError';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { FakeErrorReportGateway } from '#test/support/fakes/errorReporting/FakeErrorReportGateway';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

function setUp() {
  const engine = new FakeChatEngine();
  const gateway = new FakeErrorReportGateway();
  const clock = new ManualClock();
  const unreadable = new UnreadableItems();
  const reportError = new ReportError({
    gateway,
    vault: new FakeSessionVault(),
    log: { recent: () => [] },
    clock,
    reauthentication: new FakeReauthentication(),
  });
  const stop = new ReportChatProblems(engine, reportError, unreadable).execute();
  const sent = async () => {
    clock.advance(REPORT_BATCH_MS);
    await new Promise<void>(resolve => setImmediate(resolve));
    return gateway.sent;
  };
  return { engine, sent, stop, unreadable };
}

describe('ReportChatProblems', () => {
  it('counts list items that the engine could not read', () => {
    const { engine, unreadable } = setUp();
    const totals: number[] = [];
    unreadable.watch(total => totals.push(total));
    engine.emit({ type: 'unreadable', call: 'GET /therapist/chats', items: 2 });
    engine.emit({ type: 'unreadable', call: 'GET /therapist/chats', items: 0 });
    expect(totals).toEqual([0, 2, 0]);
  });

  it('reports an event that the engine could not read, by its template', async () => {
    const { engine, sent } = setUp();
    engine.emit({ type: 'problem', message: 'A chat event is not what the contract says.' });
    expect(await sent()).toMatchObject([
      { context: 'chat', message: 'ChatEngineError: A chat event is not what the contract says.' },
    ]);
  });

  it('reports a crash without its text', async () => {
    const { engine, sent } = setUp();
    engine.emit({ type: 'crashed', message: 'could not parse "I feel awful"' });
    expect(await sent()).toMatchObject([{ context: 'chat', message: 'GOCORE_RUNTIME_EXCEPTION' }]);
    expect(JSON.stringify(await sent())).not.toContain('awful');
  });

  it('reports nothing else, and nothing once it is stopped', async () => {
    const { engine, sent, stop } = setUp();
    engine.emit({ type: 'core', version: '0.105.0' });
    stop();
    engine.emit({ type: 'problem', message: 'late' });
    expect(await sent()).toEqual([]);
  });
});
