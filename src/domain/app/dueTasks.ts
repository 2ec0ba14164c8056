/** What may be due for those who look after the service, the gravest first: patients without cover come first. */
export const TASK_KINDS = [
  'coverGaps',
  'rightsDue',
  'deletions',
  'subscriptions',
  'seats',
  'codeActions',
  'userActions',
] as const;

export type TaskKind = (typeof TASK_KINDS)[number];

/** What is known of one kind. What could not be checked is never none. */
export type TaskReading =
  | { readonly status: 'checking' }
  /** `isAtLeast`: there may be more. */
  | { readonly status: 'known'; readonly count: number; readonly isAtLeast: boolean }
  | { readonly status: 'couldNotCheck' };

export interface DueTask {
  readonly kind: TaskKind;
  readonly count: number;
  readonly isAtLeast: boolean;
}

export interface DueTasks {
  /** The gravest first. */
  readonly due: readonly DueTask[];
  /** Kinds of which nothing is known, or of which there may be others than those counted. */
  readonly unchecked: readonly TaskKind[];
  /** Something is on its way. */
  readonly isChecking: boolean;
  /** Everything was checked, and nothing is due. */
  readonly isNothing: boolean;
}

/** What is due. A kind that is absent is none of the person's. */
export function dueTasks(readings: Readonly<Partial<Record<TaskKind, TaskReading>>>): DueTasks {
  const due: DueTask[] = [];
  const unchecked: TaskKind[] = [];
  let isChecking = false;
  for (const kind of TASK_KINDS) {
    const reading = readings[kind];
    if (reading === undefined) continue;
    if (reading.status === 'checking') isChecking = true;
    else if (reading.status === 'couldNotCheck') unchecked.push(kind);
    else {
      const { count, isAtLeast } = reading;
      if (count > 0) due.push({ kind, count, isAtLeast });
      else if (isAtLeast) unchecked.push(kind);
    }
  }
  return { due, unchecked, isChecking, isNothing: due.length === 0 && unchecked.length === 0 && !isChecking };
}
