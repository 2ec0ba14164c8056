import { SessionLifeNotes } from '@/application/session/SessionLifeNotes';
import { WatchSessionLife } from '@/application/session/WatchSessionLife';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const ann = { uid: 'ann', email: 'ann@staff.example' };

function setUp() {
  const vault = new FakeSessionVault({ user: ann, cookie: 'c', since: 5 });
  const notes = new SessionLifeNotes();
  const clock = new ManualClock(1_000);
  const told: unknown[] = [];
  const stop = new WatchSessionLife(vault, notes, clock).execute(life => told.push(life));
  return { vault, notes, told, stop };
}

describe('WatchSessionLife', () => {
  it('tells when the session began, and when it ends as soon as that is known', () => {
    const { notes, told } = setUp();
    notes.record('c', 61_000);
    expect(told).toEqual([
      { since: 5, endsAt: undefined },
      { since: 5, endsAt: 61_000 },
    ]);
  });

  it('does not tell of an end that has passed', () => {
    const { notes, told } = setUp();
    notes.record('c', 999);
    expect(told.at(-1)).toEqual({ since: 5, endsAt: undefined });
  });

  it('knows nothing yet of a session that follows another one', () => {
    const { vault, notes, told } = setUp();
    notes.record('c', 61_000);
    vault.save({ user: ann, cookie: 'next', since: 9 });
    expect(told.at(-1)).toEqual({ since: 9, endsAt: undefined });
  });

  it('tells that there is none any more, and then nothing', () => {
    const { vault, notes, told, stop } = setUp();
    vault.clear();
    expect(told.at(-1)).toBeUndefined();
    stop();
    notes.record('c', 61_000);
    expect(told).toHaveLength(2);
  });
});
