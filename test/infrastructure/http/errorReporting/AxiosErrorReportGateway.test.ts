import 'reflect-metadata';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { AxiosErrorReportGateway } from '@/infrastructure/http/errorReporting/AxiosErrorReportGateway';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { startScriptedServer } from '#test/support/servers/startScriptedServer';

async function setUp(status: number) {
  const server = await startScriptedServer(() => ({ status, body: 'Unauthorised' }));
  const reauthentication = new FakeReauthentication();
  const session = new FakeSessionVault({ user: { uid: 'ann', email: 'ann@staff.example' }, cookie: 'c' });
  const reports: string[] = [];
  const report = ({ template }: { readonly template: string }): void => void reports.push(template);
  const backend = new AxiosBackendClient({ baseUrl: server.url, session, reauthentication, report });
  return { ...server, reauthentication, reports, gateway: new AxiosErrorReportGateway(backend) };
}

describe('AxiosErrorReportGateway', () => {
  it('sends the report unchanged, with its log', async () => {
    const { gateway, seen, stop } = await setUp(204);
    await gateway.send({ message: 'TypeError', context: 'shell', user: 'ann', logBuffer: ['info: started'] });
    await stop();
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      message: 'TypeError',
      context: 'shell',
      user: 'ann',
      logBuffer: ['info: started'],
    });
  });

  it.each([401, 500])('drops a report that is answered with %d, without a prompt or another report', async status => {
    const { gateway, reauthentication, reports, seen, stop } = await setUp(status);
    await gateway.send({ message: 'TypeError', context: 'shell', logBuffer: [] });
    await stop();
    expect([seen.length, reauthentication.asked, reports]).toEqual([1, 0, []]);
  });
});
