import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { downgradeDue, type DrivePermission } from '@/domain/drive/downgradeDue.rule';
import { nextUploadState, type UploadEvent } from '@/domain/drive/nextUploadState.rule';
import { nextUploadAct, type UploadAct } from '@/domain/drive/nextUploadAct.rule';
import { UPLOAD_START, type UploadPosition } from '@/domain/drive/UploadPosition';
import { UPLOAD_STEPS } from '@/domain/drive/UploadStep';

const everyEvent: readonly UploadEvent[] = [
  'writerAsked',
  'writerGranted',
  'filePicked',
  'detailsFetched',
  'fileUpdated',
  'momentAsked',
  'momentCreated',
  'cancelled',
  'refused',
  'resumed',
  'readerSeen',
  'writerSeen',
];

/**
 * The fate of one act: done and known, done with its answer lost, not done, refused, or the page dies before or after
 * it.
 */
const fates = ['done', 'answerLost', 'notDone', 'refused', 'killedBefore', 'killedAfter', 'cancelled'] as const;
type Fate = (typeof fates)[number];

/** A backend and a drive that outlive every page. The id of the moment is chosen once. */
class World {
  permission: DrivePermission = 'none';
  writerEverAsked = false;
  readonly moments: string[] = [];
  /** The last saved position. */
  kept: UploadPosition = UPLOAD_START;

  note(...events: readonly UploadEvent[]): void {
    this.kept = events.reduce((position, event) => nextUploadState({ position, event }), this.kept);
  }

  /** Performs one act of a page as the use case does. */
  run(fate: Fate): void {
    const act = nextUploadAct(this.kept);
    if (fate === 'cancelled') return this.note('cancelled');
    if (act === 'askWriter') this.note('writerAsked');
    if (act === 'createMoment') this.note('momentAsked');
    if (fate === 'refused' && act !== 'downgrade') return this.note('refused');
    const isDone = fate === 'done' || fate === 'answerLost' || fate === 'killedAfter';
    if (isDone) this.carryOut(act);
    if (fate === 'done') this.note(...this.answerTo(act));
    if (fate !== 'done') this.note('resumed');
  }

  private carryOut(act: UploadAct): void {
    if (act === 'askWriter') [this.permission, this.writerEverAsked] = ['writer', true];
    if (act === 'downgrade') this.permission = 'reader';
    if (act === 'createMoment' && this.moments.length === 0) this.moments.push('m-1');
  }

  private answerTo(act: UploadAct): readonly UploadEvent[] {
    const answers: Readonly<Record<UploadAct, readonly UploadEvent[]>> = {
      askWriter: ['writerGranted'],
      pickFile: ['filePicked'],
      loadDetails: ['detailsFetched'],
      updateFile: ['fileUpdated'],
      createMoment: ['momentCreated'],
      downgrade: [downgradeDue({ writerAsked: true, readBack: this.permission }) ? 'writerSeen' : 'readerSeen'],
      none: [],
    };
    return answers[act];
  }

  /** Lets everything succeed from now on. */
  finish(): void {
    for (let act = 0; act < 12; act += 1) this.run('done');
  }
}

function after(history: readonly Fate[]): World {
  const world = new World();
  for (const fate of history) world.run(fate);
  return world;
}

const histories = fc.array(fc.constantFrom(...fates), { maxLength: 25 });
const holds = (check: (world: World) => void): void =>
  assertProperty(
    fc.property(histories, history => check(after(history))),
    { numRuns: 2_000 },
  );

describe('an upload, whatever happens to its pages', () => {
  it('makes at most one moment', () => {
    holds(world => {
      world.finish();
      expect(world.moments.length).toBeLessThanOrEqual(1);
    });
  });

  it('has its moment when it says so, and none when it was cancelled', () => {
    holds(world => {
      world.finish();
      if (world.kept.outcome === 'recorded') expect(world.moments).toHaveLength(1);
      if (world.kept.outcome === 'cancelled') expect(world.moments).toHaveLength(0);
    });
  });

  it('requires the downgrade while the account may be a writer', () => {
    holds(({ permission, kept }) => {
      if (permission === 'writer') expect(['asked', 'granted']).toContain(kept.writer);
    });
  });

  it('ends once everything succeeds, and the account is not a writer', () => {
    holds(world => {
      world.finish();
      expect([world.kept.step, nextUploadAct(world.kept)]).toEqual(['downgradePermission', 'none']);
      expect(world.permission).not.toBe('writer');
    });
  });

  it('runs every step in order when nothing fails', () => {
    const world = new World();
    const steps = [world.kept.step];
    for (let act = 0; act < 12; act += 1) {
      world.run('done');
      if (steps.at(-1) !== world.kept.step) steps.push(world.kept.step);
    }
    expect(steps).toEqual(UPLOAD_STEPS);
  });

  it('ends with one moment and a reader when its page dies before or after any act', () => {
    for (let place = 0; place < 6; place += 1) {
      for (const fate of ['killedBefore', 'killedAfter', 'answerLost', 'notDone'] as const) {
        const world = after([...Array.from({ length: place }, () => 'done' as const), fate]);
        world.finish();
        expect([place, fate, world.kept.outcome, world.moments.length, world.permission]).toEqual([
          place,
          fate,
          'recorded',
          1,
          'reader',
        ]);
      }
    }
  });
});

describe('nextUploadState, with any events in any order', () => {
  it('never skips a step and never goes back', () => {
    assertProperty(
      fc.property(fc.array(fc.constantFrom(...everyEvent), { maxLength: 40 }), events => {
        let position = UPLOAD_START;
        for (const event of events) {
          const next = nextUploadState({ position, event });
          const [from, to] = [UPLOAD_STEPS.indexOf(position.step), UPLOAD_STEPS.indexOf(next.step)];
          // Cancelled and refused uploads skip to the last step.
          expect(
            to === from || to === from + 1 || (next.step === 'downgradePermission' && next.outcome !== 'open'),
          ).toBe(true);
          expect(next.outcome === position.outcome || position.outcome === 'open').toBe(true);
          position = next;
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
