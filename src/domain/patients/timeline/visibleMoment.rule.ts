import { rule } from '../../kernel/rule';

export interface VisibleMomentInput {
  readonly viewer: 'staff' | 'patient';
  readonly staffOnly: boolean;
  readonly softDeleted: boolean;
  readonly hardDeleteRequested: boolean;
}

/** `deleted` and `awaitingDeletion` show date and author of a moment but not its content. */
export type MomentVisibility = 'shown' | 'deleted' | 'awaitingDeletion' | 'hidden';

/** Decides how much of a moment a viewer sees. */
export const visibleMoment = rule(
  {
    id: 'CR-MOMENT-02',
    statement:
      'Staff see that a moment was deleted, or that its permanent deletion was requested, with date and author ' +
      'but without its content, so that the history has no silent gaps. Patients see neither of these, nor any ' +
      'moment for staff only.',
    source: 'D3 §4: "Moments: soft delete, request of hard delete."',
    hazards: ['HAZ-08', 'HAZ-12', 'HAZ-15'],
  },
  ({ viewer, staffOnly, softDeleted, hardDeleteRequested }: VisibleMomentInput): MomentVisibility => {
    if (viewer === 'patient') return staffOnly || softDeleted || hardDeleteRequested ? 'hidden' : 'shown';
    if (hardDeleteRequested) return 'awaitingDeletion';
    return softDeleted ? 'deleted' : 'shown';
  },
);
