import { TrackEngineSession } from '@/application/session/TrackEngineSession';
import { SessionLifeNotes } from '@/application/session/SessionLifeNotes';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

describe('TrackEngineSession', () => {
  it('applies the engine’s report of the session end, for that session only', () => {
    const engine = new FakeChatEngine();
    const notes = new SessionLifeNotes();
    const clock = new ManualClock();
    const stop = new TrackEngineSession(engine, notes, clock).execute();
    engine.emit({ type: 'sessionLife', cookie: 'mine', seconds: 1_800 });
    expect([notes.endOf('mine'), notes.endOf('another')]).toEqual([clock.now() + 1_800_000, undefined]);
    stop();
    expect(engine.listening).toBe(0);
  });
});
