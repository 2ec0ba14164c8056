import { TASK_KINDS, type TaskKind } from '@/domain/app/dueTasks';
import type { Scope } from '@/domain/kernel/Scope';
import { userReaderScopes } from '@/domain/users/userReaderScopes';

/** For each kind of task, the scopes of which any one makes a user responsible for it. */
const taskScopes: Readonly<Record<TaskKind, readonly Scope[]>> = {
  coverGaps: ['region-settings:edit'],
  rightsDue: ['organisations:edit-thrive'],
  deletions: ['organisations:edit-thrive'],
  subscriptions: ['organisations:edit', 'organisations:edit-thrive'],
  seats: ['organisations:edit', 'organisations:edit-thrive'],
  codeActions: ['organisations:edit', 'organisations:edit-thrive'],
  userActions: userReaderScopes,
};

/** The kinds of tasks that a user is responsible for. */
export const ownTasks = (mayAny: (scopes: readonly Scope[]) => boolean): readonly TaskKind[] =>
  TASK_KINDS.filter(kind => mayAny(taskScopes[kind]));
