import { rule } from '@/domain/kernel/rule';
import { inheritingOrganisations, type TreeValue } from './inheritingOrganisations';

export interface ChangesBelowInput {
  /** The organisation whose own value will be saved. */
  readonly organisation: string;
  readonly tree: readonly TreeValue[];
}

/** Returns the organisations whose inherited value changes with a save, level by level. */
export const changesBelow = rule(
  {
    id: 'CR-ORG-02',
    statement:
      'When an organisation changes a setting, every organisation below it changes too, except those with their ' +
      'own value and all organisations below those.',
    source: 'DESIGN §9 row 1',
    hazards: ['HAZ-16'],
  },
  ({ organisation, tree }: ChangesBelowInput): readonly string[] => inheritingOrganisations(organisation, tree),
);
