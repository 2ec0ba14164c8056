import { isBlank } from '../kernel/isBlank';
import { conditionTargets, type TargetFault } from './conditionTargets.rule';
import { crisisContacts, type MissingCrisisContact } from './crisisContacts.rule';
import { deadEnds, type DeadEnd } from './deadEnds.rule';
import { doubleIds, type DoubleId } from './doubleIds.rule';
import { fixedBlocks, type ChangedBlock } from './fixedBlocks.rule';
import { idleConditions, type IdleCondition } from './idleConditions.rule';
import { limitFaults, type LimitFault } from './limitFaults.rule';
import { questionsOf, type Question, type SurveyContent } from './SurveyContent';
import { unreachableQuestions, type Unreachable } from './unreachableQuestions.rule';

/** A fault that prevents publishing. Without `question` it concerns the whole survey. */
export type SurveyFault =
  | ({ readonly check: 'ids' } & DoubleId)
  | ({ readonly check: 'targets' } & TargetFault)
  | ({ readonly check: 'conditions' } & IdleCondition)
  | ({ readonly check: 'reach' } & Unreachable)
  | ({ readonly check: 'limits' } & LimitFault)
  | ({ readonly check: 'deadEnds' } & DeadEnd)
  | ({ readonly check: 'crisis' } & MissingCrisisContact)
  | ({ readonly check: 'blocks'; readonly question: string } & ChangedBlock)
  | { readonly check: 'texts'; readonly question?: string };

/** Returns all faults of a survey: those that may harm patients first, then by check and question. */
export function surveyFaults(survey: SurveyContent): readonly SurveyFault[] {
  const targets = conditionTargets({ survey });
  const isSound = (id: string): boolean => !targets.some(({ question }) => question === id);
  return [
    ...crisisContacts({ survey }).map(fault => ({ check: 'crisis' as const, ...fault })),
    ...fixedBlocks({ survey }).map(fault => ({ check: 'blocks' as const, question: `${fault.block}-1`, ...fault })),
    ...doubleIds({ survey }).map(fault => ({ check: 'ids' as const, ...fault })),
    ...targets.map(fault => ({ check: 'targets' as const, ...fault })),
    ...unreachableQuestions({ survey })
      .filter(({ question }) => isSound(question))
      .map(fault => ({ check: 'reach' as const, ...fault })),
    ...idleConditions({ survey })
      .filter(({ question }) => isSound(question))
      .map(fault => ({ check: 'conditions' as const, ...fault })),
    ...limitFaults({ survey }).map(fault => ({ check: 'limits' as const, ...fault })),
    ...deadEnds({ survey }).map(fault => ({ check: 'deadEnds' as const, ...fault })),
    ...textFaults(survey),
  ];
}

function textFaults(survey: SurveyContent): readonly SurveyFault[] {
  const questions = questionsOf(survey);
  if (questions.length === 0) return [{ check: 'texts' }];
  return questions.filter(lacksText).map(({ id }) => ({ check: 'texts', question: id }));
}

/** True if a question or an option has no text, or two options have the same text. */
function lacksText({ text, options = [] }: Question): boolean {
  const words = options.map(option => option.text.trim());
  return isBlank(text) || words.includes('') || new Set(words).size < words.length;
}
