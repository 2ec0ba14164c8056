import 'reflect-metadata';
import { DashboardProvider } from '#sandbox/dashboards/DashboardProvider';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { securityHeaders } from '#sandbox/server/securityHeaders';
import { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { AxiosDashboardGateway } from '@/infrastructure/http/dashboards/AxiosDashboardGateway';
import type { EmbedData } from '@/domain/dashboards/DashboardView';

const clock = new OffsetClock();
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10, clock });
}, 60_000);
afterEach(() => sandbox.faults.set({ reset: true }));
afterAll(() => sandbox.stop());

async function embed(viewId = 'service-use'): Promise<EmbedData> {
  const answer = await new AxiosDashboardGateway(sandboxClient(sandbox, 'staff-farah').client).embedData(viewId);
  if (!answer.ok) throw new Error(answer.failure.kind);
  return answer.value;
}

const post = (url: string, embedToken: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ embedToken }) });

describe('the stand-in for the dashboard provider', () => {
  it('has its own origin, and allows frames only in the staff dashboard', async () => {
    const { url, token } = await embed();
    const opened = await post(url, token);
    expect([opened.status, new URL(url).origin === sandbox.origin]).toEqual([200, false]);
    expect(opened.headers.get('content-security-policy')).toContain(`frame-ancestors ${sandbox.origin}`);
    expect(await opened.text()).toContain('Open chats, V2');
  });

  it('hides numbers about fewer than 8 people, as reports do', async () => {
    const figure = { label: 'Chats', count: 9, by: {} };
    const provider = new DashboardProvider({
      ...{ clock, origin: () => 'http://provider.example', fault: () => 'none' as const },
      sources: [
        ...[{ viewId: 'v', title: 'V', filters: [], read: () => [7, 8].map(people => ({ ...figure, people })) }],
      ],
    });
    const token = provider.embed('v')?.embedToken ?? '';
    expect(provider.open('v', token)?.figures).toEqual([
      { ...figure, count: '*' },
      { ...figure, count: 10 },
    ]);
  });

  it('accepts a token once, for its dashboard, until it expires', async () => {
    const { url, token, expiresAt } = await embed();
    expect((await post(url.replace('service-use', 'survey-answers'), token)).status).toBe(403);
    expect((await post(url, token)).status).toBe(403);
    const other = await embed();
    expect((await post(url, other.token)).status).toBe(200);
    expect((await post(url, other.token)).status).toBe(403);
    const late = await embed();
    clock.offsetMs += expiresAt - clock.now() + 60_000;
    expect((await post(url, late.token)).status).toBe(403);
    expect((await post(url, 'made-up')).status).toBe(403);
  });

  it('rejects an address that carries a token', async () => {
    const { url, token } = await embed();
    expect((await fetch(`${url}?embedToken=${token}`)).status).toBe(404);
    expect((await post(`${url}?embedToken=${token}`, token)).status).toBe(404);
    expect((await fetch(url)).status).toBe(404);
  });

  it.each([
    ['refusing', 403],
    ['expired', 403],
  ] as const)('refuses while it is %s', async (dashboards, status) => {
    sandbox.faults.set({ dashboards });
    const { url, token } = await embed();
    expect((await post(url, token)).status).toBe(status);
  });

  it('cuts the connection while it is dead', async () => {
    sandbox.faults.set({ dashboards: 'dead' });
    const { url, token } = await embed();
    await expect(post(url, token)).rejects.toThrow();
  });

  it('shows no number of fewer than eight people', async () => {
    const { url, token } = await embed();
    const written = /data-figures="([^"]*)"/.exec(await (await post(url, token)).text())?.[1] ?? '';
    const figures = JSON.parse(written.replace(/&#34;/g, '"')) as readonly { readonly count: number | '*' }[];
    expect(figures.every(({ count }) => count === '*' || count % 5 === 0)).toBe(true);
  });

  it('says when its numbers were read, which happens once an hour', async () => {
    const first = await embed();
    clock.offsetMs += 30 * 60_000;
    expect((await embed()).dataAsOf).toBe(first.dataAsOf);
    clock.offsetMs += 31 * 60_000;
    expect((await embed()).dataAsOf).toBeGreaterThan(first.dataAsOf ?? Infinity);
  });

  it('is named in the settings of the staff dashboard', async () => {
    const settings = (await (await fetch(`${sandbox.origin}/environment.json`)).json()) as {
      readonly dashboards: { readonly embedOrigin: string };
    };
    expect(new URL((await embed()).url).origin).toBe(settings.dashboards.embedOrigin);
  });
});

describe('the content security policy', () => {
  const policy = (embedOrigin?: string) =>
    securityHeaders('localhost:4200', embedOrigin)['Content-Security-Policy'] ?? '';

  it('allows forms and frames to the origin of the settings', () => {
    expect(policy('https://boards.example')).toContain("form-action 'self' https://boards.example");
    expect(policy('https://boards.example')).toContain('frame-src https://boards.example');
  });

  it('is unchanged without such an origin', () => {
    expect(policy()).toContain("form-action 'self';");
    expect(policy()).not.toContain('frame-src');
  });
});
