import { Button, Checkbox, InputGroup, Switch, TextArea } from '@blueprintjs/core';
import { ArrowDownIcon, ArrowUpIcon, CrossIcon, DuplicateIcon, PlusIcon, TrashIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Question, QuestionKind } from '@/domain/surveys/SurveyContent';
import { DateField } from '../kit/forms/DateField';
import { FieldFrame } from '../kit/forms/FieldFrame';
import { SegmentedChoice } from '../kit/forms/SegmentedChoice';
import { Panel } from '../kit/layout/Panel';
import { Row, Stack } from '../kit/layout/Stack';
import { PrivateSelect } from '../kit/PrivateSelect';
import { privateField } from '../kit/privateField';
import { ConditionForm } from './ConditionForm';
import { NumberField } from './NumberField';
import type { SurveyBuilderStore } from './SurveyBuilderStore';
import styles from './surveys.module.css';
import { edits, kindChoices, ofKind, surveyLimits, surveysText } from './surveysText';

interface QuestionFormProps {
  readonly store: SurveyBuilderStore;
}

export const QuestionForm = observer(function QuestionForm({ store }: QuestionFormProps) {
  const { question, questions, pages } = store;
  if (!question) return <Panel>{surveysText('form.none')}</Panel>;
  const { id } = question;
  const change = (next: Question, what?: string): void =>
    store.edit(edits.withQuestion(pages, next), what && `${id} ${what}`);
  const isLocked = question.block !== undefined;
  const duplicate = (): void => {
    const copy = edits.duplicated(pages, id);
    store.edit(copy.pages);
    store.choose(copy.id);
  };
  return (
    <Panel
      title={surveysText('form.heading', { number: questions.indexOf(question) + 1 })}
      actions={
        <>
          <Act
            icon={<ArrowUpIcon />}
            text={surveysText('form.up')}
            act={() => store.edit(edits.moved(pages, id, -1))}
          />
          <Act
            icon={<ArrowDownIcon />}
            text={surveysText('form.down')}
            act={() => store.edit(edits.moved(pages, id, 1))}
          />
          {!isLocked && <Act icon={<DuplicateIcon />} text={surveysText('form.duplicate')} act={duplicate} />}
          <Act
            icon={<TrashIcon />}
            text={surveysText('form.delete')}
            act={() => store.edit(edits.withoutQuestion(pages, id))}
          />
        </>
      }
    >
      <Stack>
        {isLocked ? (
          <>
            <p>{question.text}</p>
            <p className={styles['sentence']}>{surveysText('form.locked')}</p>
          </>
        ) : (
          <OwnWords question={question} pages={pages} onChange={change} />
        )}
        <ConditionForm
          question={question}
          questions={questions}
          onChange={shownWhen => store.edit(withCondition(store, question, shownWhen))}
        />
      </Stack>
    </Panel>
  );
});

/** Sets the condition of a question or, if it belongs to a block, of all questions of that block. */
function withCondition(
  { pages, questions }: SurveyBuilderStore,
  { id, block }: Question,
  shownWhen: Question['shownWhen'],
): SurveyBuilderStore['pages'] {
  const meant = questions.filter(one => (block === undefined ? one.id === id : one.block === block));
  return meant.reduce(
    (all, { shownWhen: _former, ...one }) => edits.withQuestion(all, { ...one, ...(shownWhen && { shownWhen }) }),
    pages,
  );
}

interface ActProps {
  readonly icon: React.JSX.Element;
  readonly text: string;
  readonly act: () => void;
}

const Act = ({ icon, text, act }: ActProps) => (
  <Button variant="minimal" icon={icon} aria-label={text} title={text} onClick={act} />
);

interface PartProps {
  readonly question: Question;
  readonly pages: SurveyBuilderStore['pages'];
  /** Consecutive edits with the same `what` are undone in one step. */
  readonly onChange: (question: Question, what?: string) => void;
}

function OwnWords({ question, pages, onChange }: PartProps) {
  const [text, kind] = [useId(), useId()];
  const { kind: chosen, required } = question;
  return (
    <>
      <FieldFrame id={text} label={surveysText('form.text')}>
        <TextArea
          {...privateField}
          id={text}
          fill
          autoResize
          dir="auto"
          maxLength={surveyLimits.text}
          value={question.text}
          onChange={event => onChange({ ...question, text: event.currentTarget.value }, 'text')}
        />
      </FieldFrame>
      <div className={styles['kindRow']}>
        <FieldFrame id={kind} label={surveysText('form.kind')}>
          <PrivateSelect
            id={kind}
            value={chosen}
            onChange={event => onChange(ofKind(question, event.currentTarget.value as QuestionKind))}
            options={kindChoices().map(([value, label]) => ({ value, label }))}
          />
        </FieldFrame>
        {chosen !== 'statement' && (
          <Switch
            {...privateField}
            checked={required}
            label={surveysText('form.required')}
            onChange={() => onChange({ ...question, required: !required })}
          />
        )}
      </div>
      {question.options && <Options question={question} pages={pages} onChange={onChange} />}
      <Limits question={question} onChange={onChange} />
      {chosen === 'statement' ? (
        <Switch
          {...privateField}
          checked={question.crisisContact === true}
          label={surveysText('form.crisis')}
          onChange={() => {
            const { crisisContact, ...rest } = question;
            onChange(crisisContact ? rest : { ...rest, crisisContact: true });
          }}
        />
      ) : (
        <SegmentedChoice
          label={surveysText('form.selfHarm')}
          value={question.selfHarm === undefined ? null : question.selfHarm ? 'yes' : 'no'}
          choices={[
            ['yes', surveysText('form.yes')],
            ['no', surveysText('form.no')],
          ]}
          onChoose={value => onChange({ ...question, selfHarm: value === 'yes' })}
        />
      )}
      {question.selfHarm === true && <p className={styles['sentence']}>{surveysText('form.selfHarmHint')}</p>}
    </>
  );
}

function Options({ question, pages, onChange }: PartProps) {
  const { options = [], selfHarm = false } = question;
  const put = (place: number, option: (typeof options)[number] | undefined, what?: string): void =>
    onChange({ ...question, options: options.flatMap((one, index) => (index === place ? (option ?? []) : one)) }, what);
  return (
    <fieldset className={styles['options']}>
      <legend>{surveysText('form.answers')}</legend>
      {options.map((option, place) => {
        const number = place + 1;
        const { none, ...plain } = option;
        return (
          <div key={option.id} className={styles['option']}>
            <InputGroup
              {...privateField}
              dir="auto"
              aria-label={surveysText('form.answer', { number })}
              maxLength={surveyLimits.option}
              value={option.text}
              onValueChange={text => put(place, { ...option, text }, `option ${option.id}`)}
            />
            {selfHarm && (
              <Checkbox
                {...privateField}
                checked={none === true}
                aria-label={surveysText('form.noneMark', { number })}
                label={surveysText('form.noneShort')}
                onChange={() => put(place, none ? plain : { ...plain, none: true })}
              />
            )}
            <Button
              variant="minimal"
              icon={<CrossIcon />}
              aria-label={surveysText('form.deleteAnswer', { number })}
              onClick={() => put(place, undefined)}
            />
          </div>
        );
      })}
      <Row>
        <Button
          variant="minimal"
          icon={<PlusIcon />}
          text={surveysText('form.addAnswer')}
          disabled={options.length >= surveyLimits.options}
          onClick={() => onChange(edits.withAddedOption(pages, question))}
        />
      </Row>
    </fieldset>
  );
}

type NumberName = 'lowest' | 'highest' | 'longest' | 'fewest' | 'most';
const numbersOf: Readonly<Partial<Record<QuestionKind, readonly NumberName[]>>> = {
  scale: ['lowest', 'highest'],
  number: ['lowest', 'highest'],
  severalOf: ['fewest', 'most'],
  shortText: ['longest'],
  longText: ['longest'],
};

function Limits({ question, onChange }: Omit<PartProps, 'pages'>) {
  const put = (name: NumberName | 'earliest' | 'latest', value: number | string | undefined): void => {
    const { [name]: _former, ...rest } = question;
    onChange({ ...rest, ...(value !== undefined && value !== '' && { [name]: value }) }, name);
  };
  if (question.kind === 'date')
    return (
      <Row gap={16}>
        {(['earliest', 'latest'] as const).map(name => (
          <DateField
            key={name}
            label={surveysText(`form.${name}`)}
            value={question[name] ?? ''}
            onWrite={day => put(name, day)}
          />
        ))}
      </Row>
    );
  const names = numbersOf[question.kind] ?? [];
  if (names.length === 0) return null;
  return (
    <Row gap={16}>
      {names.map(name => (
        <NumberField
          key={name}
          label={surveysText(`form.${name}`)}
          value={question[name]}
          onWrite={value => put(name, value)}
        />
      ))}
    </Row>
  );
}
