import type { BulkAction } from '@/application/kernel/bulk/BulkAction';
import type { NEW_PEOPLE_ACTION, NewPersonItem } from '@/application/users/bulk/newPeopleAction';
import type { PromotionActionKind, PromotionItem } from '@/application/users/bulk/promotionActions';
import type { ReviewActionKind, ReviewItem } from '@/application/users/bulk/reviewActions';
import type { BulkNoticeStore } from '../../kit/bulk/BulkNoticeStore';
import type { BulkStore } from '../../kit/bulk/BulkStore';
import type { NewPeopleStore } from '../newPeople/NewPeopleStore';
import type { PromotionAct, PromotionPageName } from './promotionFields';
import type { PromotionStore } from './PromotionStore';
import type { ReviewFilter, ReviewStore } from '../review/ReviewStore';

/** Creates the stores of bulk actions on people and their rights. */
export interface UserBulkStores {
  readonly actions: Readonly<Record<PromotionActionKind | ReviewActionKind | typeof NEW_PEOPLE_ACTION, BulkAction>>;
  bulk(): BulkStore;
  /** Creates the store of the notice about the bulk action, for other pages. */
  notice(): BulkNoticeStore;
  /** Enters these people on the page of promotions that opens next; they are not put into its address. */
  choose(addresses: readonly string[]): void;
  promotion(
    page: PromotionPageName,
    acts: readonly PromotionAct[],
    onListed: (kind: PromotionActionKind, items: readonly PromotionItem[], onBegun: () => void) => void,
  ): PromotionStore;
  newPeople(onListed: (items: readonly NewPersonItem[], onBegun: () => void) => void): NewPeopleStore;
  review(
    show: ReviewFilter,
    onListed: (kind: ReviewActionKind, items: readonly ReviewItem[], onBegun: () => void) => void,
  ): ReviewStore;
}
