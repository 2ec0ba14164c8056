import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { BulkSteps } from '../../kit/bulk/BulkSteps';
import { Columns, Page } from '../../kit/layout/Page';
import { PageHeader } from '../../kit/layout/PageHeader';
import { useStore } from '../../kit/useStore';
import type { UserBulkStores } from './UserBulkStores';
import { PromotionEffect } from './PromotionEffect';
import { PromotionEntry } from './PromotionEntry';
import type { PromotionAct, PromotionPageName } from './promotionFields';
import { promotionText, promotionWords } from './promotionWords';
import { routes } from '../../app/routes/routes';

interface PromotionPageProps {
  readonly page: PromotionPageName;
  readonly stores: UserBulkStores;
  /** The acts that the signed-in user may carry out on this page. */
  readonly acts: readonly PromotionAct[];
}

/**
 * Promotes users to analysts or therapists, or downgrades them: the list, its dry run, the confirmation and the
 * outcome.
 */
export const PromotionPage = observer(function PromotionPage({ page, stores, acts }: PromotionPageProps) {
  const bulk = useStore(() => stores.bulk());
  const store = useStore(() =>
    stores.promotion(page, acts, (kind, items, onBegun) => {
      const about = { subject: promotionText(`subject.${page}`), subjectId: page };
      void bulk.check(stores.actions[kind], about, items, onBegun);
    }),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Page labelledBy="promotion-title">
      <PageHeader
        id="promotion-title"
        headingRef={heading}
        title={promotionText(`page.${page}`)}
        lead={promotionText(`lead.${page}`)}
        actions={<Link to={routes.users.pattern}>{promotionText('toUsers')}</Link>}
      />
      <BulkSteps store={bulk} words={promotionWords()} subjectId={page} onClose={() => heading.current?.focus()}>
        <Columns side={<PromotionEffect store={store} />}>
          <PromotionEntry store={store} />
        </Columns>
      </BulkSteps>
    </Page>
  );
});
