import { ReportChatProblems } from '@/application/errorReporting/ReportChatProblems';
import { ReportError } from '@/application/errorReporting/ReportError';
import { FakeChatEngine } from '#test/support/fakes/FakeChatEngine';
import { FakeErrorReportGateway } from '#test/support/fakes/FakeErrorReportGateway';
import { FakeSessionVault } from '#test/support/fakes/FakeSessionVault';
import { ManualClock } from '#test/support/fakes/ManualClock';

function setUp() {
  const engine = new FakeChatEngine();
  const gateway = new FakeErrorReportGateway();
  const stop = new ReportChatProblems(engine, new ReportError(gateway, new FakeSessionVault(), new ManualClock())).execute();
  return { engine, gateway, stop };
}

describe('ReportChatProblems', () => {
  it('tells support what an engine could not read, by its template', () => {
    const { engine, gateway } = setUp();
    engine.report({ type: 'problem', message: 'A chat event is not what the contract says.' });
    expect(gateway.sent).toMatchObject([{ context: 'chat', message: 'ChatProblem: A chat event is not what the contract says.' }]);
  });

  it('tells support of a breakdown without its words', () => {
    const { engine, gateway } = setUp();
    engine.report({ type: 'crashed', message: 'could not parse "I feel awful"' });
    expect(gateway.sent).toMatchObject([{ context: 'chat', message: 'GOCORE_RUNTIME_EXCEPTION' }]);
    expect(JSON.stringify(gateway.sent)).not.toContain('awful');
  });

  it('keeps everything else to itself, and everything once stopped', () => {
    const { engine, gateway, stop } = setUp();
    engine.report({ type: 'core', version: '0.105.0' });
    stop();
    engine.report({ type: 'problem', message: 'late' });
    expect(gateway.sent).toEqual([]);
  });
});
