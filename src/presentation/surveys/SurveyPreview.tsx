import { Button, InputGroup, TextArea } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { Question } from '@/domain/surveys/SurveyContent';
import { DateField } from '../kit/forms/DateField';
import { Panel } from '../kit/layout/Panel';
import { Row, Stack } from '../kit/layout/Stack';
import { Notice } from '../kit/Notice';
import { privateField } from '../kit/privateField';
import { writtenText } from '../kit/text/writtenText';
import { NumberField } from './NumberField';
import type { SurveyPreviewStore } from './SurveyPreviewStore';
import styles from './surveys.module.css';
import { pointsOf, surveyLimits, surveysText } from './surveysText';

interface PreviewProps {
  readonly store: SurveyPreviewStore;
  readonly questions: readonly Question[];
  readonly onShow: (id: string) => void;
}

/** The survey as patients answer it, by the rules of their app. Nothing is sent. */
export const SurveyPreview = observer(function SurveyPreview({ store, questions, onShow }: PreviewProps) {
  const { question, shown } = store;
  return (
    <Panel
      title={surveysText('preview.heading')}
      actions={
        <Button
          variant="minimal"
          icon={<RefreshIcon />}
          text={surveysText('preview.restart')}
          onClick={() => store.restart()}
        />
      }
    >
      <Stack gap={8}>
        <div className={styles['preview']} role="group" aria-label={surveysText('preview.heading')}>
          {question ? <Asked key={question.id} store={store} question={question} /> : surveysText('preview.end')}
          <Row>
            <Button text={surveysText('preview.back')} disabled={!store.canGoBack} onClick={() => store.back()} />
            {question && (
              <Button intent="primary" text={surveysText('preview.continue')} onClick={() => store.next()} />
            )}
          </Row>
        </div>
        {question && (
          <Row>
            <span className={styles['facts']}>
              {surveysText('preview.progress', { done: shown.indexOf(question.id) + 1, all: shown.length })}
            </span>
            <Button
              variant="minimal"
              size="small"
              text={surveysText('checks.named', { number: questions.indexOf(question) + 1 })}
              onClick={() => onShow(question.id)}
            />
          </Row>
        )}
      </Stack>
    </Panel>
  );
});

interface AskedProps {
  readonly store: SurveyPreviewStore;
  readonly question: Question;
}

const Asked = observer(function Asked({ store, question }: AskedProps) {
  const { fault, isAlarm, lead } = store;
  const { kind, required, text, crisisContact } = question;
  return (
    <>
      {lead !== undefined && <p>{lead}</p>}
      <h3>{writtenText(text)}</h3>
      {kind === 'severalOf' && <p>{surveysText('preview.choose')}</p>}
      {kind !== 'statement' && !required && <p>{surveysText('preview.optional')}</p>}
      <AnswerField store={store} question={question} />
      {crisisContact && <p>{surveysText('preview.contact')}</p>}
      <div role="alert">
        {fault !== undefined && <Notice intent="danger">{surveysText(`answerFault.${fault}`)}</Notice>}
        {isAlarm && <Notice intent="danger">{surveysText('preview.alarm')}</Notice>}
      </div>
    </>
  );
});

const AnswerField = observer(function AnswerField({ store, question }: AskedProps) {
  const { kind, text, options = [] } = question;
  const { given } = store;
  switch (kind) {
    case 'statement':
      return null;
    case 'yesNo':
      return (
        <>
          {([true, false] as const).map(value => (
            <Choice
              key={String(value)}
              type="radio"
              name={`preview-${question.id}`}
              label={surveysText(value ? 'form.yes' : 'form.no')}
              checked={given === value}
              onChoose={() => store.answer(value)}
            />
          ))}
        </>
      );
    case 'oneOf':
      return (
        <>
          {options.map(({ id, text: label }) => (
            <Choice
              key={id}
              type="radio"
              name={`preview-${question.id}`}
              label={label}
              checked={given === id}
              onChoose={() => store.answer(id)}
            />
          ))}
        </>
      );
    case 'severalOf': {
      const chosen = Array.isArray(given) ? (given as readonly string[]) : [];
      return (
        <>
          {options.map(({ id, text: label }) => (
            <Choice
              key={id}
              type="checkbox"
              name={`preview-${question.id}`}
              label={label}
              checked={chosen.includes(id)}
              onChoose={() => store.answer(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id])}
            />
          ))}
        </>
      );
    }
    case 'scale':
      return (
        <div className={styles['scale']}>
          {pointsOf(question).map(point => (
            <Choice
              key={point}
              type="radio"
              name={`preview-${question.id}`}
              label={String(point)}
              checked={given === point}
              onChoose={() => store.answer(point)}
            />
          ))}
        </div>
      );
    case 'number':
      return (
        <NumberField
          label={text}
          isLabelHidden
          value={typeof given === 'number' ? given : undefined}
          onWrite={value => store.answer(value)}
        />
      );
    case 'date':
      return (
        <DateField
          label={text}
          isLabelHidden
          value={typeof given === 'string' ? given : ''}
          onWrite={day => store.answer(day === '' ? undefined : day)}
        />
      );
    case 'shortText':
      return (
        <InputGroup
          {...privateField}
          aria-label={text}
          dir="auto"
          maxLength={surveyLimits.shortText}
          value={typeof given === 'string' ? given : ''}
          onValueChange={words => store.answer(words)}
        />
      );
    case 'longText':
      return (
        <TextArea
          {...privateField}
          aria-label={text}
          fill
          dir="auto"
          maxLength={surveyLimits.longText}
          value={typeof given === 'string' ? given : ''}
          onChange={event => store.answer(event.currentTarget.value)}
        />
      );
  }
});

interface ChoiceProps {
  readonly type: 'radio' | 'checkbox';
  /** Name that groups the answers to one question. */
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function Choice({ type, name, label, checked, onChoose }: ChoiceProps) {
  return (
    <label className={styles['choice']}>
      <input {...privateField} type={type} name={name} checked={checked} onChange={onChoose} />
      {label}
    </label>
  );
}
