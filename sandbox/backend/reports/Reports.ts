import { createHash, type Hash } from 'node:crypto';
import { calendarDay } from '@/domain/kernel/time/calendarDay';
import { closeReport } from '#sandbox/domain/reports/closeReport.rule';
import { hasEnoughPeople } from '#sandbox/domain/reports/hasEnoughPeople.rule';
import type { ReportFailure } from '@/domain/reports/Report';
import { reportFaults } from '@/domain/reports/reportFaults.rule';
import { REPORT_LIMITS, type ReportInputs } from '@/domain/reports/ReportInputs';
import { reportState } from '@/domain/reports/reportState.rule';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import { cellText } from './cellText';
import { BYTE_ORDER_MARK, csvRow } from './csvRow';
import { columnOf } from './reportColumns';
import type { ReportedPeople } from './ReportedPeople';
import type { ReportExtents } from './ReportExtents';
import type { ReportFiles } from './ReportFiles';
import type { ReportSource } from './ReportSource';
import { reportTable, type ReportTable } from './reportTable';
import type { StoredReport } from './StoredReport';

/** Rows that are made before other work gets a turn. */
export const ROWS_OF_PIECE = 2_000;

export type NewReport = Pick<StoredReport, 'id' | 'name' | 'inputs' | 'askedBy' | 'entryId'>;

export interface ReportsDependencies {
  readonly clock: { now(): number };
  readonly source: ReportSource;
  readonly extents: ReportExtents;
  readonly people: ReportedPeople;
  readonly files: ReportFiles;
  /** Called when there is something to make. */
  readonly wake: () => void;
}

interface Making {
  readonly report: StoredReport;
  readonly table: ReportTable;
  readonly rows: Iterator<readonly string[]>;
  readonly hash: Hash;
  readonly preview: string[][];
  done: number;
  noted: number;
}

export const fileOf = (id: string): string => `${id}.csv`;
const previewOf = (id: string): string => `${id}.preview`;

/** Every report, and the making of those that wait: one after the other, in pieces. */
export class Reports {
  private readonly stored = new JournalledMap<StoredReport>('reports');
  private making: Making | undefined;

  constructor(private readonly dependencies: ReportsDependencies) {}

  /** Reports being made when an earlier run ended have failed. */
  attachTo(journal: JournalHost): this {
    this.stored.attachTo(journal);
    for (const report of this.stored.values()) if (report.state === 'running') this.fail(report, 'stopped');
    if (this.next()) this.dependencies.wake();
    return this;
  }

  find(id: string): StoredReport | undefined {
    return this.stored.get(id);
  }

  /** As it is now; the newest first. */
  all(): readonly StoredReport[] {
    return [...this.stored.values()].sort((a, b) => b.askedAt - a.askedAt || (a.id < b.id ? 1 : -1));
  }

  stateOf({ state, finishedAt }: StoredReport) {
    return reportState({ made: state, readyAt: finishedAt ?? null, now: this.dependencies.clock.now() });
  }

  /** Rows that are there by now. */
  rowsDone(report: StoredReport): number {
    return this.making?.report.id === report.id ? this.making.done : report.rowsDone;
  }

  /** Reports that are made before this one. */
  ahead(report: StoredReport): number {
    if (report.state !== 'waiting') return 0;
    const waiting = [...this.stored.values()].filter(one => one.state === 'waiting' && one.askedAt < report.askedAt);
    return waiting.length + (this.making === undefined ? 0 : 1);
  }

  /**
   * Adds a report once. Refuses with 400 `InvalidReport`, `TooManyRows`, `WouldIdentify`, with 403 `Forbidden`, and
   * with 409 `ConflictError` an id of another report.
   */
  add(asked: NewReport): StoredReport {
    const known = this.stored.get(asked.id);
    if (known) {
      const isSame = known.askedBy === asked.askedBy && sameInputs(known.inputs, asked.inputs);
      if (!isSame) throw new BackendError(409, 'ConflictError', 'Another report has this id.');
      return known;
    }
    const table = this.demandTable(asked);
    return this.queue({
      ...{ id: asked.id, name: asked.name, inputs: asked.inputs, askedBy: asked.askedBy },
      ...(asked.entryId !== undefined && { entryId: asked.entryId }),
      ...{ askedAt: this.dependencies.clock.now(), state: 'waiting', rows: table.rowCount, rowsDone: 0, tries: 1 },
    });
  }

  /** A report of the schedule is added even if it cannot be made, so that it shows why. */
  addScheduled(asked: NewReport): StoredReport {
    try {
      return this.add(asked);
    } catch (error) {
      const report: StoredReport = {
        ...{ ...asked, askedAt: this.dependencies.clock.now(), state: 'running', rows: 0, rowsDone: 0, tries: 1 },
      };
      return this.fail(report, failureOf(error));
    }
  }

  /** Puts a report there as an earlier run has left it. */
  restore(report: StoredReport): void {
    this.put(report);
    if (report.state === 'waiting') this.dependencies.wake();
  }

  rename(report: StoredReport, name: string): StoredReport {
    return this.put({ ...report, name });
  }

  /** Restarts a report with the same inputs. */
  retry(report: StoredReport): StoredReport {
    const { failure: _failure, finishedAt: _finishedAt, bytes: _bytes, sha256: _hash, ...rest } = report;
    const { removed: _removed, people: _people, ...again } = rest;
    return this.queue({ ...again, state: 'waiting', rowsDone: 0, tries: report.tries + 1 });
  }

  /** Refuses what no report may be made of. */
  demandTable({ inputs, askedBy }: Pick<NewReport, 'inputs' | 'askedBy'>): ReportTable {
    const { clock, extents, source } = this.dependencies;
    const today = calendarDay.at(clock.now(), inputs.zone);
    const faults = today === undefined ? ['zone'] : reportFaults({ inputs, today });
    if (faults.length > 0) throw new BackendError(400, 'InvalidReport', faults.join(', '));
    if (inputs.kind === 'survey' && !source.survey(inputs.surveyId ?? ''))
      throw new BackendError(400, 'InvalidReport', 'unknownSurvey');
    if (!extents.contains(extents.extentOf(askedBy), inputs))
      throw new BackendError(403, 'Forbidden', 'It is not within what the caller reports on.');
    const table = reportTable(inputs, source);
    if (table.rowCount > REPORT_LIMITS.rows)
      throw new BackendError(400, 'TooManyRows', `It would have ${table.rowCount} rows.`);
    if (!hasEnoughPeople({ people: table.people.size }))
      throw new BackendError(400, 'WouldIdentify', 'It would count too few people.');
    return table;
  }

  /** Earlier reports of the same user from which people could be identified. */
  closeTo(people: ReadonlySet<string>, askedBy: string): readonly StoredReport[] {
    return this.all().filter(
      report =>
        report.askedBy === askedBy &&
        report.people !== undefined &&
        this.stateOf(report) === 'ready' &&
        closeReport(this.dependencies.people.compare(people, report.people)),
    );
  }

  preview(id: string): readonly (readonly string[])[] {
    const size = this.dependencies.files.size(previewOf(id));
    if (size === undefined) return [];
    return JSON.parse(this.dependencies.files.piece(previewOf(id), 0, size).toString('utf8')) as string[][];
  }

  /** Removes the files of reports whose time is over. */
  removeExpired(): void {
    for (const report of this.stored.values()) {
      if (report.removed || this.stateOf(report) !== 'expired') continue;
      this.removeFiles(report.id);
      this.put({ ...report, removed: true });
    }
  }

  /** Makes one piece of the next report; false if there is none. */
  step(): boolean {
    try {
      this.making ??= this.begin();
      if (this.making === undefined) return false;
      this.makePiece(this.making);
    } catch (error) {
      const report = this.making?.report ?? this.next();
      this.making = undefined;
      if (!report) throw error;
      this.fail(report, failureOf(error));
    }
    return true;
  }

  private begin(): Making | undefined {
    const report = this.next();
    if (!report) return undefined;
    const table = this.demandTable(report);
    this.removeFiles(report.id);
    const running = this.put({ ...report, state: 'running', rows: table.rowCount, rowsDone: 0 });
    const { zone } = report.inputs;
    const rows = (function* () {
      for (const row of table.rows()) yield row.map(cell => cellText(cell, zone));
    })();
    const making = { report: running, table, rows, hash: createHash('sha256'), preview: [], done: 0, noted: 0 };
    this.write(making, BYTE_ORDER_MARK + csvRow(table.columns.map(id => columnOf(id).title)));
    return making;
  }

  private makePiece(making: Making): void {
    const lines: string[] = [];
    let isOver = false;
    while (lines.length < ROWS_OF_PIECE && !isOver) {
      const next = making.rows.next();
      isOver = next.done === true;
      if (next.done) break;
      if (making.preview.length < REPORT_LIMITS.preview) making.preview.push([...next.value]);
      lines.push(csvRow(next.value));
    }
    if (lines.length > 0) this.write(making, lines.join(''));
    making.done += lines.length;
    if (isOver) return this.finish(making);
    if (making.done - making.noted < making.table.rowCount / 10) return;
    making.noted = making.done;
    this.put({ ...this.current(making), rowsDone: making.done });
  }

  private finish(making: Making): void {
    const { files, people, clock } = this.dependencies;
    const written = people.write(making.table.people);
    files.append(previewOf(making.report.id), JSON.stringify(making.preview));
    this.making = undefined;
    this.put({
      ...this.current(making),
      state: 'ready',
      rowsDone: making.done,
      finishedAt: clock.now(),
      bytes: files.size(fileOf(making.report.id)) ?? 0,
      sha256: making.hash.digest('hex'),
      ...(written !== undefined && { people: written }),
    });
  }

  /** It may have been renamed in the meantime. */
  private current({ report }: Making): StoredReport {
    return this.stored.get(report.id) ?? report;
  }

  private write({ report, hash }: Making, text: string): void {
    hash.update(text);
    this.dependencies.files.append(fileOf(report.id), text);
  }

  private next(): StoredReport | undefined {
    return [...this.stored.values()]
      .filter(({ state }) => state === 'waiting')
      .sort((one, other) => one.askedAt - other.askedAt)[0];
  }

  private queue(report: StoredReport): StoredReport {
    const waiting = this.put(report);
    this.dependencies.wake();
    return waiting;
  }

  private fail(report: StoredReport, failure: ReportFailure): StoredReport {
    this.removeFiles(report.id);
    return this.put({ ...report, state: 'failed', failure, finishedAt: this.dependencies.clock.now() });
  }

  private removeFiles(id: string): void {
    this.dependencies.files.remove(fileOf(id));
    this.dependencies.files.remove(previewOf(id));
  }

  private put(report: StoredReport): StoredReport {
    this.stored.put(report.id, report);
    return report;
  }
}

const failures: Readonly<Record<string, ReportFailure>> = {
  TooManyRows: 'tooManyRows',
  WouldIdentify: 'wouldIdentify',
  Forbidden: 'outsideExtent',
};

const failureOf = (error: unknown): ReportFailure =>
  (error instanceof BackendError ? failures[error.token] : undefined) ?? 'failed';

const sameInputs = (one: ReportInputs, other: ReportInputs): boolean => inOrder(one) === inOrder(other);

const inOrder = ({ kind, organisations, codes, breakdown, surveyId, from, to, zone }: ReportInputs): string =>
  JSON.stringify([
    ...[kind, organisations.map(({ id, withBelow }) => [id, withBelow]), codes],
    ...[breakdown, surveyId ?? null, from, to, zone],
  ]);
