import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { HeldRight } from '@/application/users/LoadRights';
import { FormNotices } from '../../kit/forms/FormNotices';
import { ReasonField } from '../../kit/forms/ReasonField';
import { Hint } from '../../kit/layout/Hint';
import { Notice } from '../../kit/Notice';
import { DraftConflictsNotice } from '../../kit/forms/DraftConflictsNotice';
import { reasonLimits } from '../rightFields';
import { ChoiceField } from '../../kit/forms/ChoiceField';
import { writtenText } from '../../kit/text/writtenText';
import { EntryForm } from '../EntryForm';
import { promotionText, reasonFaultText } from '../promotions/promotionWords';
import { fullNameOf, rightName } from '../usersText';
import styles from './review.module.css';
import { REVIEW_ACTS, type ReviewStore } from './ReviewStore';
import { readersText, reviewCount, reviewDraftText, reviewLabel, reviewText } from './reviewText';
import { DateField } from '../../kit/forms/DateField';

interface EntryProps {
  readonly store: ReviewStore;
}

interface ReviewEntryProps extends EntryProps {
  readonly onCancel: () => void;
}

/** The form for an act on the selected rights. */
export const ReviewEntry = observer(function ReviewEntry({ store, onCancel }: ReviewEntryProps) {
  const { form, table, hasTriedToSubmit } = store;
  const faults = hasTriedToSubmit ? store.faults : {};
  const count = table.selectedRows.length;
  if (count === 0) return <Notice intent="warning">{reviewText('act.none')}</Notice>;
  return (
    <EntryForm onSubmit={() => store.check()} acts={<Acts store={store} onCancel={onCancel} />}>
      <Chosen rows={table.selectedRows} />
      <p>{reviewCount('act.lead', count)}</p>
      <FormNotices form={form} labelOf={reviewLabel} />
      <DraftConflictsNotice others={form.conflictingDrafts} textOf={kept => reviewDraftText(form.read(kept), kept)} />
      <div role="status">{form.restored && <Notice intent="warning">{promotionText('entry.restored')}</Notice>}</div>
      <ActField store={store} isMissing={faults.act !== undefined} />
      {form.mine.act === 'limit' && <DayField store={store} fault={faults.lastDay} />}
      <ReasonField
        label={promotionText('entry.reason')}
        hint={promotionText('entry.reasonHint', reasonLimits)}
        missing={reasonFaultText()}
        value={form.mine.reason}
        isMissing={faults.reason !== undefined}
        onWrite={reason => store.write('reason', reason)}
      />
      <ReadersNote store={store} />
      <div role="alert">{store.isTooMany && <Notice intent="danger">{reviewText('act.tooMany')}</Notice>}</div>
    </EntryForm>
  );
});

const Acts = ({ store, onCancel }: ReviewEntryProps) => (
  <>
    <Button type="submit" intent="primary" text={promotionText('entry.check')} />
    <Button
      variant="minimal"
      text={promotionText('entry.discard')}
      onClick={() => {
        store.discard();
        onCancel();
      }}
    />
  </>
);

const MAX_NAMES = 5;

function Chosen({ rows }: { readonly rows: readonly HeldRight[] }) {
  const rest = rows.length - MAX_NAMES;
  return (
    <ul className={styles['chosen']} aria-label={reviewText('act.chosen')}>
      {rows.slice(0, MAX_NAMES).map(({ user, grant }) => (
        <li key={`${user.id} ${grant.right}`}>
          <strong>
            <bdi>{writtenText(fullNameOf(user))}</bdi>
          </strong>{' '}
          · {rightName(grant.right)}
        </li>
      ))}
      {rest > 0 && <li>{reviewCount('act.more', rest)}</li>}
    </ul>
  );
}

const ReadersNote = observer(function ReadersNote({ store }: EntryProps) {
  const { readers } = store;
  return <div role="status">{readers !== undefined && <Hint>{readersText(readers)}</Hint>}</div>;
});

const ActField = observer(function ActField({ store, isMissing }: EntryProps & { readonly isMissing: boolean }) {
  return (
    <ChoiceField
      label={reviewText('act.legend')}
      value={store.form.mine.act}
      choices={REVIEW_ACTS.map(one => [one, reviewText(`act.${one}`)] as const)}
      fault={isMissing ? reviewText('fault.act') : undefined}
      onChoose={chosen => store.choose(chosen)}
    />
  );
});

interface DayFieldProps extends EntryProps {
  readonly fault: ReviewStore['faults']['lastDay'];
}

const DayField = observer(function DayField({ store, fault }: DayFieldProps) {
  return (
    <DateField
      label={promotionText('entry.day')}
      hint={promotionText('entry.dayHint', { zone: store.zone })}
      fault={fault && reviewText(`fault.${fault}`)}
      value={store.form.mine.lastDay}
      onWrite={day => store.write('lastDay', day)}
    />
  );
});
