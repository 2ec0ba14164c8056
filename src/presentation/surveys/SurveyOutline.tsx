import { Button, InputGroup } from '@blueprintjs/core';
import { CrossIcon, ErrorIcon, LockIcon, PlusIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId, type KeyboardEvent } from 'react';
import type { Question, SurveyPage } from '@/domain/surveys/SurveyContent';
import { Panel } from '../kit/layout/Panel';
import { Row } from '../kit/layout/Stack';
import { privateField } from '../kit/privateField';
import { writtenText } from '../kit/text/writtenText';
import type { SurveyBuilderStore } from './SurveyBuilderStore';
import styles from './surveys.module.css';
import { allBlocks, edits, surveyLimits, surveysText } from './surveysText';

interface OutlineProps {
  readonly store: SurveyBuilderStore;
}

/** The pages and questions in order. Questions are moved by dragging, or with Alt and the arrow keys. */
export const SurveyOutline = observer(function SurveyOutline({ store }: OutlineProps) {
  const help = useId();
  const { pages, question, questions } = store;
  const add = (): void => {
    const added = edits.addedQuestion(pages, question?.id);
    store.edit(added.pages);
    store.choose(added.id);
  };
  return (
    <Panel title={surveysText('outline.label')}>
      <div className={styles['pages']}>
        {pages.map((page, place) => (
          <OutlinePage key={page.id} store={store} page={page} place={place} help={help} />
        ))}
        <p id={help} className="visually-hidden">
          {surveysText('outline.keys')}
        </p>
      </div>
      <Row>
        <Button
          icon={<PlusIcon />}
          text={surveysText('outline.addQuestion')}
          disabled={questions.length >= surveyLimits.questions}
          onClick={add}
        />
        <Button
          variant="minimal"
          text={surveysText('outline.addPage')}
          disabled={pages.length >= surveyLimits.pages}
          onClick={() => store.edit(edits.withAddedPage(pages))}
        />
        {allBlocks.map(block => (
          <Button
            key={block}
            variant="minimal"
            text={surveysText(block === 'phq9' ? 'outline.addPhq9' : 'outline.addGad7')}
            disabled={questions.some(one => one.block === block)}
            onClick={() => store.edit(edits.withBlock(pages, block, question?.id))}
          />
        ))}
      </Row>
    </Panel>
  );
});

interface OutlinePageProps extends OutlineProps {
  readonly page: SurveyPage;
  readonly place: number;
  /** Id of the text that explains the keys. */
  readonly help: string;
}

const OutlinePage = observer(function OutlinePage({ store, page, place, help }: OutlinePageProps) {
  const { pages, questions } = store;
  const number = place + 1;
  const faulty = new Set(store.faults.map(({ question }) => question));
  /** True if a question has an error, or any question of its block has. */
  const hasFault = ({ id, block }: Question): boolean =>
    faulty.has(id) || (block !== undefined && questions.some(one => one.block === block && faulty.has(one.id)));
  return (
    <section>
      <div className={styles['pageHead']}>
        <span>{surveysText('outline.page', { number })}</span>
        <InputGroup
          {...privateField}
          className={styles['pageTitle'] ?? ''}
          size="small"
          placeholder={surveysText('outline.noTitle')}
          aria-label={surveysText('outline.pageTitle', { number })}
          maxLength={surveyLimits.title}
          value={page.title}
          onValueChange={title => store.edit(edits.withPageTitle(pages, page.id, title), `page ${page.id}`)}
        />
        {page.questions.length === 0 && pages.length > 1 && (
          <Button
            variant="minimal"
            icon={<CrossIcon />}
            aria-label={surveysText('outline.deletePage', { number })}
            onClick={() => store.edit(edits.withoutPage(pages, page.id))}
          />
        )}
      </div>
      <ol className={styles['outline']}>
        {page.questions
          .filter(
            (question, index) => question.block === undefined || page.questions[index - 1]?.block !== question.block,
          )
          .map(question => (
            <OutlineItem
              key={question.id}
              store={store}
              question={question}
              number={questions.indexOf(question) + 1}
              hasFault={hasFault(question)}
              isChosen={store.question?.id === question.id}
              help={help}
            />
          ))}
        {page.questions.length === 0 && <li className={styles['kind']}>{surveysText('outline.empty')}</li>}
      </ol>
    </section>
  );
});

interface OutlineItemProps extends OutlineProps {
  readonly question: Question;
  /** Position among all questions, from 1. */
  readonly number: number;
  readonly hasFault: boolean;
  readonly isChosen: boolean;
  readonly help: string;
}

/** Reads the store only in its event handlers: typing in one question must not render 200 items again. */
const OutlineItem = observer(function OutlineItem(props: OutlineItemProps) {
  const { store, question, number, hasFault, isChosen, help } = props;
  const { id, block, kind, text, shownWhen } = question;
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.altKey && event.key === 'ArrowDown' ? 1 : event.altKey && event.key === 'ArrowUp' ? -1 : undefined;
    if (by !== undefined) {
      event.preventDefault();
      store.edit(edits.moved(store.pages, id, by));
    } else if (event.key === 'Delete') {
      event.preventDefault();
      store.edit(edits.withoutQuestion(store.pages, id));
    }
  };
  const words = block === undefined ? text.trim() : surveysText(block === 'phq9' ? 'outline.phq9' : 'outline.gad7');
  return (
    <li
      draggable
      onDragStart={event => event.dataTransfer.setData('text/plain', id)}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault();
        const dragged = event.dataTransfer.getData('text/plain');
        if (store.questions.some(one => one.id === dragged)) store.edit(edits.movedBefore(store.pages, dragged, id));
      }}
    >
      <button
        type="button"
        className={`${styles['item']} ${block === undefined ? '' : styles['block']}`.trim()}
        aria-current={isChosen}
        aria-describedby={help}
        onClick={() => store.choose(id)}
        onKeyDown={onKeyDown}
      >
        <span className={styles['number']}>{number}</span>
        <span className={`${styles['words']} ${shownWhen ? styles['conditional'] : ''}`.trim()}>
          {words === '' ? surveysText('outline.untitled') : writtenText(words)}
          <span className="visually-hidden">
            {block === undefined && `, ${surveysText(`kind.${kind}`)}`}
            {shownWhen && `, ${surveysText('outline.conditional')}`}
          </span>
        </span>
        {hasFault ? (
          <ErrorIcon className={styles['fault'] ?? ''} size={14} title={surveysText('outline.fault')} />
        ) : (
          block !== undefined && <LockIcon className={styles['kind'] ?? ''} size={14} />
        )}
      </button>
    </li>
  );
});
