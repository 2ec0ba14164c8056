import type { SignLevel } from '@/domain/patients/list/needSigns.rule';
import type { Moment } from '@/domain/patients/timeline/Moment';
import { toQuestionnaireReading } from '@/domain/patients/scores/QuestionnaireReading';
import { isUnreadAnswer } from '@/domain/patients/scores/QuestionnaireResult';
import { SELF_HARM_ITEM } from '@/domain/patients/scores/selfHarmItem.rule';
import { selfHarmWords } from '../../list/signText';
import { patientTimelineText } from '../patientTimelineText';

/** A questionnaire's result about self-harm if it needs attention: an answer other than "not at all", or none. */
export function selfHarmSign({
  type,
  at,
  items,
}: Moment): { readonly level: SignLevel; readonly words: string } | undefined {
  if (type !== 'phq9' || items === undefined) return undefined;
  const { selfHarm } = toQuestionnaireReading(type, { at, items });
  if (selfHarm === 'flagged')
    return { level: 'alarm', words: patientTimelineText('body.selfHarm.flagged', { answer: selfHarmWords(items) }) };
  if (selfHarm !== 'unknown') return undefined;
  const word = isUnreadAnswer(items[SELF_HARM_ITEM]) ? 'unread' : 'unknown';
  return { level: 'watch', words: patientTimelineText(`body.selfHarm.${word}`) };
}
