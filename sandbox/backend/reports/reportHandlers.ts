import { calendarDay } from '@/domain/kernel/time/calendarDay';
import { startOfDate } from '@/domain/kernel/time/startOfDate';
import { plainText } from '@/domain/kernel/plainText';
import { hasEnoughPeople } from '#sandbox/domain/reports/hasEnoughPeople.rule';
import { breakdownsOf, REPORT_LIMITS, type ReportInputs, type ReportSubject } from '@/domain/reports/ReportInputs';
import { reportFaults } from '@/domain/reports/reportFaults.rule';
import { REPORT_DAYS } from '@/domain/reports/reportState.rule';
import { SCHEDULE_LIMITS, type WrittenEntry } from '@/domain/reports/ReportSchedule';
import { HIDDEN, shownCount } from '@/domain/reports/shownCount.rule';
import type {
  NewReportDto,
  ReportCheckDto,
  ReportChoicesDto,
  ReportDetailsDto,
  ReportDto,
  ReportInputsDto,
  ReportListDto,
  ReportListQueryDto,
  ReportSubjectDto,
} from '@/infrastructure/http/reports/reportDtos';
import type { ReportScheduleDto, ScheduleEntryDto, WrittenEntryDto } from '@/infrastructure/http/reports/scheduleDtos';
import { demandMatch, Versioned } from '#sandbox/backend/dispatch/etag';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { isoTime } from '#sandbox/backend/kernel/isoTime';
import { pageOf } from '#sandbox/backend/kernel/pageOf';
import { cellText, isProtected } from './cellText';
import { BYTE_ORDER_MARK, csvRow } from './csvRow';
import type { FileLinks } from './FileLinks';
import { columnOf, columnsOf } from './reportColumns';
import type { ReportExtents } from './ReportExtents';
import { fileOf, type Reports } from './Reports';
import type { ReportSchedules } from './ReportSchedules';
import type { ReportSource } from './ReportSource';
import { reportTable, type ReportTable } from './reportTable';
import type { ReportZips } from './ReportZips';
import type { StoredEntry, StoredReport } from './StoredReport';

export interface ReportHandlerDependencies {
  readonly reports: Reports;
  readonly zips: ReportZips;
  readonly schedules: ReportSchedules;
  readonly extents: ReportExtents;
  readonly source: ReportSource;
  readonly links: FileLinks;
  readonly clock: { now(): number };
  readonly nameOf: (uid: string) => string;
}

const ROWS_OF_LIST = 50;
const MOST_OF_SCHEDULE = 500;
const DAY_MS = 86_400_000;
/** Default number of days of runs that the schedule shows. */
const SHOWN_DAYS = 42;

export function reportHandlers(dependencies: ReportHandlerDependencies): HandlersOf<'reports'> {
  const { reports, zips, schedules, extents, links, clock } = dependencies;
  const visible = (uid: string): readonly StoredReport[] => {
    const extent = extents.extentOf(uid);
    return reports.all().filter(({ inputs }) => extents.contains(extent, inputs));
  };
  const get = (uid: string, id: string): StoredReport => {
    const found = reports.find(id);
    if (found && extents.contains(extents.extentOf(uid), found.inputs)) return found;
    throw new BackendError(404, 'NotFound', 'There is no such report.');
  };
  const save: HandlersOf<'reports'>['saveSchedule'] = ({ caller, body }) => {
    schedules.save(caller.uid, body.basedOn, body.entries.map(toEntry), body.resumed);
    return scheduleOf(dependencies, caller.uid);
  };
  return {
    create: ({ caller, body }) =>
      reportOf(
        dependencies,
        reports.add({ id: body.id, name: body.name.trim(), inputs: toInputs(body), askedBy: caller.uid }),
        caller.uid,
      ),
    list: ({ caller, query }) =>
      listOf(dependencies, visible(caller.uid).filter(matching(dependencies, caller.uid, query)), caller.uid, query),
    systemList: ({ caller }) =>
      listOf(
        dependencies,
        visible(caller.uid).filter(({ entryId }) => entryId !== undefined),
        caller.uid,
        { size: MOST_OF_SCHEDULE },
      ),
    read: ({ caller, path }) => {
      const report = get(caller.uid, path.reportId);
      return new Versioned(detailsOf(dependencies, report, caller.uid), versionOf(report));
    },
    rename: ({ caller, path, body, ifMatch }) => {
      const report = get(caller.uid, path.reportId);
      demandMatch(ifMatch, versionOf(report));
      const renamed = reports.rename(report, body.name.trim());
      return new Versioned(reportOf(dependencies, renamed, caller.uid), versionOf(renamed));
    },
    retry: ({ caller, path, ifMatch }) => {
      const report = get(caller.uid, path.reportId);
      demandMatch(ifMatch, versionOf(report));
      if (!['failed', 'expired'].includes(reports.stateOf(report)))
        throw new BackendError(409, 'ConflictError', 'The report has not failed.');
      const again = reports.retry(report);
      return new Versioned(reportOf(dependencies, again, caller.uid), versionOf(again));
    },
    zip: ({ caller, body }) => {
      const found = body.reportIds.map(id => reports.find(id));
      const extent = extents.extentOf(caller.uid);
      const ready = found.flatMap(one =>
        one && extents.contains(extent, one.inputs) && reports.stateOf(one) === 'ready' ? [one] : [],
      );
      const { file, ...zip } = zips.make(body.id, caller.uid, ready, found.length - ready.length);
      return { ...zip, ...(file !== undefined && { link: links.link(file, caller.uid) }) };
    },
    validate: ({ caller, body }) =>
      body.find === undefined
        ? checkOf(dependencies, toInputs(body), caller.uid)
        : { ...nothingFound, faults: [], choices: choicesFor(dependencies, caller.uid, body.find) },
    schedule: ({ caller, query }) => scheduleOf(dependencies, caller.uid, query.from, query.to),
    saveSchedule: save,
    scheduleCsv: ({ caller }) => scheduleCsv(dependencies, caller.uid),
    oldScheduleUpdate: save,
    oldSchedule: ({ caller }) => scheduleOf(dependencies, caller.uid),
    oldScheduleCsv: ({ caller }) => scheduleCsv(dependencies, caller.uid),
  };

  function matching(
    of: ReportHandlerDependencies,
    uid: string,
    query: ReportListQueryDto,
  ): (report: StoredReport) => boolean {
    const words = plainText(query.search ?? '')
      .split(/\s+/)
      .filter(word => word !== '');
    return report => {
      const state = reports.stateOf(report);
      const isActive = state === 'waiting' || state === 'running';
      if (query.kind !== undefined && report.inputs.kind !== query.kind) return false;
      if (query.state !== undefined && (query.state === 'active' ? !isActive : state !== query.state)) return false;
      if (query.askedBy !== undefined && (report.askedBy === uid) !== (query.askedBy === 'me')) return false;
      if (words.length === 0) return true;
      const text = plainText([report.name, ...namesOf(of.source, report.inputs), ...report.inputs.codes].join(' '));
      return words.every(word => text.includes(word));
    };
  }

  function checkOf(of: ReportHandlerDependencies, inputs: ReportInputs, uid: string): ReportCheckDto {
    const faults = faultsOf(of, inputs, uid);
    if (faults.length > 0) return { ...nothingFound, faults };
    const table = reportTable(inputs, of.source);
    const people = table.people.size;
    return {
      ...{ faults, rows: table.rowCount, tooManyRows: table.rowCount > REPORT_LIMITS.rows },
      people: String(shownCount({ count: people, people })),
      wouldIdentify: !hasEnoughPeople({ people }),
      ...{ cells: table.cells, hidden: hiddenIn(table, inputs.zone) },
      ...coarserThan(of.source, inputs),
      close: reports.closeTo(table.people, uid).map(({ name }) => name),
      small: [...table.bySubject]
        .filter(([, size]) => size > 0 && !hasEnoughPeople({ people: size }))
        .map(([id]) => id),
    };
  }

  function faultsOf(
    { source }: ReportHandlerDependencies,
    inputs: ReportInputs,
    uid: string,
  ): ReportCheckDto['faults'] {
    const today = calendarDay.at(clock.now(), inputs.zone);
    if (today === undefined) throw new BackendError(400, 'InvalidTimeZone', `There is no time zone ${inputs.zone}.`);
    const codes = new Set(inputs.codes.length === 0 ? [] : source.codes().map(({ code }) => code));
    const isNotYours = !extents.contains(extents.extentOf(uid), inputs);
    return [
      ...reportFaults({ inputs, today }),
      ...(inputs.organisations.some(({ id }) => source.organisationName(id) === undefined)
        ? (['unknownOrganisation'] as const)
        : []),
      ...(inputs.codes.some(code => !codes.has(code)) ? (['unknownCode'] as const) : []),
      ...(inputs.surveyId !== undefined && !source.survey(inputs.surveyId) ? (['unknownSurvey'] as const) : []),
      ...(isNotYours ? (['notYours'] as const) : []),
    ];
  }
}

const nothingFound = {
  ...{ rows: 0, tooManyRows: false, people: '0', wouldIdentify: false, cells: 0, hidden: 0 },
  ...{ close: [] as string[], small: [] as string[] },
};

/** Number of choices that one search returns. */
const MOST_FOUND = 20;

function choicesFor({ extents, source }: ReportHandlerDependencies, uid: string, find: string): ReportChoicesDto {
  const extent = extents.extentOf(uid);
  const words = plainText(find)
    .split(/\s+/)
    .filter(word => word !== '');
  const surveys = source.surveys().map(({ id, title }) => ({ id, name: title }));
  if (extent === undefined || extent.kind === 'codes') {
    const codes = [...(extent?.codes ?? [])];
    const found = codes.filter(code => words.length > 0 && code.includes(find.trim().toUpperCase()));
    return { codes, surveys, found: found.map(code => ({ id: code, name: code, kind: 'code', path: [] })) };
  }
  const organisation = { id: extent.organisation, name: source.organisationName(extent.organisation) ?? '' };
  if (words.length === 0) return { organisation, codes: [], surveys, found: [] };
  const organisations = source
    .branch(extent.organisation)
    .flatMap(id => ({ id, name: source.organisationName(id) ?? id }))
    .filter(({ name }) => words.every(word => plainText(name).includes(word)))
    .slice(0, MOST_FOUND)
    .map(one => ({ ...one, kind: 'organisation' as const, path: [...source.above(one.id)] }));
  const codes = source
    .codes()
    .filter(({ code }) => code.startsWith(find.trim().toUpperCase()))
    .filter(({ code }) => extents.contains(extent, { organisations: [], codes: [code] }))
    .slice(0, MOST_FOUND)
    .map(({ code, organisation: of }) => ({
      ...{ id: code, name: code, kind: 'code' as const },
      path: [source.organisationName(of) ?? of],
    }));
  return { organisation, codes: [], surveys, found: [...organisations, ...codes].slice(0, MOST_FOUND) };
}

function hiddenIn(table: ReportTable, zone: string): number {
  let hidden = 0;
  for (const row of table.filled())
    for (const cell of row) if (isProtected(cell) && cellText(cell, zone) === HIDDEN) hidden += 1;
  return hidden;
}

/** The plain breakdown of the kind, where another one was chosen that divides further. */
function coarserThan(source: ReportSource, inputs: ReportInputs): Pick<ReportCheckDto, 'coarser'> {
  const [breakdown] = breakdownsOf[inputs.kind];
  if (breakdown === undefined || breakdown === inputs.breakdown || inputs.kind === 'codes') return {};
  const table = reportTable({ ...inputs, breakdown }, source);
  return { coarser: { breakdown, cells: table.cells, hidden: hiddenIn(table, inputs.zone) } };
}

/** The fields whose change makes a colleague's edit a conflict; the progress of the report is not one of them. */
const versionOf = ({ id, name, tries }: StoredReport) => ({ id, name, tries });

const namesOf = (source: ReportSource, { organisations }: Pick<ReportSubject, 'organisations'>): string[] =>
  organisations.map(({ id }) => source.organisationName(id) ?? id);

function listOf(
  dependencies: ReportHandlerDependencies,
  found: readonly StoredReport[],
  uid: string,
  { size = ROWS_OF_LIST, from }: Pick<ReportListQueryDto, 'size' | 'from'>,
): ReportListDto {
  const { items, next } = pageOf(found, size, from);
  return {
    reports: items.map(report => reportOf(dependencies, report, uid)),
    total: found.length,
    ...(next !== undefined && { next }),
  };
}

function reportOf(
  { reports, source, nameOf }: ReportHandlerDependencies,
  report: StoredReport,
  uid: string,
): ReportDto {
  const { id, name, inputs, askedBy, entryId, askedAt, finishedAt, bytes, failure } = report;
  const state = reports.stateOf(report);
  const ahead = reports.ahead(report);
  return {
    ...{ reportId: id, name, ...plainInputs(inputs), organisationNames: namesOf(source, inputs) },
    ...{ state, askedByName: nameOf(askedBy), isOwn: askedBy === uid, askedAt: isoTime(askedAt) },
    ...{ rows: report.rows, rowsDone: reports.rowsDone(report) },
    ...(entryId !== undefined && { entryId }),
    ...(finishedAt !== undefined && { finishedAt: isoTime(finishedAt) }),
    ...(report.state === 'ready' &&
      finishedAt !== undefined && { expiresAt: isoTime(finishedAt + REPORT_DAYS * DAY_MS) }),
    ...(bytes !== undefined && { bytes }),
    ...(ahead > 0 && { ahead }),
    ...(failure !== undefined && { failure }),
  };
}

function detailsOf(dependencies: ReportHandlerDependencies, report: StoredReport, uid: string): ReportDetailsDto {
  const { kind, breakdown } = report.inputs;
  const isReady = dependencies.reports.stateOf(report) === 'ready';
  return {
    report: reportOf(dependencies, report, uid),
    columns: columnsOf(kind, breakdown).map(columnOf),
    preview: isReady ? dependencies.reports.preview(report.id).map(cells => ({ cells: [...cells] })) : [],
    ...(isReady && { link: dependencies.links.link(fileOf(report.id), uid) }),
  };
}

function toInputs(body: ReportInputsDto | NewReportDto): ReportInputs {
  const { from, to, zone } = body;
  return { ...toSubject(body), from, to, zone };
}

const toSubject = ({ kind, organisations, codes, breakdown, surveyId }: ReportSubjectDto): ReportSubject => ({
  ...{ kind, codes: [...codes], breakdown },
  organisations: organisations.map(({ id, withBelow }) => ({ id, withBelow })),
  ...(surveyId !== undefined && { surveyId }),
});

const plainInputs = (inputs: ReportInputs) => ({ ...inputs, ...plainSubject(inputs) });

const plainSubject = ({ organisations, codes }: ReportSubject) => ({
  organisations: organisations.map(one => ({ ...one })),
  codes: [...codes],
});

function toEntry(body: WrittenEntryDto): WrittenEntry {
  const { id, name, period, recipients, isOn } = body;
  const { every, weekday = null, day = null, time, zone } = body.times;
  return {
    ...toSubject(body),
    ...{ id, name: name.trim(), period, isOn, times: { every, weekday, day, time, zone } },
    recipients: recipients.map(address => address.toLowerCase()),
  };
}

function scheduleOf(
  dependencies: ReportHandlerDependencies,
  uid: string,
  from?: string,
  to?: string,
): ReportScheduleDto {
  const { schedules, clock } = dependencies;
  const start = from === undefined ? clock.now() - SHOWN_DAYS * DAY_MS : (startOfDate(from, 'utc') ?? 0) * 1000;
  const end = to === undefined ? Infinity : ((startOfDate(to, 'utc') ?? 0) + 86_400) * 1000;
  return {
    version: schedules.versionFor(uid),
    entries: schedules.visibleTo(uid).map(stored => entryOf(dependencies, stored)),
    runs: schedules.runsFor(uid, start, end).map(run => ({
      ...{ entryId: run.entryId, dueAt: isoTime(run.dueAt), state: withoutDue(schedules.stateOf(run)) },
      ...(run.reportId !== undefined && { reportId: run.reportId }),
      ...(run.readyAt !== undefined && { readyAt: isoTime(run.readyAt) }),
    })),
  };
}

/** A recorded run is never only due. */
const withoutDue = (state: ReturnType<ReportSchedules['stateOf']>) => (state === 'due' ? 'running' : state);

function entryOf(
  { source, nameOf }: ReportHandlerDependencies,
  { entry, ownerUid, changedAt, paused }: StoredEntry,
): ScheduleEntryDto {
  return {
    ...{ ...entry, ...plainSubject(entry), recipients: [...entry.recipients], times: toTimes(entry.times) },
    ...{ ownerName: nameOf(ownerUid), organisationNames: namesOf(source, entry), changedAt: isoTime(changedAt) },
    ...(paused && { paused: { since: isoTime(paused.since), why: paused.why } }),
  };
}

const toTimes = ({ every, weekday, day, time, zone }: WrittenEntry['times']) => ({
  ...{ every, time, zone },
  ...(weekday !== null && { weekday }),
  ...(day !== null && { day }),
});

const scheduleHeadings = [
  ...['Entry', 'Kind', 'Organisations', 'Access codes', 'Breakdown', 'Period', 'Every', 'Weekday', 'Day', 'Time'],
  ...['Time zone', 'Recipients', 'On', 'Owner', 'Changed'],
];

function scheduleCsv(dependencies: ReportHandlerDependencies, uid: string) {
  const rows = dependencies.schedules
    .visibleTo(uid)
    .slice(0, SCHEDULE_LIMITS.entries)
    .map(({ entry, ownerUid, changedAt }) => [
      ...[
        entry.name,
        entry.kind,
        namesOf(dependencies.source, entry).join('; '),
        entry.codes.join('; '),
        entry.breakdown,
      ],
      ...[entry.period, entry.times.every, String(entry.times.weekday ?? ''), String(entry.times.day ?? '')],
      ...[entry.times.time, entry.times.zone, entry.recipients.join('; '), entry.isOn ? 'yes' : 'no'],
      ...[dependencies.nameOf(ownerUid), isoTime(changedAt)],
    ]);
  const text = BYTE_ORDER_MARK + [scheduleHeadings, ...rows].map(csvRow).join('');
  return { name: 'report-schedule.csv', mediaType: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(text) };
}
