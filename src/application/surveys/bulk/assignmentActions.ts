import type { BulkAction, BulkItem, BulkReading, BulkFailure } from '@/application/kernel/bulk/BulkAction';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { SurveyOrganisation } from '@/domain/surveys/SurveySummary';
import type { SurveyGateway } from '../ports/SurveyGateway';

/** Kinds of bulk actions on the organisations of a survey; they are stored on devices and never change. */
export const ASSIGNMENT_ACTIONS = [
  'surveys.assign',
  'surveys.undoAssign',
  'surveys.unassign',
  'surveys.undoUnassign',
] as const;
export type AssignmentActionKind = (typeof ASSIGNMENT_ACTIONS)[number];

/** Reasons why a row is not carried out, in addition to those of every bulk action. */
export const ASSIGNMENT_REASONS = ['inherited', 'notFound', 'refused'] as const;

type Surveys = Pick<SurveyGateway, 'organisations' | 'assign'>;

/** An organisation that gets or loses a survey, as a row. */
export interface AssignmentItem extends BulkItem {
  readonly survey: string;
  readonly organisation: string;
  readonly name: string;
  readonly reason: string | null;
}

/** Giving a survey to many organisations at once, and taking it away. */
export function assignmentActions(
  surveys: Surveys,
): Readonly<Record<AssignmentActionKind, BulkAction<AssignmentItem>>> {
  const change = (
    kind: AssignmentActionKind,
    gives: boolean,
    undo?: BulkAction<AssignmentItem>,
  ): BulkAction<AssignmentItem> => ({
    kind,
    keyOf: ({ name }) => name,
    isGuarded: () => false,
    read: item => read(surveys, item, gives),
    change: async item => {
      const named = [item.organisation];
      const why = item.reason === null ? {} : { reason: item.reason };
      const done = await surveys.assign(item.survey, gives ? { add: named, ...why } : { remove: named, ...why });
      return done.ok ? ok(undefined) : fail(toBulkFailure(done.failure));
    },
    ...(undo && { undo: { action: undo, itemOf: item => item } }),
  });
  const undoAssign = change('surveys.undoAssign', false);
  const undoUnassign = change('surveys.undoUnassign', true);
  return {
    'surveys.assign': change('surveys.assign', true, undoAssign),
    'surveys.undoAssign': undoAssign,
    'surveys.unassign': change('surveys.unassign', false, undoUnassign),
    'surveys.undoUnassign': undoUnassign,
  };
}

async function read(surveys: Surveys, item: AssignmentItem, gives: boolean): Promise<Result<BulkReading, BulkFailure>> {
  const found = await findOrganisation(surveys, item);
  if (!found.ok) return fail(toBulkFailure(found.failure));
  const row = found.value;
  if (!row) return ok({ judged: { cannot: 'notFound' }, version: null, before: {} });
  const has = row.type === 'assigned';
  const isInherited = !gives && row.type === 'inherited';
  const judged = isInherited ? { cannot: 'inherited' } : has === gives ? 'already' : 'do';
  return ok({ judged, version: row.type, before: { type: row.type } });
}

/** Many organisations may have the name of one in theirs, so that it may be on a later page. */
async function findOrganisation(
  surveys: Surveys,
  item: AssignmentItem,
): Promise<Result<SurveyOrganisation | undefined, CallFailure>> {
  const id = item.organisation;
  let [from, unreadable]: [string | undefined, number] = [undefined, 0];
  do {
    const wanted = { search: item.name, ...(from !== undefined && { from }) };
    const page = await surveys.organisations(item.survey, wanted);
    if (!page.ok) return page;
    const row = page.value.organisations.find(one => one.id === id);
    if (row) return ok(row);
    unreadable += page.value.unreadable;
    from = page.value.next;
  } while (from !== undefined);
  // It may be one of those that could not be read.
  return unreadable > 0 ? fail({ kind: 'unreachable', unreadable: true }) : ok(undefined);
}

function toBulkFailure(failure: CallFailure): BulkFailure {
  switch (failure.kind) {
    case 'unreachable':
    case 'sessionEnded':
    case 'notAllowed':
      return failure;
    case 'notFound':
    case 'refused':
      return { kind: 'refused', reason: failure.kind };
  }
}
