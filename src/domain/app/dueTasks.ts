/** Kinds of tasks for administrators, most serious first: patients without cover come first. */
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

/** The reading of one kind. A failed check never counts as zero. */
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
  /** Most serious first. */
  readonly due: readonly DueTask[];
  /** Kinds with an unknown or incomplete count. */
  readonly unchecked: readonly TaskKind[];
  /** A check is in progress. */
  readonly isChecking: boolean;
  /** All kinds were checked and no task is due. */
  readonly isNothing: boolean;
}

/** Returns the due tasks. An absent kind does not concern the user. */
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
