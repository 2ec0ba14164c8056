import { SessionLifeNotes } from '@/application/session/SessionLifeNotes';
import { WatchSessionLife } from '@/application/session/WatchSessionLife';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const ann = { uid: 'ann', email: 'ann@staff.example' };

function setUp() {
  const vault = new FakeSessionVault({ user: ann, cookie: 'c', since: 5 });
  const notes = new SessionLifeNotes();
  const clock = new ManualClock(1_000);
  const received: unknown[] = [];
  const stop = new WatchSessionLife(vault, notes, clock).execute(life => received.push(life));
  return { vault, notes, received, stop };
}

describe('WatchSessionLife', () => {
  it('reports the start of the session, and its end as soon as it is known', () => {
    const { notes, received } = setUp();
    notes.record('c', 61_000);
    expect(received).toEqual([
      { since: 5, endsAt: undefined },
      { since: 5, endsAt: 61_000 },
    ]);
  });

  it('does not report an end in the past', () => {
    const { notes, received } = setUp();
    notes.record('c', 999);
    expect(received.at(-1)).toEqual({ since: 5, endsAt: undefined });
  });

  it('knows nothing yet of a session that follows another one', () => {
    const { vault, notes, received } = setUp();
    notes.record('c', 61_000);
    vault.save({ user: ann, cookie: 'next', since: 9 });
    expect(received.at(-1)).toEqual({ since: 9, endsAt: undefined });
  });

  it('reports that there is no session any more, and then nothing', () => {
    const { vault, notes, received, stop } = setUp();
    vault.clear();
    expect(received.at(-1)).toBeUndefined();
    stop();
    notes.record('c', 61_000);
    expect(received).toHaveLength(2);
  });
});
