import { rule } from '../../kernel/rule';

export interface VisibleMomentInput {
  readonly viewer: 'staff' | 'patient';
  readonly staffOnly: boolean;
  readonly softDeleted: boolean;
  readonly hardDeleteRequested: boolean;
}

/** `deleted` and `awaitingDeletion`: that there was something, when and by whom, and none of its content. */
export type MomentVisibility = 'shown' | 'deleted' | 'awaitingDeletion' | 'hidden';

/** How much of a moment somebody sees. */
export const visibleMoment = rule(
  {
    id: 'CR-MOMENT-02',
    statement:
      'Staff see that a moment was deleted, or that its deletion for good was asked for, with date and author but ' +
      'without its content, so that the history has no silent holes. Patients see neither, and nothing that is for ' +
      'staff only.',
    source: 'D3 §4: "Moments: soft delete, request of hard delete."',
    hazards: ['HAZ-08', 'HAZ-12', 'HAZ-15'],
  },
  ({ viewer, staffOnly, softDeleted, hardDeleteRequested }: VisibleMomentInput): MomentVisibility => {
    if (viewer === 'patient') return staffOnly || softDeleted || hardDeleteRequested ? 'hidden' : 'shown';
    if (hardDeleteRequested) return 'awaitingDeletion';
    return softDeleted ? 'deleted' : 'shown';
  },
);
