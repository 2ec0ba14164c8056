import { Button } from '@blueprintjs/core';
import { AddIcon, CrossIcon } from '@blueprintjs/icons';
import type { Comparison, ComparedValue, Operator, Question } from '@/domain/surveys/SurveyContent';
import { DateField } from '../kit/forms/DateField';
import { Row, Stack } from '../kit/layout/Stack';
import { PrivateSelect } from '../kit/PrivateSelect';
import { NumberField } from './NumberField';
import styles from './surveys.module.css';
import {
  comparable,
  comparisonWith,
  conditionText,
  needsValue,
  operatorChoices,
  questionName,
  surveyLimits,
  surveysText,
  withOperator,
} from './surveysText';

interface ConditionFormProps {
  readonly question: Question;
  readonly questions: readonly Question[];
  readonly onChange: (condition: Question['shownWhen']) => void;
}

/** The form for when a question is shown, as a sentence of comparisons with earlier answers. */
export function ConditionForm({ question, questions, onChange }: ConditionFormProps) {
  const earlier = comparable(questions, question.id);
  const { match = 'all', comparisons = [] } = question.shownWhen ?? {};
  const last = earlier.at(-1);
  const put = (next: readonly Comparison[]): void =>
    onChange(next.length === 0 ? undefined : { match, comparisons: next });
  return (
    <Stack gap={8}>
      <Row>
        <h3>{surveysText('condition.heading')}</h3>
        {comparisons.length > 0 && (
          <Button variant="minimal" text={surveysText('condition.alwaysShow')} onClick={() => onChange(undefined)} />
        )}
      </Row>
      {comparisons.length > 0 && (
        <div className={styles['comparison']}>
          {surveysText('condition.lead')}
          <PrivateSelect
            aria-label={surveysText('condition.match.label')}
            value={match}
            onChange={event => onChange({ match: event.currentTarget.value === 'any' ? 'any' : 'all', comparisons })}
            options={(['all', 'any'] as const).map(value => ({
              value,
              label: surveysText(`condition.match.${value}`),
            }))}
          />
          {surveysText('condition.trail')}
        </div>
      )}
      {comparisons.map((comparison, place) => (
        <ComparisonRow
          // Comparisons have no ids, and their order is that of the sentence.
          key={place}
          number={place + 1}
          comparison={comparison}
          earlier={earlier}
          questions={questions}
          onChange={next => put(comparisons.flatMap((one, index) => (index === place ? (next ?? []) : one)))}
        />
      ))}
      <p className={styles['sentence']}>{conditionText(question, questions)}</p>
      {last ? (
        <Row>
          <Button
            variant="minimal"
            icon={<AddIcon />}
            text={surveysText('condition.add')}
            disabled={comparisons.length >= surveyLimits.comparisons}
            onClick={() => put([...comparisons, comparisonWith(last)])}
          />
        </Row>
      ) : (
        comparisons.length === 0 && <p className={styles['sentence']}>{surveysText('condition.noneEarlier')}</p>
      )}
    </Stack>
  );
}

interface ComparisonRowProps {
  readonly number: number;
  readonly comparison: Comparison;
  readonly earlier: readonly Question[];
  readonly questions: readonly Question[];
  readonly onChange: (comparison: Comparison | undefined) => void;
}

function ComparisonRow({ number, comparison, earlier, questions, onChange }: ComparisonRowProps) {
  const { question, operator } = comparison;
  const asked = questions.find(({ id }) => id === question);
  const isGone = !earlier.some(({ id }) => id === question);
  return (
    <div className={styles['comparison']}>
      <PrivateSelect
        aria-label={surveysText('condition.question', { number })}
        value={question}
        onChange={event => {
          const next = earlier.find(({ id }) => id === event.currentTarget.value);
          if (next) onChange(comparisonWith(next));
        }}
        options={[
          ...(isGone ? [{ value: question, label: questionName(questions, question) }] : []),
          ...earlier.map(({ id }) => ({ value: id, label: questionName(questions, id) })),
        ]}
      />
      <PrivateSelect
        aria-label={surveysText('condition.operator', { number })}
        value={operator}
        onChange={event => onChange(withOperator(comparison, asked, event.currentTarget.value as Operator))}
        options={operatorChoices(asked).map(([value, label]) => ({ value, label }))}
      />
      {asked && needsValue(operator) && (
        <ComparedField
          question={asked}
          value={comparison.value}
          label={surveysText('condition.value', { number })}
          onWrite={value => onChange({ question, operator, ...(value !== undefined && { value }) })}
        />
      )}
      <Button
        variant="minimal"
        icon={<CrossIcon />}
        aria-label={surveysText('condition.remove', { number })}
        onClick={() => onChange(undefined)}
      />
    </div>
  );
}

interface ComparedFieldProps {
  readonly question: Question;
  readonly value: ComparedValue | undefined;
  readonly label: string;
  readonly onWrite: (value: ComparedValue | undefined) => void;
}

function ComparedField({ question, value, label, onWrite }: ComparedFieldProps) {
  const { kind, options = [] } = question;
  if (kind === 'yesNo')
    return (
      <PrivateSelect
        aria-label={label}
        value={value === false ? 'no' : 'yes'}
        onChange={event => onWrite(event.currentTarget.value === 'yes')}
        options={(['yes', 'no'] as const).map(one => ({ value: one, label: surveysText(`form.${one}`) }))}
      />
    );
  if (kind === 'date')
    return <DateField label={label} isLabelHidden value={typeof value === 'string' ? value : ''} onWrite={onWrite} />;
  if (kind === 'scale' || kind === 'number')
    return (
      <NumberField
        label={label}
        isLabelHidden
        value={typeof value === 'number' ? value : undefined}
        onWrite={onWrite}
      />
    );
  const isGone = !options.some(({ id }) => id === value);
  return (
    <PrivateSelect
      aria-label={label}
      value={String(value ?? '')}
      onChange={event => onWrite(event.currentTarget.value)}
      options={[
        ...(isGone ? [{ value: String(value ?? ''), label: surveysText('condition.gone') }] : []),
        ...options.map(({ id, text }) => ({ value: id, label: text })),
      ]}
    />
  );
}
