import { REPORT_PAUSE_MS, ReportError } from '@/application/errorReporting/ReportError';
import { FakeErrorReportGateway } from '#test/support/fakes/FakeErrorReportGateway';
import { FakeSessionVault } from '#test/support/fakes/FakeSessionVault';
import { ManualClock } from '#test/support/fakes/ManualClock';

const ann = { uid: 'ann', email: 'ann@staff.example' };

async function report(error: unknown, vault = new FakeSessionVault({ user: ann, cookie: 'secret-cookie' })) {
  const gateway = new FakeErrorReportGateway();
  await new ReportError(gateway, vault, new ManualClock()).execute({ error, context: 'shell' });
  const [sent] = gateway.sent;
  if (sent === undefined) throw new Error('Nothing was sent.');
  return sent;
}

describe('ReportError', () => {
  it('names the person by their id and the place by its name', async () => {
    expect(await report(new TypeError('x'))).toMatchObject({ user: 'ann', context: 'shell', message: 'TypeError' });
  });

  it('names nobody while nobody is signed in', async () => {
    expect(await report(new Error('x'), new FakeSessionVault())).not.toHaveProperty('user');
  });

  it('never repeats the words of an error, which may quote a patient', async () => {
    const error = new Error('Could not save "I feel awful" of pat@home.example');
    expect(JSON.stringify(await report(error))).not.toMatch(/awful|pat@home|ann@staff|secret-cookie/);
  });

  it('cuts queries and anchors off the addresses in a stack', async () => {
    const error = new Error('x');
    error.stack = 'Error: x\n    at send (https://dashboard.example/assets/main.js?note=private#top:10:5)';
    expect((await report(error)).stack).toBe('    at send (https://dashboard.example/assets/main.js:10:5)');
  });

  it('passes on templates and codes, which hold no values', async () => {
    const fault = Object.assign(new Error('ignored'), { name: 'BackendFault', code: 'storage/quota', template: 'GET /time answered 500' });
    expect((await report(fault)).message).toBe('BackendFault (storage/quota): GET /time answered 500');
  });

  it('sends one report a minute for each context', async () => {
    const gateway = new FakeErrorReportGateway();
    const clock = new ManualClock();
    const reportError = new ReportError(gateway, new FakeSessionVault(), clock);
    const twice = async () => {
      await reportError.execute({ error: new Error('x'), context: 'shell' });
      await reportError.execute({ error: new Error('x'), context: 'chat' });
    };
    await twice();
    await twice();
    expect(gateway.sent.map(({ context }) => context)).toEqual(['shell', 'chat']);
    clock.advance(REPORT_PAUSE_MS);
    await twice();
    expect(gateway.sent).toHaveLength(4);
  });

  it('keeps quiet when support cannot be reached', async () => {
    const unreachable = { send: () => Promise.reject(new Error('no network')) };
    await expect(new ReportError(unreachable, new FakeSessionVault(), new ManualClock()).execute({ error: new Error('x'), context: 'shell' })).resolves.toBeUndefined();
  });

  it('says what kind of thing was thrown when it was no error', async () => {
    expect((await report('a secret')).message).toBe('thrown: string');
  });
});
