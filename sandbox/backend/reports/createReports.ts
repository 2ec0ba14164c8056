import { randomBytes } from 'node:crypto';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { Administration } from '#sandbox/backend/organisations/createAdministration';
import type { CareServices } from '#sandbox/backend/patients/CareServices';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { UserDirectory } from '#sandbox/backend/users/UserDirectory';
import type { OpenFile } from './createReportFilesHandler';
import { FileLinks } from './FileLinks';
import { ReportedPeople } from './ReportedPeople';
import { ReportExtents } from './ReportExtents';
import type { ReportFiles } from './ReportFiles';
import { reportHandlers } from './reportHandlers';
import { ReportRunner } from './ReportRunner';
import { fileOf, Reports } from './Reports';
import { ReportSchedules } from './ReportSchedules';
import { type ReportSource, stateSource } from './ReportSource';
import { fileNameOf, ReportZips, zipOf } from './ReportZips';

export interface ReportOptions {
  readonly administration: Administration;
  readonly care: CareServices;
  readonly directory: UserDirectory;
  readonly people: PeopleDirectory;
  readonly files: ReportFiles;
  readonly clock: { now(): number };
  readonly journal: JournalHost;
  /** The reader, by the bearer of their session. */
  readonly callerOf: (bearer: string) => string | undefined;
  readonly sendEmail: (to: string, subject: string, text: string) => void;
  /** The address of dashboard and files, without a trailing slash. */
  readonly origin: () => string;
  /** Reports are not made for now. */
  readonly areHeld?: () => boolean;
  /** The initial reports, added when reports are first used. */
  readonly seed?: (area: Pick<ReportArea, 'reports' | 'schedules'>, now: number) => void;
}

export interface ReportArea {
  readonly handlers: HandlersOf<'reports'>;
  readonly reports: Reports;
  readonly zips: ReportZips;
  readonly schedules: ReportSchedules;
  readonly source: ReportSource;
  /** Titles of the entries of the schedule that run in a user's name. */
  titlesOf(uid: string): readonly string[];
  readonly open: OpenFile;
  /** To be called about every second: runs the schedule, and continues waiting reports. */
  tick(): void;
  /** Makes everything that waits, at once. */
  makeAll(): void;
  /** Stops making reports. */
  stop(): void;
}

/** Puts together reports, their files and their schedule. */
export function createReports(options: ReportOptions): ReportArea {
  const { administration, care, directory, people, files, clock, journal, callerOf, sendEmail, origin } = options;
  const { organisations, members, surveys, joining } = administration;
  const { codes } = joining;
  const source = stateSource({
    ...{ directory, members, codes, organisations, care },
    surveys: {
      all: () => surveys.surveys.all(),
      find: id => surveys.surveys.find(id),
      responsesTo: id => surveys.responsesTo(id),
    },
  });
  const extents = new ReportExtents({ people, directory, organisations, codes, clock });
  const turns = { isPlanned: false, isStopped: false };
  const step = (): boolean => reports.step() || zips.step();
  const goOn = (): void => {
    turns.isPlanned = false;
    if (!turns.isStopped && options.areHeld?.() !== true && step()) wake();
  };
  const wake = (): void => {
    if (turns.isPlanned || turns.isStopped) return;
    turns.isPlanned = true;
    // One piece at a time: calls are answered between them.
    setImmediate(goOn).unref();
  };
  const reported = new ReportedPeople().attachTo(journal);
  const reports = new Reports({ clock, source, extents, people: reported, files, wake }).attachTo(journal);
  const zips = new ReportZips({ files, clock, wake });
  const addressOf = (reader: string): string | undefined => {
    const user = directory.find(reader);
    return user && directory.kindOf(user) === 'staff' && !directory.isDisabled(user) ? user.person.email : undefined;
  };
  const schedules = new ReportSchedules({
    ...{ clock, extents },
    isStaff: email => addressOf(email) !== undefined,
    hasSurvey: id => surveys.surveys.find(id) !== undefined,
  }).attachTo(journal);
  const links = new FileLinks({ clock, origin, secret: randomBytes(32) });
  const runner = new ReportRunner({ clock, schedules, reports, extents, addressOf, sendEmail, origin });
  const nameOf = (uid: string): string => directory.nameOf(uid);
  const marks = new JournalledMap<number>('report-seed').attachTo(journal);
  const seedOnce = (): void => {
    if (!options.seed || marks.get('seeded') !== undefined) return;
    marks.put('seeded', clock.now());
    options.seed({ reports, schedules }, clock.now());
  };
  const handlers = reportHandlers({ reports, zips, schedules, extents, source, links, clock, nameOf });
  return {
    ...{ reports, zips, schedules, source },
    handlers: afterwards(seedOnce, handlers),
    titlesOf: uid => {
      seedOnce();
      return schedules.titlesOf(uid);
    },
    open: opener({ reports, zips, extents, files, links, callerOf }),
    tick: () => {
      runner.tick();
      reports.removeExpired();
      wake();
    },
    makeAll: () => {
      while (step());
    },
    stop: () => {
      turns.isStopped = true;
    },
  };
}

/** Handlers that do something else first. */
function afterwards(first: () => void, handlers: HandlersOf<'reports'>): HandlersOf<'reports'> {
  const entries = Object.entries(handlers).map(([name, handler]) => [
    name,
    (call: never): unknown => {
      first();
      return (handler as (call: never) => unknown)(call);
    },
  ]);
  return Object.fromEntries(entries) as HandlersOf<'reports'>;
}

interface OpenDependencies {
  readonly reports: Reports;
  readonly zips: ReportZips;
  readonly extents: ReportExtents;
  readonly files: ReportFiles;
  readonly links: FileLinks;
  readonly callerOf: (bearer: string) => string | undefined;
}

/** A link opens a file for the user for whom it was signed, while they may still read it. */
function opener({ reports, zips, extents, files, links, callerOf }: OpenDependencies): OpenFile {
  return (file, bearer, query) => {
    const uid = callerOf(bearer);
    if (uid === undefined) throw new BackendError(401, 'Unauthorised', 'There is no session, or it has ended.');
    links.demand(file, uid, query);
    const id = file.slice(0, file.lastIndexOf('.'));
    const report = file === fileOf(id) ? reports.find(id) : undefined;
    const isReadable =
      report && reports.stateOf(report) === 'ready' && extents.contains(extents.extentOf(uid), report.inputs);
    const zip = file === zipOf(id) ? zips.find(id) : undefined;
    const isOwnZip =
      zip?.uid === uid && zip.reports.every(({ inputs }) => extents.contains(extents.extentOf(uid), inputs));
    const bytes = files.size(file);
    if (bytes === undefined || (isReadable !== true && !isOwnZip))
      throw new BackendError(404, 'NotFound', 'There is no such file.');
    return {
      title: report ? `${fileNameOf(report.name)}.csv` : 'reports.zip',
      mediaType: report ? 'text/csv; charset=utf-8' : 'application/zip',
      bytes,
      stream: (first, last) => files.stream(file, first, last),
    };
  };
}
