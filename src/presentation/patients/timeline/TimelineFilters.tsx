import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { patientTimelineText } from './patientTimelineText';
import type { PatientTimelineStore } from './PatientTimelineStore';

/** The buttons that show only some groups of moments. */
export const TimelineFilters = observer(function TimelineFilters({ store }: { readonly store: PatientTimelineStore }) {
  return (
    <div className="moments-filter" role="group" aria-label={patientTimelineText('filter.label')}>
      <Button
        size="small"
        variant={store.chosen.length === 0 ? 'solid' : 'outlined'}
        active={store.chosen.length === 0}
        aria-pressed={store.chosen.length === 0}
        text={patientTimelineText('filter.all')}
        onClick={() => store.showAll()}
      />
      {store.groups.map(group => {
        const isOn = store.chosen.includes(group);
        return (
          <Button
            key={group}
            size="small"
            variant={isOn ? 'solid' : 'outlined'}
            active={isOn}
            aria-pressed={isOn}
            text={patientTimelineText(`filter.${group}`)}
            onClick={() => store.toggle(group)}
          />
        );
      })}
    </div>
  );
});
