import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { BulkSteps } from '../../kit/bulk/BulkSteps';
import { useStore } from '../../kit/useStore';
import '../../organisations/page/organisationPage.css';
import '../users.css';
import { USERS_PATH } from '../userPath';
import type { UserBulkStores } from './UserBulkStores';
import { PromotionEntry } from './PromotionEntry';
import './promotions.css';
import type { PromotionAct, PromotionPageName } from './promotionFields';
import type { PromotionStore } from './PromotionStore';
import { promotionText, promotionWords } from './promotionWords';

interface PromotionPageProps {
  readonly page: PromotionPageName;
  readonly stores: UserBulkStores;
  /** What the person may do here. */
  readonly acts: readonly PromotionAct[];
}

/** People are made analysts or therapists here, or no longer are: entered, checked, confirmed, done. */
export const PromotionPage = observer(function PromotionPage({ page, stores, acts }: PromotionPageProps) {
  const bulk = useStore(() => stores.bulk());
  const store = useStore((): PromotionStore => {
    const entry: PromotionStore = stores.promotion(page, acts, (kind, items) => {
      const about = { subject: promotionText(`subject.${page}`), subjectId: page };
      void bulk.check(stores.actions[kind], about, items, () => entry.discard());
    });
    return entry;
  });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <article className="users promotions" aria-labelledby="promotion-title">
      <header>
        <h1 id="promotion-title" tabIndex={-1} ref={heading}>
          {promotionText(`page.${page}`)}
        </h1>
        <p>{promotionText(`lead.${page}`)}</p>
        <Link to={USERS_PATH}>{promotionText('toUsers')}</Link>
      </header>
      <BulkSteps store={bulk} words={promotionWords()} subjectId={page} onClose={() => heading.current?.focus()}>
        <PromotionEntry store={store} />
      </BulkSteps>
    </article>
  );
});
