import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { MergedFormPanel } from '../kit/forms/MergedFormPanel';
import { Notice } from '../kit/Notice';
import { WeekEditor } from '../kit/week/WeekEditor';
import type { OwnProfileStore } from './OwnProfileStore';
import { profileText, weekLabel, weekValueText, zoneName } from './profileText';

/** The form for the weekly hours: when patients can be seen. */
export const WeekPanel = observer(function WeekPanel({ store }: { readonly store: OwnProfileStore }) {
  const { week, zone } = store;
  const { mine } = week.form;
  const own = zone.known;
  const zones = { zone: zoneName(mine.timeZone), own: zoneName(own ?? '') };
  return (
    <MergedFormPanel
      form={week}
      title={profileText('week.title')}
      lead={profileText('week.lead', zones)}
      saved={profileText('week.saved')}
      labelOf={weekLabel}
      valueText={weekValueText}
    >
      {own !== undefined && own !== mine.timeZone && (
        <Notice
          intent="warning"
          action={<Button size="small" text={profileText('week.useOwn', zones)} onClick={() => store.applyOwnZone()} />}
        >
          {profileText('week.otherZone', zones)}
        </Notice>
      )}
      <WeekEditor week={mine} faults={store.shownFaults} onWrite={(day, hours) => week.write(day, hours)} />
      <p className="profile-hint" role="status">
        {profileText('week.total', store.length)}
      </p>
      <p className="profile-hint">{profileText('week.flag')}</p>
    </MergedFormPanel>
  );
});
