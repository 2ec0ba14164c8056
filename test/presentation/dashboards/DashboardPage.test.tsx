import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SILENT_AFTER_MS } from '@/domain/dashboards/renewalOf';
import { DashboardPage } from '@/presentation/dashboards/DashboardPage';
import { DashboardStore } from '@/presentation/dashboards/DashboardStore';
import { postToken } from '@/presentation/dashboards/postToken';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { FakeDashboardGateway } from '#test/support/fakes/dashboards/FakeDashboardGateway';
import { FakeEmbedFrames } from '#test/support/fakes/dashboards/FakeEmbedFrames';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const ORIGIN = 'https://boards.example';
beforeAll(() => loadTestTexts('dashboards', 'forms'));

/** The sent forms, and their targets. */
const sent: { readonly action: string; readonly method: string; readonly target: string; readonly token: string }[] =
  [];
beforeEach(() => {
  sent.length = 0;
  HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
    const { action, method, target } = this;
    sent.push({ action, method, target, token: new FormData(this).get('embedToken') as string });
  };
});

async function show(isConnected = true) {
  const clock = new ManualClock();
  const dashboards = new FakeDashboardGateway(ORIGIN).add('use', {
    ...{ title: 'Use of the service', filters: [{ column: 'generation', label: 'Chats', values: ['V1', 'V2'] }] },
  });
  dashboards.next = { expiresAt: clock.now() + 600_000, dataAsOf: clock.now() - 3 * 3_600_000 };
  const frames = new FakeEmbedFrames();
  const dashboard = () => new DashboardStore({ dashboards, frames, origin: ORIGIN, clock });
  const { container } = render(
    <MemoryRouter>
      <DashboardPage stores={{ isConnected, dashboard }} />
    </MemoryRouter>,
  );
  await act(async () => new Promise(resolve => setTimeout(resolve, 0)));
  return { clock, dashboards, frames, container, user: userEvent.setup() };
}

describe('the page of dashboards', () => {
  it('posts the token into the frame, and leaves no trace of it in the document', async () => {
    const { container } = await show();
    const frame = container.querySelector('iframe');
    expect(sent).toEqual([
      { action: `${ORIGIN}/embed/pages/use`, method: 'post', target: frame?.name, token: 'token-1' },
    ]);
    expect(document.documentElement.outerHTML).not.toContain('token-1');
    expect(frame?.getAttribute('src')).toBeNull();
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  });

  it('says how old the data are, and passes filters on', async () => {
    const { frames, user } = await show();
    act(() => frames.last.say({ kind: 'ready' }));
    expect(screen.getByText(/^Data up to .* \(3 h ago\)$/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Chats'), 'V2');
    expect(frames.last.applied.at(-1)).toEqual([{ column: 'generation', operator: 'IN', values: ['V2'] }]);
  });

  it('says when the dashboard does not answer, and links to the reports', async () => {
    const { clock, frames, user, container } = await show();
    act(() => clock.advance(SILENT_AFTER_MS));
    expect(screen.getByText(/didn’t answer within 20 seconds/)).toBeVisible();
    expect(screen.getByText(/It hasn’t answered since you opened this page/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open reports' })).toHaveAttribute('href', '/admin/reporting/reports');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    act(() => frames.last.say({ kind: 'ready' }));
    expect(screen.queryByText('The dashboard isn’t available')).toBeNull();
    expect(container.querySelector('iframe')).toBeVisible();
  });

  it('keeps the last picture with the time of the last answer', async () => {
    const { clock, frames, dashboards, container } = await show();
    act(() => frames.last.say({ kind: 'ready' }));
    act(() => frames.last.say({ kind: 'filtered' }));
    dashboards.planned.failNext('embedData', { kind: 'unreachable', status: 503 });
    await act(async () => clock.advance(540_000));
    expect(screen.getByText(/Last answer: .*You see the last picture/)).toBeVisible();
    expect(container.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('sends no request when no dashboard is connected', async () => {
    const { dashboards } = await show(false);
    expect(screen.getByText('No dashboards are connected')).toBeVisible();
    expect(dashboards.planned.calls).toEqual([]);
  });
});

describe('postToken', () => {
  it('leaves no form behind', () => {
    postToken(document, 'frame', `${ORIGIN}/embed/pages/use`, 'secret');
    expect([document.forms.length, sent.at(-1)?.token]).toEqual([0, 'secret']);
  });
});
