import { Button, Checkbox, FormGroup, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { UserFilter } from '@/application/users/ports/UserGateway';
import { privateField } from '../kit/privateField';
import { GROUP_FILTERS, LONGEST_ADDRESS, LONGEST_CODE } from './userPath';
import type { UsersStore } from './UsersStore';
import { groupFilterName, usersText } from './usersText';

interface UserFiltersProps {
  readonly store: UsersStore;
  readonly onFilter: (filter: UserFilter) => void;
}

/** What the list of people is filtered by. */
export const UserFilters = observer(function UserFilters({ store, onFilter }: UserFiltersProps) {
  const id = useId();
  const { filter } = store;
  const { emailAddress, groups, accessCode } = filter;
  const chosen = new Set(groups);
  return (
    <section className="user-filters" aria-label={usersText('filter.title')}>
      <FormGroup
        label={usersText('filter.emailAddress')}
        labelFor={`${id}-email`}
        helperText={<span id={`${id}-hint`}>{usersText('filter.emailHint')}</span>}
      >
        <InputGroup
          {...privateField}
          id={`${id}-email`}
          type="search"
          aria-describedby={`${id}-hint`}
          autoCapitalize="none"
          maxLength={LONGEST_ADDRESS}
          value={emailAddress}
          onValueChange={value => onFilter({ ...filter, emailAddress: value })}
        />
      </FormGroup>
      <FormGroup label={usersText('filter.accessCode')} labelFor={`${id}-code`}>
        <InputGroup
          {...privateField}
          id={`${id}-code`}
          type="search"
          autoCapitalize="characters"
          maxLength={LONGEST_CODE}
          value={accessCode}
          onValueChange={value => onFilter({ ...filter, accessCode: value })}
        />
      </FormGroup>
      <fieldset>
        <legend>{usersText('filter.groups')}</legend>
        {GROUP_FILTERS.map(group => (
          <Checkbox
            {...privateField}
            key={group}
            inline
            label={groupFilterName(group)}
            checked={chosen.has(group)}
            onChange={({ currentTarget: { checked } }) =>
              onFilter({
                ...filter,
                groups: GROUP_FILTERS.filter(one => (one === group ? checked : chosen.has(one))),
              })
            }
          />
        ))}
      </fieldset>
      {store.isFiltered && (
        <Button
          className="user-filters-clear"
          text={usersText('filter.clear')}
          onClick={() => onFilter({ emailAddress: '', groups: [], accessCode: '' })}
        />
      )}
    </section>
  );
});
