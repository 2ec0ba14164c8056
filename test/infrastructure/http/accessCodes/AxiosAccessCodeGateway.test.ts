import 'reflect-metadata';
import { AxiosAccessCodeGateway } from '@/infrastructure/http/accessCodes/AxiosAccessCodeGateway';
import { AccessCodeDetailsDto } from '@/infrastructure/http/accessCodes/accessCodeDtos';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { sampleOfDto } from '#test/support/builders/kernel/sampleOfDto';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { type ScriptedAnswer, startScriptedServer } from '#test/support/servers/startScriptedServer';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map(stop => stop()));
});

async function reading(answer: ScriptedAnswer, generation: 'v1' | 'v2') {
  const server = await startScriptedServer(() => answer);
  stops.push(server.stop);
  const backend = new AxiosBackendClient({
    baseUrl: server.url,
    session: new FakeSessionVault({ user: { uid: 'ann', email: 'ann@staff.example' }, cookie: 'c' }),
    reauthentication: new FakeReauthentication(),
    report: () => undefined,
  });
  return new AxiosAccessCodeGateway(backend).read({ code: 'MILL-1', generation });
}

const body = JSON.stringify(sampleOfDto(AccessCodeDetailsDto));
const unreadable = { ok: false, failure: { kind: 'unreachable', unreadable: true } };

describe('AxiosAccessCodeGateway.read', () => {
  it.each(['v1', 'v2'] as const)('reports an answer of %s as unreadable', async generation => {
    expect(await reading({ body: '<!doctype html>' }, generation)).toEqual(unreadable);
    expect(await reading({ body: '{"code":7}' }, generation)).toEqual(unreadable);
  });

  it('reports a V2 code without a version as unreadable, because no one could change it', async () => {
    expect(await reading({ body }, 'v2')).toEqual(unreadable);
    expect(await reading({ body, headers: { etag: '"1"' } }, 'v2')).toMatchObject({
      ok: true,
      value: { version: '"1"' },
    });
    expect(await reading({ body }, 'v1')).toMatchObject({ ok: true });
  });

  it('reports a missing answer or a refusal as such', async () => {
    expect(await reading({ status: 503, body: 'Unavailable' }, 'v2')).toEqual({
      ok: false,
      failure: { kind: 'unreachable', status: 503 },
    });
    expect(await reading({ status: 404, body: 'CodeUnknown' }, 'v2')).toEqual({
      ok: false,
      failure: { kind: 'notFound' },
    });
  });
});
