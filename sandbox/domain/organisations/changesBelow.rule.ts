import { rule } from '@/domain/kernel/rule';
import { heirsOf, type TreeValue } from './heirsOf';

export interface ChangesBelowInput {
  /** The organisation whose own value is to be saved. */
  readonly organisation: string;
  readonly tree: readonly TreeValue[];
}

/** The organisations that get another value of a setting when one organisation above them saves it, level by level. */
export const changesBelow = rule(
  {
    id: 'CR-ORG-02',
    statement:
      'When an organisation changes a setting, every organisation below it changes with it, down to and without ' +
      'those that have a value of their own. What is below an organisation with a value of its own does not change ' +
      'either.',
    source: 'DESIGN §9 row 1',
    hazards: ['HAZ-16'],
  },
  ({ organisation, tree }: ChangesBelowInput): readonly string[] => heirsOf(organisation, tree),
);
