import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

export interface ScoreReport {
  readonly phqScore?: number;
  readonly gadScore?: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The last scores that the patients' apps reported, by patient. */
export class ScoreReports {
  private readonly reports = new JournalledMap<ScoreReport>('score-reports');

  attachTo(journal: JournalHost): this {
    this.reports.attachTo(journal);
    return this;
  }

  reportOf(patientId: string): ScoreReport | undefined {
    return this.reports.get(patientId);
  }

  report(patientId: string, report: ScoreReport): void {
    this.reports.put(patientId, report);
  }
}
