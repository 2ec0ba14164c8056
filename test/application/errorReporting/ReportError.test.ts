import { REPORT_BATCH_MS, REPORT_PAUSE_MS, ReportError, UNCAUGHT } from '@/application/errorReporting/ReportError';
import { FakeErrorReportGateway } from '#test/support/fakes/errorReporting/FakeErrorReportGateway';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const ann = { uid: 'ann', email: 'ann@staff.example' };
const settled = () => new Promise<void>(resolve => setImmediate(resolve));

function setUp(vault = new FakeSessionVault({ user: ann, cookie: 'secret-cookie' }), log: readonly string[] = []) {
  const gateway = new FakeErrorReportGateway();
  const clock = new ManualClock();
  const reauthentication = new FakeReauthentication();
  const reportError = new ReportError({ gateway, vault, log: { recent: () => log }, clock, reauthentication });
  const after = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await settled();
  };
  return { gateway, clock, reauthentication, reportError, after };
}

async function report(error: unknown, vault?: FakeSessionVault, log?: readonly string[]) {
  const { gateway, reportError, after } = setUp(vault, log);
  reportError.execute({ error, context: 'shell' });
  await after(REPORT_BATCH_MS);
  const [sent] = gateway.sent;
  if (sent === undefined) throw new Error('Nothing was sent.');
  return sent;
}

describe('ReportError', () => {
  it('names the user by id and the place by name', async () => {
    expect(await report(new TypeError('x'))).toMatchObject({ user: 'ann', context: 'shell', message: 'TypeError' });
  });

  it('contains no user while no one is signed in', async () => {
    expect(await report(new Error('x'), new FakeSessionVault())).not.toHaveProperty('user');
  });

  it('never repeats the text of an error, which may quote a patient', async () => {
    const error = new Error('Could not save "I feel awful" of pat@home.example');
    expect(JSON.stringify(await report(error))).not.toMatch(/awful|pat@home|ann@staff|secret-cookie/);
  });

  it('removes queries and anchors from the addresses in a stack', async () => {
    const error = new Error('x');
    error.stack = 'Error: x\n    at send (https://dashboard.example/assets/main.js?note=private#top:10:5)';
    expect((await report(error)).stack).toBe('    at send (https://dashboard.example/assets/main.js:10:5)');
  });

  it.each([
    ['a message that looks like a frame', 'at 10:30 I feel awful\n    at pat@home.example:10:5'],
    ['a message like a line of a Firefox stack', 'awful@home:10:5'],
    ['a message that is a whole frame', 'x\n    at awful (https://dashboard.example/assets/main.js:1:1)'],
  ])('keeps only the frames of a stack, not %s', async (_, message) => {
    const error = new Error(message);
    error.stack =
      `Error: ${message}\n` +
      '    at async Store.save [as run] (https://dashboard.example/assets/main.js:10:5)\n' +
      '    at I feel awful at 10:30:05';
    const sent = await report(error);
    expect(sent.stack).toBe('    at async Store.save [as run] (https://dashboard.example/assets/main.js:10:5)');
    expect(JSON.stringify(sent)).not.toMatch(/awful|pat@home/);
  });

  it('reads Firefox stack frames, and accepts no sentence as an error name', async () => {
    const error = Object.assign(new Error('x'), { name: 'I feel awful' });
    error.stack =
      'send@https://dashboard.example/assets/main.js?note=private:10:5\n@https://dashboard.example/assets/main.js:1:2';
    expect(await report(error)).toMatchObject({
      message: 'Error',
      stack:
        '    at send (https://dashboard.example/assets/main.js:10:5)\n' +
        '    at https://dashboard.example/assets/main.js:1:2',
    });
  });

  it('reports templates and codes, which contain no values', async () => {
    const fault = Object.assign(new Error('ignored'), {
      name: 'BackendAnswerError',
      code: 'storage/quota',
      template: 'GET /time answered 500',
    });
    expect((await report(fault)).message).toBe('BackendAnswerError (storage/quota): GET /time answered 500');
  });

  it('adds the last lines of the log, without addresses and queries', async () => {
    const log = ['info: version 1.2.3', 'warn: https://dashboard.example/patients?name=Pat of pat@home.example'];
    expect((await report(new Error('x'), undefined, log)).logBuffer).toEqual([
      'info: version 1.2.3',
      'warn: https://dashboard.example/patients of (address)',
    ]);
  });

  it('collects errors until none came for a second, then sends them in order', async () => {
    const { gateway, reportError, after } = setUp();
    reportError.execute({ error: new Error('x'), context: 'shell' });
    await after(REPORT_BATCH_MS - 1);
    reportError.execute({ error: new Error('x'), context: 'chat' });
    await after(REPORT_BATCH_MS - 1);
    expect(gateway.sent).toEqual([]);
    await after(1);
    expect(gateway.sent.map(({ context }) => context)).toEqual(['shell', 'chat']);
  });

  it('sends one report a minute for each context', async () => {
    const { gateway, reportError, after } = setUp();
    const fail = (): void => {
      reportError.execute({ error: new Error('x'), context: 'shell' });
      reportError.execute({ error: new Error('x'), context: 'chat' });
    };
    fail();
    await after(REPORT_BATCH_MS);
    fail();
    await after(REPORT_PAUSE_MS - REPORT_BATCH_MS - 1);
    fail();
    expect(gateway.sent.map(({ context }) => context)).toEqual(['shell', 'chat']);
    await after(1);
    fail();
    await after(REPORT_BATCH_MS);
    expect(gateway.sent).toHaveLength(4);
  });

  it('sends two different uncaught errors, and a repeated one once', async () => {
    const { gateway, reportError, after } = setUp();
    const at = (error: Error, line: number): Error =>
      Object.assign(error, { stack: `Error: ${error.message}\n    at show (https://staff.example/main.js:${line}:1)` });
    const [first, other] = [at(new TypeError('x'), 1), at(new RangeError('x'), 1)];
    for (const error of [first, other, first, at(new TypeError('x'), 2)])
      reportError.execute({ error, context: UNCAUGHT });
    await after(REPORT_BATCH_MS);
    expect(gateway.sent.map(({ message }) => message)).toEqual(['TypeError', 'RangeError', 'TypeError']);
  });

  it('is not silenced by a clock that was set back', async () => {
    const { gateway, clock, reportError, after } = setUp();
    reportError.execute({ error: new Error('x'), context: 'shell' });
    await after(REPORT_BATCH_MS);
    clock.sleep(-3_600_000);
    reportError.execute({ error: new Error('x'), context: 'shell' });
    await after(REPORT_BATCH_MS);
    expect(gateway.sent).toHaveLength(2);
  });

  it('continues with the next report when one cannot be sent', async () => {
    const { clock } = setUp();
    const tried: string[] = [];
    const gateway = {
      send: ({ context }: { readonly context: string }) => Promise.reject(new Error(String(tried.push(context)))),
    };
    const reportError = new ReportError({
      gateway,
      vault: new FakeSessionVault(),
      log: { recent: () => [] },
      clock,
      reauthentication: new FakeReauthentication(),
    });
    reportError.execute({ error: new Error('x'), context: 'shell' });
    reportError.execute({ error: new Error('x'), context: 'chat' });
    clock.advance(REPORT_BATCH_MS);
    await settled();
    expect(tried).toEqual(['shell', 'chat']);
  });

  it.each([
    ['sends it after the same user has logged in', 'samePerson', 1],
    ['drops it when another user logs in', 'anotherPerson', 0],
    ['drops it when the user signs out', 'abandoned', 0],
  ] as const)('makes no call while the session has ended, and %s', async (_, outcome, sent) => {
    const { gateway, reauthentication, reportError, after } = setUp();
    reportError.execute({ error: new Error('x'), context: 'chat' });
    void reauthentication.renew('sessionEnded');
    await after(REPORT_BATCH_MS);
    expect(gateway.sent).toEqual([]);
    reauthentication.answer(outcome);
    await settled();
    expect(gateway.sent).toHaveLength(sent);
  });

  it('reports the type of a thrown value that is not an error', async () => {
    expect((await report('a secret')).message).toBe('thrown: string');
  });
});
