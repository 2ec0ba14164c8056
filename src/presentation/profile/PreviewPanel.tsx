import { observer } from 'mobx-react-lite';
import type { PatientFacingOwnProfile } from '@/application/profile/LoadPatientFacingProfile';
import { writtenText } from '../kit/text/writtenText';
import { dayName, hoursText, shownDays } from '../kit/week/weekText';
import { profileText, seenWeekOf, zoneName } from './profileText';

interface PreviewPanelProps {
  readonly seen: PatientFacingOwnProfile;
  /** True if the page has unsaved changes, which the preview does not show. */
  readonly isUnsaved: boolean;
}

/** The profile as patients see it, as stored on the server. */
export const PreviewPanel = observer(function PreviewPanel({ seen, isUnsaved }: PreviewPanelProps) {
  const { name, biography, availability } = seen;
  const week = seenWeekOf(availability);
  return (
    <section className="profile-panel" aria-labelledby="profile-preview">
      <h2 id="profile-preview">{profileText('preview.title')}</h2>
      {isUnsaved && <p className="profile-hint">{profileText('preview.unsaved')}</p>}
      <dl className="profile-facts">
        <dt>{profileText('preview.name')}</dt>
        <dd>
          <bdi>{writtenText(name)}</bdi>
        </dd>
        <dt>{profileText('preview.biography')}</dt>
        <dd className="profile-biography" dir="auto">
          {biography === '' ? profileText('preview.noBiography') : writtenText(biography)}
        </dd>
        <dt>{profileText('preview.hours')}</dt>
        <dd>
          {availability.times.length === 0 ? (
            profileText('preview.noHours')
          ) : (
            <>
              <p className="profile-hint">{profileText('preview.zone', { zone: zoneName(availability.timeZone) })}</p>
              <ul>
                {shownDays
                  .filter(day => week[day].length > 0)
                  .map(day => (
                    <li key={day}>
                      {dayName(day)} {hoursText(week[day])}
                    </li>
                  ))}
              </ul>
            </>
          )}
        </dd>
      </dl>
    </section>
  );
});
