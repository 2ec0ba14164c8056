import { Button, Checkbox, Spinner } from '@blueprintjs/core';
import { SmallCrossIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Fault } from '../kit/forms/Fault';
import { SearchField } from '../kit/forms/SearchField';
import { privateField } from '../kit/privateField';
import styles from './reports.module.css';
import { reportFailureText, reportsText } from './reportsText';
import type { SubjectForm } from './SubjectForm';

interface ChosenProps {
  readonly form: SubjectForm;
  /** True after the first attempt to submit; missing entries are then marked. */
  readonly hasTriedToSubmit: boolean;
  /** Ids of organisations, and codes, that have too few people for a report of their own. */
  readonly small?: readonly string[];
}

/** The field for organisations and access codes, found by name among those on which the user may report. */
export const ChosenFields = observer(function ChosenFields({ form, hasTriedToSubmit, small = [] }: ChosenProps) {
  const { organisations, codes, choices, choicesFailure, find, found } = form;
  const isMissing = hasTriedToSubmit && organisations.length + codes.length === 0;
  return (
    <fieldset className={styles['chosen']}>
      <legend>{reportsText('create.who')}</legend>
      {choices && <p className={styles['second']}>{extentText(choices)}</p>}
      <div role="alert">
        {isMissing && <Fault>{reportsText('create.whoMissing')}</Fault>}
        {choicesFailure && (
          <Fault>{reportsText('create.choicesFailed', { why: reportFailureText(choicesFailure) })}</Fault>
        )}
      </div>
      <ul className={styles['chips']}>
        {organisations.map(({ id, name, withBelow }) => (
          <li key={id} data-small={small.includes(id)}>
            <span dir="auto">{name}</span>
            {small.includes(id) && <em>{reportsText('create.tooSmall')}</em>}
            <Checkbox
              {...privateField}
              checked={withBelow}
              label={reportsText('create.withBelow')}
              onChange={event => form.setBelow(id, event.currentTarget.checked)}
            />
            <Remove name={name} onRemove={() => form.removeOrganisation(id)} />
          </li>
        ))}
        {codes.map(code => (
          <li key={code} data-small={small.includes(code)}>
            <span>{code}</span>
            {small.includes(code) && <em>{reportsText('create.tooSmall')}</em>}
            <Remove name={code} onRemove={() => form.removeCode(code)} />
          </li>
        ))}
      </ul>
      <SearchField
        label={reportsText('create.find')}
        clearLabel={reportsText('create.clearFind')}
        value={find}
        maxLength={120}
        onSearch={text => form.search(text)}
      />
      <div role="status">
        {form.isFinding && <Spinner size={16} aria-label={reportsText('create.finding')} />}
        {found?.length === 0 && reportsText('create.noneFound')}
      </div>
      {found !== undefined && found.length > 0 && (
        <ul className={styles['hits']}>
          {found.map(choice => (
            <li key={`${choice.kind} ${choice.id}`}>
              <Button variant="minimal" alignText="start" fill onClick={() => form.add(choice)}>
                <span dir="auto">{choice.name}</span>
                <span className={styles['second']}>{choice.path.join(' › ')}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
});

const extentText = (choices: NonNullable<SubjectForm['choices']>): string =>
  choices.organisation
    ? reportsText('create.extent', { name: choices.organisation.name })
    : reportsText('create.extentCodes', { codes: choices.codes.join(', ') });

function Remove({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  return (
    <Button
      variant="minimal"
      size="small"
      icon={<SmallCrossIcon />}
      aria-label={reportsText('create.remove', { name })}
      title={reportsText('create.remove', { name })}
      onClick={onRemove}
    />
  );
}
