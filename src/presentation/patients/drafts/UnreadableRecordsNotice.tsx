import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { FormSubject } from '@/domain/drafts/DraftKey';
import { Notice } from '../../kit/Notice';
import { useStore } from '../../kit/useStore';
import { patientsCount, patientsText } from '../patientsText';
import { organisationPath } from '../../organisations/organisationPath';
import { profilePath } from '../profilePath';
import type { UnreadableRecordsStore } from './UnreadableRecordsStore';

/** What this device keeps and cannot read. Nothing of it goes before its author says so. */
export const UnreadableRecordsNotice = observer(function UnreadableRecordsNotice({
  make,
}: {
  readonly make: () => UnreadableRecordsStore;
}) {
  const store = useStore(make);
  const { pieces, detailsShown } = store;
  return (
    <>
      <div role="alert">
        {pieces.length > 0 && (
          <Notice
            intent="danger"
            action={
              <>
                <Button size="small" text={patientsText('unreadable.retry')} onClick={() => void store.load()} />
                <Button
                  size="small"
                  variant="minimal"
                  text={patientsText('unreadable.details')}
                  aria-expanded={detailsShown}
                  onClick={() => store.toggleDetails()}
                />
              </>
            }
          >
            {patientsCount('unreadable.title', pieces.length)}
          </Notice>
        )}
      </div>
      {detailsShown && pieces.length > 0 && (
        <>
          <p className="patient-hint">{patientsText('unreadable.kept')}</p>
          <ul aria-label={patientsText('unreadable.label')}>
            {pieces.map(({ key, subject }) => (
              <li key={key}>
                <Piece subject={subject} />{' '}
                <Button
                  size="small"
                  variant="minimal"
                  text={patientsText('unreadable.delete')}
                  onClick={() => void store.discard(key)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
});

function Piece({ subject }: { readonly subject: FormSubject | null }) {
  if (subject === null) return patientsText('unreadable.upload');
  switch (subject.kind) {
    case 'patient':
      return <Link to={profilePath(subject.patientId, 'timeline')}>{patientsText('unreadable.draft')}</Link>;
    case 'organisation':
      return <Link to={organisationPath(subject.organisationId)}>{patientsText('unreadable.organisationDraft')}</Link>;
    case 'administration':
      return patientsText('unreadable.administrationDraft');
  }
}
