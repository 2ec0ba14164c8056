import { Button } from '@blueprintjs/core';
import { EditIcon, TrashIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { RiskAssessment } from '@/domain/patients/risk/RiskAssessment';
import type { PartStamp } from '@/domain/patients/timeline/Author';
import { momentTime } from '../timeline/moments/momentTime';
import { RiskLevelBadge } from '../timeline/moments/RiskLevelBadge';
import { patientRecordText, riskFieldText } from './patientRecordText';

interface AssessmentCardProps {
  readonly assessment: RiskAssessment;
  /** Undefined if the user cannot change it. */
  readonly acts?: { readonly onEdit: () => void; readonly onRemove: () => void } | undefined;
}

const questions = ['suicidalThoughts', 'selfHarm', 'harmToOthers', 'harmFromOthers', 'selfNeglect'] as const;
const texts = ['summary', 'protectiveFactors', 'plan'] as const;

const stampText = ({ at, by }: PartStamp) => ({
  name: by?.name ?? patientRecordText('risk.unreadName'),
  time: at === null ? patientRecordText('risk.unreadDate') : momentTime.full(at),
});

/** One risk assessment, with the assessor and the author of the last change. */
export const AssessmentCard = observer(function AssessmentCard({ assessment, acts }: AssessmentCardProps) {
  const { level, status, reviewOn, assessed, changed } = assessment;
  const stamp = stampText(assessed);
  // In the names of buttons.
  const time = assessed.at === null ? patientRecordText('risk.unknownDate') : stamp.time;
  return (
    <article className="assessment" aria-label={patientRecordText('risk.assessed', stamp)}>
      <header className="assessment-head">
        <RiskLevelBadge level={level} isOpen={status === 'open'} />
        <strong>{patientRecordText(`status.${status}`)}</strong>
        <span>
          {reviewOn === null
            ? patientRecordText('risk.noReview')
            : patientRecordText('risk.review', { day: riskFieldText('reviewOn', reviewOn) })}
        </span>
        {acts !== undefined && (
          <div className="assessment-acts">
            <Button
              size="small"
              icon={<EditIcon />}
              text={patientRecordText('risk.edit')}
              aria-label={patientRecordText('risk.editOf', { time })}
              onClick={acts.onEdit}
            />
            <Button
              size="small"
              icon={<TrashIcon />}
              text={patientRecordText('risk.remove')}
              aria-label={patientRecordText('risk.removeOf', { time })}
              onClick={acts.onRemove}
            />
          </div>
        )}
      </header>
      <p className="record-by">
        {patientRecordText('risk.assessed', stamp)}
        {changed !== undefined && ` · ${patientRecordText('risk.changed', stampText(changed))}`}
      </p>
      <dl className="assessment-answers">
        {questions.map(question => (
          <div key={question}>
            <dt>{patientRecordText(`riskField.${question}`)}</dt>
            <dd className={assessment[question] === 'present' ? 'assessment-present' : undefined}>
              {patientRecordText(`presence.${assessment[question]}`)}
            </dd>
          </div>
        ))}
      </dl>
      {texts.map(
        text =>
          assessment[text] !== '' && (
            <div key={text}>
              <h3>{patientRecordText(`riskField.${text}`)}</h3>
              <p className="record-text">{assessment[text]}</p>
            </div>
          ),
      )}
    </article>
  );
});
