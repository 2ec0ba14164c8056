import type { Moment } from '@/domain/patients/timeline/Moment';
import { toQuestionnaireReading } from '@/domain/patients/scores/QuestionnaireReading';
import { patientTimelineText } from '../patientTimelineText';

/** What a questionnaire says about self-harm where it needs attention: an answer other than "not at all", or none. */
export function selfHarmLine({ type, at, items }: Moment): string | undefined {
  if (type !== 'phq9' || items === undefined) return undefined;
  const { selfHarm } = toQuestionnaireReading(type, { at, items });
  return selfHarm === 'flagged' || selfHarm === 'unknown'
    ? patientTimelineText(`body.selfHarm.${selfHarm}`)
    : undefined;
}
