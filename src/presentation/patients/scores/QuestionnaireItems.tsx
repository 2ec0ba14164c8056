import type { QuestionnaireReading } from '@/domain/patients/scores/QuestionnaireReading';
import type { Questionnaire } from '@/domain/patients/scores/questionnaireTotal.rule';
import { itemWords } from './itemWords';
import { patientScoresText } from './patientScoresText';

interface QuestionnaireItemsProps {
  readonly questionnaire: Questionnaire;
  readonly reading: QuestionnaireReading;
  readonly day: string;
}

/** The single answers of one questionnaire, folded until they are opened. */
export function QuestionnaireItems({ questionnaire, reading, day }: QuestionnaireItemsProps) {
  return (
    <details className="score-items">
      <summary>
        {patientScoresText('table.showAnswers')}
        <span className="visually-hidden">{patientScoresText('table.ofDay', { day })}</span>
      </summary>
      <p>{patientScoresText('help')}</p>
      <ol>
        {itemWords(questionnaire, reading.items).map(({ question, answer, isSelfHarm }) => (
          <li key={question} className={isSelfHarm && reading.selfHarm !== 'clear' ? 'score-item-signed' : undefined}>
            {question} <strong>{answer}</strong>
          </li>
        ))}
      </ol>
    </details>
  );
}
