import { Checkbox } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { RightName } from '@/domain/users/UserGroup';
import { ConflictChoice } from '../kit/forms/ConflictChoice';
import { privateField } from '../kit/privateField';
import type { UserAccessStore } from './UserAccessStore';
import { carriesText, rightTitle, termText, usersText } from './usersText';
import { DateField } from '../kit/forms/DateField';

interface RightFieldProps {
  readonly store: UserAccessStore;
  readonly right: RightName;
  /** It cannot be changed. */
  readonly isFixed: boolean;
}

/** Whether a person has a right and until when, and what it lets them do. */
export const RightField = observer(function RightField({ store, right, isFixed }: RightFieldProps) {
  const id = useId();
  const term = store.form.mine[right];
  const name = rightTitle(right);
  return (
    <div className="user-group">
      <Checkbox
        {...privateField}
        checked={term !== null}
        disabled={isFixed}
        aria-describedby={`${id}-carries`}
        label={name}
        onChange={({ currentTarget: { checked } }) => store.write(right, checked ? '' : null)}
      />
      <p id={`${id}-carries`} className="organisation-hint">
        {carriesText(right)}
      </p>
      {term !== null && (isFixed ? <p>{termText(term)}</p> : <LastDay store={store} right={right} term={term} />)}
      <Conflict store={store} right={right} />
    </div>
  );
});

interface LastDayProps extends Pick<RightFieldProps, 'store' | 'right'> {
  readonly term: string;
}

const LastDay = observer(function LastDay({ store, right, term }: LastDayProps) {
  const fault = store.faultOf(right);
  return (
    <DateField
      label={usersText('form.lastDay', { right: rightTitle(right) })}
      fault={fault && usersText(`fault.${fault}`)}
      value={term}
      onWrite={day => store.write(right, day)}
    />
  );
});

const Conflict = observer(function Conflict({ store, right }: Pick<RightFieldProps, 'store' | 'right'>) {
  const conflict = store.form.conflictOf(right);
  if (conflict === undefined) return null;
  const wordsOf = (term: unknown): string => termText(typeof term === 'string' ? term : null);
  return (
    <ConflictChoice
      label={rightTitle(right)}
      before={wordsOf(conflict.base)}
      mine={wordsOf(conflict.mine)}
      theirs={wordsOf(conflict.theirs)}
      choice={conflict.choice}
      onChoose={choice => store.form.choose(right, choice)}
    />
  );
});
