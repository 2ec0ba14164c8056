import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { LoadScopes } from '@/application/access/LoadScopes';
import { WatchScopes } from '@/application/access/WatchScopes';
import { AccessStore } from '@/presentation/access/AccessStore';
import { CheckAgainNotice } from '@/presentation/app/routes/CheckAgainNotice';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { dropFocusOfDisabled } from '#test/support/dropFocusOfDisabled';
import { FakeAddressBar } from '#test/support/fakes/app/FakeAddressBar';
import { lastAccess } from '#test/support/builders/access/lastAccess';
import { ScopeCache } from '@/application/access/ScopeCache';
import { FakeScopeGateway } from '#test/support/fakes/access/FakeScopeGateway';
import { ScopeResetSignal } from '@/application/access/ScopeResetSignal';
import { SessionEvents } from '@/application/session/SessionEvents';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

/** The notice for a user without scopes, to whom the surveys were refused. */
async function checkAgainNotice(held: readonly string[] | 'unreachable') {
  const [gateway, cache, clock] = [new FakeScopeGateway(), new ScopeCache(), new ManualClock()];
  const load = new LoadScopes(gateway, cache, clock, lastAccess());
  const access = new AccessStore(
    new WatchScopes(
      load,
      cache,
      {
        events: new SessionEvents(),
        resets: new ScopeResetSignal(),
        addressBar: new FakeAddressBar('/surveys'),
      },
      clock,
    ),
    load,
  );
  const stops = [access.start(), dropFocusOfDisabled(document)];
  await load.execute();
  render(
    <MemoryRouter initialEntries={['/no']}>
      <Routes>
        <Route
          path="/no"
          element={<CheckAgainNotice access={access} refusal={{ needed: 'survey:get', from: '/surveys' }} />}
        />
        <Route path="/surveys" element={<h1>Surveys</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  gateway.held = held;
  gateway.holdBack();
  const button = screen.getByRole('button');
  await userEvent.setup().click(button);
  const answer = () => act(async () => gateway.release());
  return { button, answer, stop: () => act(() => stops.forEach(end => end())) };
}

describe('CheckAgainNotice', () => {
  beforeAll(() => loadTestTexts('app', 'access'));

  it.each([
    ['is still missing', [], 'We checked again. You still don’t have permission to view this page.'],
    ['could not be checked', 'unreachable', 'Couldn’t check your permissions. You haven’t lost any.'],
  ] as const)('says that the scope %s, and keeps the focus on its button', async (_, held, words) => {
    const { button, answer, stop } = await checkAgainNotice(held);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await answer();
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(button).toHaveFocus();
    stop();
  });

  it('leads to the page once the scope is granted', async () => {
    const { answer, stop } = await checkAgainNotice(['survey:get']);
    await answer();
    expect(screen.getByRole('heading', { name: 'Surveys' })).toBeInTheDocument();
    stop();
  });
});
