import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { PatientTimeline, type PatientTimelineProps } from '@/presentation/patients/timeline/PatientTimeline';
import { LockedPage } from '@/presentation/session/reauthentication/LockedPage';
import { anAppointment } from '#test/support/builders/patients/appointmentTools';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { aPrintSubject } from '#test/support/builders/patients/aPrintSubject';
import { historyTools } from '#test/support/builders/patients/historyTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { settled } from '#test/support/settled';

beforeAll(() => loadTestTexts('patients', 'patientTimeline', 'app', 'forms'));

function show(access: PatientTimelineProps['access'] = 'write', onRefresh?: () => void) {
  const tools = historyTools();
  const user = userEvent.setup();
  const draw = () =>
    settled(() =>
      render(
        <MemoryRouter>
          <PatientTimeline
            {...{ access, onRefresh }}
            open={() => tools.actions}
            name="Ana Lima"
            printSubject={aPrintSubject}
            recordPath="/record"
          />
        </MemoryRouter>,
      ),
    );
  return { ...tools, user, draw };
}

const rows = () => within(screen.getByRole('list', { name: 'Entries, the newest first' })).getAllByRole('article');

const DAY = 86_400_000;
const inDays = (now: number, momentId: string, days: number) =>
  anAppointment(momentId, new Date(now + days * DAY).toISOString());

describe('the timeline of a patient', () => {
  it('shows a deleted entry as a mark, and a flagged answer as an alarm', async () => {
    const { draw, history } = show();
    const { note: _, ...bare } = aMoment({
      momentId: 'gone',
      deleted: { at: Date.UTC(2026, 10, 19, 12), by: { userId: 'u-cleo', name: 'Cleo Park' } },
    });
    history.put(
      bare,
      aMoment({ momentId: 'q', type: 'phq9', at: Date.UTC(2026, 10, 18, 12), items: [1, 1, 1, 1, 1, 1, 1, 1, 2] }),
    );
    await draw();
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toHaveTextContent('Deleted by Cleo Park, 19 Nov 2026');
    expect(rows()[1]).toHaveTextContent('Total 10 of 27: moderate');
    expect(rows()[1]).toHaveTextContent('Item 9: more than half the days');
  });

  it('says when a late entry was recorded', async () => {
    const { draw, history } = show();
    const at = Date.UTC(2026, 10, 18, 12);
    history.put(
      aMoment({ momentId: 'late', at, recordedAt: at + 2 * DAY }),
      aMoment({ momentId: 'soon', at: at - 60_000, recordedAt: at }),
    );
    await draw();
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toHaveTextContent(/Recorded .*20 Nov 2026/);
    expect(rows()[1]).not.toHaveTextContent('Recorded');
  });

  it('groups the check-ups of one day in one row, each with its values and actions', async () => {
    const { draw, history } = show();
    const at = Date.UTC(2026, 10, 18, 20);
    const hour = 3_600_000;
    const { note: _, ...bare } = aMoment();
    const checkup = (momentId: string, hours: number, mood: number) => ({
      ...bare,
      momentId,
      type: 'checkup' as const,
      at: at - hours * hour,
      reading: { mood, stress: 6, sleepHours: 7 },
    });
    history.put(checkup('c-1', 0, 1), checkup('c-2', 10, 4), checkup('c-3', 30, 5));
    history.put(aMoment({ momentId: 'n-1', at: at - 5 * hour }));
    await draw();
    await waitFor(() => expect(rows()).toHaveLength(4));
    const items = within(screen.getByRole('list', { name: 'Entries, the newest first' })).getAllByRole('listitem');
    expect(items.map(item => within(item).getAllByRole('article').length)).toEqual([2, 1, 1]);
    expect(items[0]).toHaveTextContent(/Mood 1 of 10 Stress 6 of 10 Sleep 7 h.*Mood 4 of 10/);
    expect(within(items[0] ?? document.body).getAllByRole('button', { name: /^Delete: Check-up/ })).toHaveLength(2);
  });

  it('says that a change of a description could not be read, and never that there are none', async () => {
    const { draw, history, user } = show();
    history.put(aMoment());
    history.unreadableChanges = 1;
    await draw();
    await user.click(await screen.findByRole('button', { name: /^Show description/ }));
    expect(
      await screen.findByText('1 change couldn’t be read and isn’t shown. We’ve reported it.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('No changes yet', { exact: false })).toBeNull();
  });

  it('names the selected kinds, and can show all again', async () => {
    const { draw, user } = show();
    await draw();
    const choose = async (...kinds: readonly string[]) => {
      await user.click(screen.getByRole('button', { name: /^Kind of entry/ }));
      for (const kind of kinds) await user.click(await screen.findByRole('checkbox', { name: kind }));
      const chosen = screen.getAllByRole('checkbox', { checked: true }).map(box => box.parentElement?.textContent);
      await user.keyboard('{Escape}');
      return chosen;
    };
    expect(await choose('Risk', 'Notes')).toEqual(['Notes', 'Risk']);
    expect(screen.getByRole('button', { name: /^Kind of entry/ })).toHaveTextContent('Kind of entry: Risk, Notes');
    await choose('CGI');
    expect(screen.getByRole('button', { name: /^Kind of entry/ })).toHaveTextContent('Kind of entry: 3 kinds');
    await user.click(screen.getByRole('button', { name: 'Show all kinds' }));
    expect(screen.getByRole('button', { name: /^Kind of entry/ })).toHaveTextContent(/^Kind of entry$/);
  });

  it('does not look empty when it could not be loaded', async () => {
    const { draw, history, user } = show();
    history.planned.failNext('page', { kind: 'unreachable' });
    await draw();
    expect(await screen.findByText(/There may be entries that aren’t shown/)).toBeInTheDocument();
    expect(screen.queryByText('Nothing has been recorded yet.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing has been recorded yet.')).toBeInTheDocument();
  });

  it('renders few of very many moments', async () => {
    const { draw, history, actions: desk } = show();
    history.put(
      ...Array.from({ length: 400 }, (_, index) =>
        aMoment({ momentId: `m-${String(index)}`, at: Date.UTC(2026, 10, 19) - index * 3_600_000 }),
      ),
    );
    await draw();
    for (let page = 0; page < 7; page += 1) {
      await waitFor(() => expect(desk.timeline.older).toBe('idle'));
      await settled(() => desk.timeline.loadOlder());
    }
    await waitFor(() => expect(desk.timeline.entries.length).toBeGreaterThanOrEqual(400));
    expect(rows().length).toBeLessThan(30);
  });

  it.each(['read', 'unknown'] as const)('offers no changes with this access: %s', async access => {
    const { draw, history } = show(access);
    history.put(aMoment());
    await draw();
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByLabelText(/^New note/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  });

  it('shows the full content of a moment, even to a user who may only read', async () => {
    const { draw, history, user } = show('read');
    history.put(aMoment({ type: 'journal', text: 'A long day.' }));
    await draw();
    await waitFor(() => expect(rows()).toHaveLength(1));
    history.put(aMoment({ type: 'journal', text: 'A long day, and a longer night.' }));
    await user.click(screen.getByRole('button', { name: /^Show full content: Journal/ }));
    expect(
      await within(await screen.findByRole('dialog')).findByText('A long day, and a longer night.'),
    ).toBeInTheDocument();
  });

  it('shows the note field as one line until it gets the focus, and then keeps it open', async () => {
    const { draw, user } = show();
    await draw();
    const note = await screen.findByLabelText('New note about Ana Lima');
    expect(screen.queryByRole('button', { name: 'Save note' })).not.toBeInTheDocument();
    await user.click(note);
    expect(screen.getByRole('button', { name: 'Save note' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.getByRole('button', { name: 'Save note' })).toBeInTheDocument();
  });

  it('never collapses a restored note', async () => {
    const { draw, actions: desk } = show();
    desk.note.write('Called her sister.');
    await draw();
    expect(await screen.findByDisplayValue('Called her sister.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save note' })).toBeInTheDocument();
  });

  it('separates future from past entries by today, and shows only the next appointment', async () => {
    const { draw, history, looked, clock, user } = show();
    const hour = 3_600_000;
    const at = (hours: number) => new Date(clock.now() + hours * hour).toISOString();
    looked.kept.set('p-ana', clock.now());
    history.put(anAppointment('next', at(24)), anAppointment('later', at(48)), anAppointment('last', at(72)));
    history.put(aMoment({ momentId: 'past', at: clock.now() - hour }));
    await draw();
    await waitFor(() => expect(rows()).toHaveLength(2));
    const past = within(screen.getByRole('list', { name: 'Entries, the newest first' })).getAllByRole('listitem')[1];
    expect(past).toHaveTextContent(/^Today, Friday,? 20 November 2026/);
    await user.click(screen.getByRole('button', { name: 'Show 2 later appointments' }));
    expect(rows()).toHaveLength(4);
  });

  it('collapses nothing when it is unknown what is new', async () => {
    const { draw, history, looked, clock } = show();
    looked.reachable = false;
    history.put(inDays(clock.now(), 'next', 1), inDays(clock.now(), 'later', 2));
    await draw();
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /later appointment/ })).not.toBeInTheDocument();
  });

  it('shows the next appointment that is not deleted, and future entries of other types', async () => {
    const { draw, history, looked, clock } = show();
    looked.kept.set('p-ana', clock.now());
    const deleted = { at: clock.now(), by: { userId: 'u-ben', name: '' } };
    history.put({ ...inDays(clock.now(), 'gone', 1), deleted });
    history.put(inDays(clock.now(), 'next', 2), inDays(clock.now(), 'last', 4));
    history.put(aMoment({ type: 'journal', text: 'By a clock that is ahead.', at: clock.now() + 3 * DAY }));
    await draw();
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(screen.getByText('By a clock that is ahead.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show 1 later appointment' })).toBeInTheDocument();
  });

  it('moves the line of today when the day is over', async () => {
    const { draw, history, looked, clock } = show();
    looked.kept.set('p-ana', clock.now());
    history.put(inDays(clock.now(), 'first', 0.5), inDays(clock.now(), 'second', 1.5));
    history.put(aMoment({ momentId: 'past', at: clock.now() - DAY }));
    await draw();
    await waitFor(() => expect(rows()).toHaveLength(2));
    act(() => clock.advance(DAY));
    await waitFor(() => expect(rows()).toHaveLength(3));
    const begun = within(screen.getByRole('list', { name: 'Entries, the newest first' })).getAllByRole('listitem')[1];
    expect(begun).toHaveTextContent(/^Today, Saturday,? 21 November 2026/);
  });

  it('reloads the rest of the page with the history', async () => {
    const onRefresh = jest.fn();
    const { draw, user } = show('write', onRefresh);
    await draw();
    await user.click(await screen.findByRole('button', { name: 'Refresh' }));
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });

  it('prints entries that are collapsed on the screen', async () => {
    const { draw, history, looked, clock } = show();
    looked.kept.set('p-ana', clock.now());
    history.put(inDays(clock.now(), 'next', 1), inDays(clock.now(), 'later', 2));
    await draw();
    await waitFor(() => expect(rows()).toHaveLength(1));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(document.querySelectorAll('.print-sheet article')).toHaveLength(2);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('shows new future entries immediately', async () => {
    const { draw, history, looked, clock } = show();
    looked.kept.set('p-ana', clock.now() - 1);
    for (const [place, momentId] of ['next', 'later'].entries()) {
      const appointment = anAppointment(momentId, new Date(clock.now() + (place + 1) * 86_400_000).toISOString());
      history.put({ ...appointment, recordedAt: clock.now(), author: { userId: 'u-cleo', name: 'Cleo Park' } });
    }
    await draw();
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /later appointment/ })).not.toBeInTheDocument();
  });

  it('can write a note by keyboard alone', async () => {
    const { draw, history, user } = show();
    await draw();
    await user.type(await screen.findByLabelText('New note about Ana Lima'), 'Called her sister.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(history.notes()).toEqual(['Called her sister.']));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('says that nothing is new only for the entries that were loaded', async () => {
    const { draw, history, looked, actions: desk, user } = show();
    const at = Date.UTC(2026, 10, 19);
    looked.kept.set('p-ana', at);
    history.put(
      ...Array.from({ length: 60 }, (_, index) =>
        aMoment({ momentId: `m-${String(index)}`, at: at - index * 3_600_000 }),
      ),
    );
    await draw();
    await waitFor(() => expect(desk.timeline.phase).toBe('known'));
    expect(
      await screen.findByText(/^Nothing new among the 50 loaded entries\. .*Older entries weren’t checked\.$/),
    ).toBeInTheDocument();
    await settled(() => desk.timeline.loadOlder());
    expect(await screen.findByText(/^Nothing new since your last visit, [^.]*\.$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Kind of entry' }));
    await user.click(await screen.findByRole('checkbox', { name: 'CGI' }));
    expect(
      await screen.findByText(/^Nothing new among CGI since your last visit, .*Other kinds weren’t checked\.$/),
    ).toBeInTheDocument();
    expect(screen.queryByText(/^Nothing new since/)).not.toBeInTheDocument();
  });

  it('removes the history and keeps the entries when the patient is no longer in the user’s care', async () => {
    const { history, user, actions: desk } = show();
    const received: string[] = [];
    const onLost = (): void => void received.push('lost');
    history.put(aMoment());
    const page = (access: PatientTimelineProps['access'], isLost = false) => (
      <MemoryRouter>
        <PatientTimeline
          open={() => desk}
          name="Ana Lima"
          printSubject={aPrintSubject}
          access={access}
          recordPath="/record"
          isLost={isLost}
          onLost={onLost}
        />
      </MemoryRouter>
    );
    const { rerender } = await settled(() => render(page('write')));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.type(screen.getByLabelText('New note about Ana Lima'), 'Called.');
    history.planned.failAlways('page', { kind: 'notAllowed' });
    await settled(() => rerender(page('unknown', true)));
    expect(await screen.findByText(/You don’t have permission to do this/)).toBeInTheDocument();
    expect(screen.queryByText('Spoke about sleep.')).not.toBeInTheDocument();
    expect([screen.getByLabelText<HTMLTextAreaElement>(/^New note/).value, received]).toEqual(['Called.', ['lost']]);
  });

  it('offers what another window typed, and continues with either text', async () => {
    const { draw, actions: desk, user, formDrafts, page } = show();
    await draw();
    await user.type(await screen.findByLabelText('New note about Ana Lima'), 'w2');
    const other = page();
    other.actions.note.write('window one long text');
    await other.formDrafts.flush();
    await user.type(screen.getByLabelText('New note about Ana Lima'), '!');
    await act(() => formDrafts.flush());
    expect(await screen.findByText('window one long text')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use this text' }));
    await waitFor(() => expect(desk.note.text).toBe('window one long text'));
    expect(await screen.findByText('w2!')).toBeInTheDocument();
  });

  it('offers a reason for deletion from another window, and continues with either text', async () => {
    const { draw, history, actions: desk, user, formDrafts, page } = show();
    history.put(aMoment());
    await draw();
    await waitFor(() => expect(rows()).toHaveLength(1));
    const [entry] = desk.timeline.entries;
    if (entry === undefined) throw new Error('The note is not there.');
    await settled(() => desk.deletion.ask(entry));
    const other = page();
    other.actions.deletion.ask(entry);
    other.actions.deletion.explain('Another person’s record');
    await other.formDrafts.flush();
    await user.click(screen.getByRole('radio', { name: /^Ask for permanent deletion/ }));
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Typed here');
    await act(() => formDrafts.flush());
    expect(await screen.findByText('Another person’s record')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use this text' }));
    await waitFor(() =>
      expect([desk.deletion.reason, desk.deletion.way]).toEqual(['Another person’s record', 'forGood']),
    );
    expect(await screen.findByText('Typed here')).toBeInTheDocument();
  });

  it('shows the other entries when one cannot be read, says so, and does not claim that nothing is new', async () => {
    const { draw, history, looked } = show();
    history.put(aMoment());
    history.unreadable = 1;
    await looked.save('p-ana', Date.UTC(2026, 10, 20));
    await draw();
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.getByText(/^1 entry of this timeline couldn’t be read/)).toBeInTheDocument();
    expect(screen.getByText('Couldn’t check what is new. Some entries couldn’t be read.')).toBeInTheDocument();
    expect(screen.queryByText(/^Nothing new/)).toBeNull();
  });

  it('shows an unreadable entry in its place, on the screen and on paper', async () => {
    const { draw, history, actions: desk } = show();
    const hour = 3_600_000;
    history.put(
      ...[0, 1, 2].map(index =>
        aMoment({ momentId: `m-${index}`, at: Date.UTC(2026, 10, 19) - index * hour, note: `Note ${index}` }),
      ),
    );
    history.unreadableIds.add('m-1');
    await draw();
    await waitFor(() => expect(rows()).toHaveLength(2));
    const items = () =>
      within(screen.getByRole('list', { name: 'Entries, the newest first' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(items()).toEqual([
      expect.stringContaining('Note 0'),
      ' This entry couldn’t be read. We’ve reported it.',
      expect.stringContaining('Note 2'),
    ]);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(document.querySelector('.print-sheet')?.textContent).toMatch(/Note 0.*This entry couldn’t be read.*Note 2/s);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    history.unreadableIds.add('m-0').add('m-2');
    await settled(() => desk.timeline.reload());
    await waitFor(() => expect(items()).toHaveLength(3));
    expect(screen.queryByText('Nothing has been recorded yet.')).toBeNull();
  });

  it('prints a sheet that names the patient', async () => {
    const { draw, history } = show();
    history.put(aMoment());
    await draw();
    await waitFor(() => expect(rows()).toHaveLength(1));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const sheet = document.querySelector('.print-sheet');
    expect(sheet).toHaveTextContent('Timeline: Ana Lima');
    expect(sheet).toHaveTextContent('Date of birth: 29 Mar 1990');
    expect(sheet).toHaveTextContent('Confidential clinical record');
    expect(sheet).toHaveTextContent(/Printed .* by Ben Okoro/);
    expect(sheet).toHaveTextContent('1 entry · From the beginning of the record');
    expect(sheet).toHaveTextContent('Spoke about sleep.');
    expect(sheet?.querySelector('button')).toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(document.querySelector('.print-sheet')).toBeNull());
  });

  it('prints nothing while the page is locked', async () => {
    const { actions: desk, history } = historyTools();
    history.put(aMoment());
    const page = (locked: boolean) => (
      <MemoryRouter>
        <LockedPage locked={locked} bare onLogIn={() => undefined}>
          <PatientTimeline
            open={() => desk}
            name="Ana Lima"
            printSubject={aPrintSubject}
            access="write"
            recordPath="/record"
          />
        </LockedPage>
      </MemoryRouter>
    );
    const { rerender } = await settled(() => render(page(false)));
    await waitFor(() => expect(rows()).toHaveLength(1));
    rerender(page(true));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(document.documentElement.innerHTML).not.toMatch(/Ana Lima|Spoke about sleep/);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });
});
