import { Checkbox, FormGroup, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { UserGroup } from '@/domain/users/UserGroup';
import { ConflictChoice } from '../kit/forms/ConflictChoice';
import { privateField } from '../kit/privateField';
import type { UserAccessStore } from './UserAccessStore';
import { carriesText, groupName, termText, usersText } from './usersText';

interface GroupFieldProps {
  readonly store: UserAccessStore;
  readonly group: UserGroup;
  /** It cannot be changed. */
  readonly isFixed: boolean;
}

/** Whether a person is in a group and until when, and what the group lets them do. */
export const GroupField = observer(function GroupField({ store, group, isFixed }: GroupFieldProps) {
  const id = useId();
  const term = store.form.mine[group];
  const name = groupName(group);
  return (
    <div className="user-group">
      <Checkbox
        {...privateField}
        checked={term !== null}
        disabled={isFixed}
        aria-describedby={`${id}-carries`}
        label={name}
        onChange={({ currentTarget: { checked } }) => store.write(group, checked ? '' : null)}
      />
      <p id={`${id}-carries`} className="organisation-hint">
        {carriesText(group)}
      </p>
      {term !== null && (isFixed ? <p>{termText(term)}</p> : <LastDay store={store} group={group} term={term} />)}
      <Conflict store={store} group={group} />
    </div>
  );
});

interface LastDayProps extends Pick<GroupFieldProps, 'store' | 'group'> {
  readonly term: string;
}

const LastDay = observer(function LastDay({ store, group, term }: LastDayProps) {
  const id = useId();
  const fault = store.faultOf(group);
  return (
    <FormGroup
      label={usersText('form.lastDay', { group: groupName(group) })}
      labelFor={id}
      intent={fault === undefined ? 'none' : 'danger'}
      helperText={
        <span id={`${id}-fault`} role="status">
          {fault !== undefined && usersText(`fault.${fault}`)}
        </span>
      }
    >
      <InputGroup
        {...privateField}
        id={id}
        type="date"
        value={term}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-fault`}
        onValueChange={day => store.write(group, day)}
      />
    </FormGroup>
  );
});

const Conflict = observer(function Conflict({ store, group }: Pick<GroupFieldProps, 'store' | 'group'>) {
  const conflict = store.form.conflictOf(group);
  if (conflict === undefined) return null;
  const wordsOf = (term: unknown): string => termText(typeof term === 'string' ? term : null);
  return (
    <ConflictChoice
      label={groupName(group)}
      before={wordsOf(conflict.base)}
      mine={wordsOf(conflict.mine)}
      theirs={wordsOf(conflict.theirs)}
      by={store.known?.changes[0]?.byName}
      choice={conflict.choice}
      onChoose={choice => store.form.choose(group, choice)}
    />
  );
});
