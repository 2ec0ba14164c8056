import { Checkbox, FormGroup, InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { UserFilter } from '@/application/users/ports/UserGateway';
import { FilterBar } from '../kit/layout/FilterBar';
import { FilterMenu } from '../kit/layout/FilterMenu';
import { privateField } from '../kit/privateField';
import { TableRefresh } from '../kit/table/TableFoot';
import { GROUP_FILTERS, isStaffOnly, LONGEST_ADDRESS, LONGEST_CODE } from './userPath';
import type { UsersStore } from './UsersStore';
import { groupFilterName, usersText } from './usersText';

interface UserFiltersProps {
  readonly store: UsersStore;
  readonly onFilter: (filter: UserFilter) => void;
}

export const UserFilters = observer(function UserFilters({ store, onFilter }: UserFiltersProps) {
  const { filter } = store;
  return (
    <FilterBar
      search={
        <InputGroup
          {...privateField}
          type="search"
          leftIcon={<SearchIcon />}
          aria-label={usersText('filter.search')}
          placeholder={usersText('filter.search')}
          autoCapitalize="none"
          maxLength={LONGEST_ADDRESS}
          value={filter.emailAddress}
          onValueChange={value => onFilter({ ...filter, emailAddress: value })}
        />
      }
      state={<TableRefresh store={store.table} />}
    >
      <GroupFilter filter={filter} onFilter={onFilter} />
      <CodeFilter filter={filter} onFilter={onFilter} />
    </FilterBar>
  );
});

interface FilterProps {
  readonly filter: UserFilter;
  readonly onFilter: (filter: UserFilter) => void;
}

function GroupFilter({ filter, onFilter }: FilterProps) {
  const { groups } = filter;
  // All groups together mean "staff", and then no single group is shown as chosen.
  const chosen = new Set(isStaffOnly(filter) ? [] : groups);
  return (
    <FilterMenu
      label={usersText('filter.group')}
      value={groupsText(filter)}
      clearLabel={usersText('filter.clearGroup')}
      onClear={() => onFilter({ ...filter, groups: [] })}
    >
      <>
        <Checkbox
          {...privateField}
          label={usersText('filter.staff')}
          checked={isStaffOnly(filter)}
          onChange={({ currentTarget: { checked } }) => onFilter({ ...filter, groups: checked ? GROUP_FILTERS : [] })}
        />
        {GROUP_FILTERS.map(group => (
          <Checkbox
            {...privateField}
            key={group}
            label={groupFilterName(group)}
            checked={chosen.has(group)}
            onChange={({ currentTarget: { checked } }) =>
              onFilter({ ...filter, groups: GROUP_FILTERS.filter(one => (one === group ? checked : chosen.has(one))) })
            }
          />
        ))}
      </>
    </FilterMenu>
  );
}

function groupsText(filter: UserFilter): string | undefined {
  if (filter.groups.length === 0) return undefined;
  return isStaffOnly(filter) ? usersText('filter.staff') : filter.groups.map(groupFilterName).join(', ');
}

function CodeFilter({ filter, onFilter }: FilterProps) {
  const id = useId();
  const { accessCode } = filter;
  return (
    <FilterMenu
      label={usersText('filter.accessCode')}
      value={accessCode === '' ? undefined : accessCode}
      clearLabel={usersText('filter.clearAccessCode')}
      onClear={() => onFilter({ ...filter, accessCode: '' })}
    >
      <FormGroup label={usersText('filter.accessCode')} labelFor={id}>
        <InputGroup
          {...privateField}
          id={id}
          type="search"
          autoCapitalize="characters"
          maxLength={LONGEST_CODE}
          value={accessCode}
          onValueChange={value => onFilter({ ...filter, accessCode: value })}
        />
      </FormGroup>
    </FilterMenu>
  );
}
