import { Button } from '@blueprintjs/core';
import { ChevronLeftIcon, DownloadIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { BulkSteps } from '../../kit/bulk/BulkSteps';
import { Page } from '../../kit/layout/Page';
import { PageHeader } from '../../kit/layout/PageHeader';
import { useStore } from '../../kit/useStore';
import { promotionText, promotionWords } from '../promotions/promotionWords';
import type { UserBulkStores } from '../promotions/UserBulkStores';
import { REVIEW_SUBJECT } from '../promotions/userBulkPath';
import { HeldRights } from './HeldRights';
import { ReviewEntry } from './ReviewEntry';
import type { ReviewFilter } from './ReviewStore';
import { leadText, reviewTable, reviewText } from './reviewText';
import styles from './review.module.css';
import { routes } from '../../app/routes/routes';

interface ReviewPageProps {
  readonly stores: UserBulkStores;
  /** The filter from the address. */
  readonly show: ReviewFilter;
  readonly mayChange: boolean;
}

/** Lists who has held which right since when, and lets the user confirm, end or limit one or many rights. */
export const ReviewPage = observer(function ReviewPage({ stores, show, mayChange }: ReviewPageProps) {
  const bulk = useStore(() => stores.bulk());
  const store = useStore(() =>
    stores.review(show, (kind, items, onBegun) => {
      const about = { subject: promotionText('subject.review'), subjectId: REVIEW_SUBJECT };
      void bulk.check(stores.actions[kind], about, items, onBegun);
    }),
  );
  useEffect(() => store.setFilter(show), [store, show]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isWorking = store.isOpen || (bulk.step !== 'entering' && !bulk.isUnrelated(REVIEW_SUBJECT));
  const toList = (): void => {
    store.close();
    void store.table.reload();
    heading.current?.focus();
  };
  return (
    <Page labelledBy="review-title">
      <PageHeader
        id="review-title"
        headingRef={heading}
        title={reviewText('title')}
        lead={leadText()}
        {...(isWorking
          ? bulk.step === 'entering' && { breadcrumbs: <BackToList onBack={toList} /> }
          : { back: { to: routes.users.pattern, text: reviewText('back') } })}
        actions={
          isWorking ? undefined : (
            <Button
              icon={<DownloadIcon />}
              text={reviewText('download')}
              disabled={store.table.rows.length === 0}
              onClick={() => store.download(reviewText('fileName'), reviewTable)}
            />
          )
        }
      />
      {isWorking ? (
        <BulkSteps
          store={bulk}
          words={{ ...promotionWords(), first: promotionText('firstRights'), key: promotionText('rightKey') }}
          subjectId={REVIEW_SUBJECT}
          onClose={toList}
        >
          <ReviewEntry store={store} onCancel={toList} />
        </BulkSteps>
      ) : (
        <HeldRights store={store} mayChange={mayChange} />
      )}
    </Page>
  );
});

/** A button rather than a link, because the list has the same address. */
const BackToList = ({ onBack }: { readonly onBack: () => void }) => (
  <Button
    className={styles['back'] ?? ''}
    variant="minimal"
    size="small"
    intent="primary"
    icon={<ChevronLeftIcon size={12} />}
    text={reviewText('backToList')}
    onClick={onBack}
  />
);
