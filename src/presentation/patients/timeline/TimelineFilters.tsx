import { Checkbox } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FilterBar } from '../../kit/layout/FilterBar';
import { FilterMenu } from '../../kit/layout/FilterMenu';
import { PendingButton } from '../../kit/PendingButton';
import { privateField } from '../../kit/privateField';
import type { MomentGroup } from './moments/MomentGroup';
import { patientTimelineText } from './patientTimelineText';
import type { PatientTimelineStore } from './PatientTimelineStore';
import styles from './Timeline.module.css';

interface TimelineFiltersProps {
  readonly store: PatientTimelineStore;
  readonly onRefresh: () => void;
  /** The new moments. */
  readonly children: ReactNode;
}

/** Maximum number of groups named; more are counted. */
const MOST_NAMED = 2;

/** The filter for kinds of entries, the number of new ones, and a button to reload. */
export const TimelineFilters = observer(function TimelineFilters({ store, onRefresh, children }: TimelineFiltersProps) {
  const { chosen, groups, phase } = store;
  return (
    <FilterBar
      state={
        <PendingButton
          quiet
          variant="minimal"
          icon={<RefreshIcon />}
          aria-label={patientTimelineText('refresh')}
          title={patientTimelineText('refresh')}
          awaiting={phase === 'loading'}
          onClick={onRefresh}
        />
      }
    >
      <FilterMenu
        label={patientTimelineText('filter.label')}
        value={valueOf(chosen)}
        clearLabel={patientTimelineText('filter.clear')}
        onClear={() => store.showAll()}
      >
        <div role="group" className={styles['kinds']} aria-label={patientTimelineText('filter.label')}>
          {groups.map(group => (
            <Checkbox
              {...privateField}
              key={group}
              checked={chosen.includes(group)}
              label={patientTimelineText(`filter.${group}`)}
              onChange={() => store.toggle(group)}
            />
          ))}
        </div>
      </FilterMenu>
      {children}
    </FilterBar>
  );
});

function valueOf(chosen: readonly MomentGroup[]): string | undefined {
  if (chosen.length === 0) return undefined;
  return chosen.length > MOST_NAMED
    ? patientTimelineText('filter.several', { count: chosen.length })
    : chosen.map(group => patientTimelineText(`filter.${group}`)).join(', ');
}
