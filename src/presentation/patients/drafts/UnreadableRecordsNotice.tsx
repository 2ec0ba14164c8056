import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { FormSubject } from '@/domain/drafts/DraftKey';
import { Notice } from '../../kit/Notice';
import { useStore } from '../../kit/useStore';
import { formsCount, formsText } from '../../kit/forms/formsText';
import type { UnreadableRecordsStore } from './UnreadableRecordsStore';
import { routes } from '../../app/routes/routes';

/** Stored records that this device cannot read. Nothing is removed without their author's consent. */
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
                <Button size="small" text={formsText('unreadableRecords.retry')} onClick={() => void store.load()} />
                <Button
                  size="small"
                  variant="minimal"
                  text={formsText('unreadableRecords.details')}
                  aria-expanded={detailsShown}
                  onClick={() => store.toggleDetails()}
                />
              </>
            }
          >
            {formsCount('unreadableRecords.title', pieces.length)}
          </Notice>
        )}
      </div>
      {detailsShown && pieces.length > 0 && (
        <>
          <p className="patient-hint">{formsText('unreadableRecords.kept')}</p>
          <ul aria-label={formsText('unreadableRecords.label')}>
            {pieces.map(({ key, subject }) => (
              <li key={key}>
                <Piece subject={subject} />{' '}
                <Button
                  size="small"
                  variant="minimal"
                  text={formsText('unreadableRecords.delete')}
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
  if (subject === null) return formsText('unreadableRecords.upload');
  switch (subject.kind) {
    case 'patient':
      return (
        <Link to={routes.profileTimeline.to({ patientId: subject.patientId })}>
          {formsText('unreadableRecords.draft')}
        </Link>
      );
    case 'organisation':
      return (
        <Link to={routes.organisation.to({ organisationId: subject.organisationId })}>
          {formsText('unreadableRecords.organisationDraft')}
        </Link>
      );
    case 'administration':
      return formsText('unreadableRecords.administrationDraft');
  }
}
