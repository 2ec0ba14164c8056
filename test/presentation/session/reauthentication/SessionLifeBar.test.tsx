import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportedSessionEnd } from '@/application/session/ReportedSessionEnd';
import { StaySignedIn } from '@/application/session/StaySignedIn';
import { WatchSessionLife } from '@/application/session/WatchSessionLife';
import { SessionLifeBar } from '@/presentation/session/reauthentication/SessionLifeBar';
import { SessionLifeStore } from '@/presentation/session/reauthentication/SessionLifeStore';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { sessionTools } from '#test/support/builders/session/sessionTools';
import { dropFocusOfDisabled } from '#test/support/dropFocusOfDisabled';

/** The session ends in two minutes, and the browser has forgotten who is signed in. */
function show() {
  const { vault, clock, identity, openSession, ann } = sessionTools();
  vault.save({ user: ann, cookie: 'c', since: clock.now() });
  const reportedEnd = new ReportedSessionEnd();
  const store = new SessionLifeStore({
    watchSessionLife: new WatchSessionLife(vault, reportedEnd, clock),
    staySignedIn: new StaySignedIn(identity, openSession),
    onEnd: () => undefined,
    clock,
    serverClock: clock,
  });
  const stops = [store.start(), dropFocusOfDisabled(document)];
  reportedEnd.record('c', clock.now() + 2 * 60_000);
  render(<SessionLifeBar store={store} />);
  const stop = () => act(() => stops.forEach(end => end()));
  return { store, stop, user: userEvent.setup() };
}

describe('SessionLifeBar', () => {
  beforeAll(() => loadTestTexts('app'));

  it('keeps the focus on its button when the session could not be extended', async () => {
    const { store, stop, user } = show();
    await user.click(screen.getByRole('button'));
    expect([store.failed, store.busy]).toEqual([true, false]);
    expect(screen.getByRole('button')).toHaveFocus();
    stop();
  });

  it('warns of the end, and says when the session could not be extended', async () => {
    const { stop, user } = show();
    const region = screen.getByRole('status', { name: 'Session' });
    expect(region).toHaveTextContent('Your session ends in 2 min. Nothing you typed is lost.');
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(region).toHaveTextContent('Couldn’t extend your session. You’ll be asked to log in again when it ends.');
    stop();
  });
});
