import type { MsRange } from '#sandbox/practice/PatientBehaviour';
import type { Timers } from '#sandbox/practice/Timers';
import type { AppActName, AppActs } from './AppActs';

const minutes = (least: number, most: number): MsRange => [least * 60_000, most * 60_000];
const firstAfter = minutes(1, 18);
const every = minutes(20, 60);

/** Chosen as often as they are listed here. */
const habits: readonly AppActName[] = [
  'mood',
  'mood',
  'mood',
  'mood',
  'journal',
  'journal',
  'walk',
  'walk',
  'exercise',
  'offline',
  'graph',
  'graph',
  'programme',
  'everything',
  'phq9',
  'gad7',
];

export interface AppLifeWorld {
  readonly timers: Timers;
  /** Called when something failed even after retries. */
  readonly report: (error: unknown) => void;
}

/** A patient who takes out their telephone now and then. The same seed does the same. */
export class AppLife {
  private callOff: () => void = () => undefined;
  private isOver = false;

  constructor(
    private readonly acts: AppActs,
    private readonly world: AppLifeWorld,
  ) {}

  start(): void {
    this.isOver = false;
    this.wait(firstAfter);
  }

  stop(): void {
    this.isOver = true;
    this.callOff();
  }

  private wait([least, most]: MsRange): void {
    this.callOff = this.world.timers.after(this.acts.random.between(least, most), () => void this.live());
  }

  private async live(): Promise<void> {
    try {
      // Entries that an earlier fault kept from being synced go first.
      if (this.acts.app.diary.unsent > 0) await this.acts.app.diary.sync();
      await this.acts.does(this.acts.random.pick(habits));
    } catch (error) {
      this.world.report(error);
    }
    if (!this.isOver) this.wait(every);
  }
}
