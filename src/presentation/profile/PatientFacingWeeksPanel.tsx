import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { SeenWeek } from '@/domain/profile/weeksAsSeen';
import { PrivateSelect } from '../kit/PrivateSelect';
import { changeText, offeredZones, profileText, spanText, weekTitle, zoneName } from './profileText';
import type { PatientFacingWeeks } from './PatientFacingWeeks';

interface PatientFacingWeeksPanelProps {
  readonly weeks: PatientFacingWeeks;
  /** Time zone of the hours. */
  readonly zone: string;
}

/** The hours as patients in another time zone see them, including the weeks in which clocks change. */
export const PatientFacingWeeksPanel = observer(function PatientFacingWeeksPanel({
  weeks,
  zone,
}: PatientFacingWeeksPanelProps) {
  const id = useId();
  return (
    <section className="profile-panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{profileText('seen.title')}</h2>
      <p className="profile-hint">
        {profileText('seen.lead')} {profileText('seen.unsaved')}
      </p>
      <div className="profile-zone">
        <label htmlFor={id}>{profileText('seen.zone')}</label>
        <PrivateSelect id={id} value={weeks.zone} onChange={event => weeks.choose(event.currentTarget.value)}>
          {offeredZones.map(one => (
            <option key={one} value={one}>
              {zoneName(one)}
            </option>
          ))}
        </PrivateSelect>
      </div>
      {weeks.weeks === undefined ? (
        <p>{profileText('seen.noWeek')}</p>
      ) : (
        <div className="profile-weeks">
          {weeks.weeks.map(week => (
            <WeekTable key={week.start} week={week} zone={zone} there={weeks.zone} />
          ))}
        </div>
      )}
    </section>
  );
});

interface WeekTableProps {
  readonly week: SeenWeek;
  readonly zone: string;
  readonly there: string;
}

function WeekTable({ week: { start, changes, hours }, zone, there }: WeekTableProps) {
  return (
    <table className="profile-week">
      <caption>
        <strong>{weekTitle(start, zone)}</strong>
        {changes.map(change => (
          <span key={`${change.at}-${change.whose}`}>{changeText(change, { here: zone, there })}</span>
        ))}
      </caption>
      <thead>
        <tr>
          <th scope="col">{profileText('seen.ownClock', { zone: zoneName(zone) })}</th>
          <th scope="col">{profileText('seen.patientClock', { zone: zoneName(there) })}</th>
        </tr>
      </thead>
      <tbody>
        {hours.map(one => (
          <tr key={one.here.from + one.there.from}>
            <td>{spanText(one.here)}</td>
            <td>{spanText(one.there)}</td>
          </tr>
        ))}
        {hours.length === 0 && (
          <tr>
            <td colSpan={2}>{profileText('seen.none')}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
