import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { scopeWords } from '../../access/scopeWords';
import { Panel } from '../../kit/layout/Panel';
import { formatNumber } from '../../kit/table/tablesText';
import { groupName } from '../usersText';
import styles from './PromotionEffect.module.css';
import type { PromotionStore } from './PromotionStore';
import { promotionCount, promotionText } from './promotionWords';

/** The effect of a promotion or downgrade: what changes, when, and who gets an email. */
export const PromotionEffect = observer(function PromotionEffect({ store }: { readonly store: PromotionStore }) {
  const { act, scopes } = store;
  if (act === null) return <GroupScopes store={store} />;
  const isGiven = act === 'promote';
  return (
    <Panel title={promotionText('effect.title')}>
      <dl className={styles['parts']}>
        <div>
          <dt>{promotionText(isGiven ? 'effect.gained' : 'effect.lost')}</dt>
          {scopes.map(scope => (
            <dd key={scope} className={styles['scope']}>
              {scopeWords(scope)}
            </dd>
          ))}
          <dd className={styles['hint']}>{promotionText('effect.unless')}</dd>
        </div>
        <div>
          <dt>{promotionText('effect.told')}</dt>
          <Listed store={store} />
          <Holders store={store} />
          <dd className={styles['hint']}>{promotionText('effect.once')}</dd>
        </div>
        <div>
          <dt>{promotionText('effect.when')}</dt>
          <dd>{promotionText(isGiven ? 'effect.gainedWhen' : 'effect.lostWhen')}</dd>
        </div>
      </dl>
    </Panel>
  );
});

/** The scopes of the group, shown until the user has chosen whether to promote or downgrade. */
function GroupScopes({ store }: { readonly store: PromotionStore }) {
  return (
    <Panel title={promotionText('effect.title')}>
      <dl className={styles['parts']}>
        <div>
          <dt>{promotionText('effect.group', { group: groupName(store.group) })}</dt>
          {store.scopes.map(scope => (
            <dd key={scope} className={styles['scope']}>
              {scopeWords(scope)}
            </dd>
          ))}
        </div>
      </dl>
    </Panel>
  );
}

const Listed = observer(function Listed({ store }: { readonly store: PromotionStore }) {
  const { listed } = store;
  return <dd>{listed === undefined ? promotionText('effect.each') : promotionCount('effect.listed', listed)}</dd>;
});

/** The number of users in the group who get an email, if the server reports it; otherwise at most how many. */
function holdersText({ total, reachable }: NonNullable<PromotionStore['holders']>, group: string): string {
  if (reachable === undefined) return promotionCount('effect.holdersAtMost', total, { group });
  if (reachable === total) return promotionCount('effect.holders', total, { group });
  return promotionCount('effect.holdersOf', reachable, { group, total: formatNumber(total) });
}

const Holders = observer(function Holders({ store }: { readonly store: PromotionStore }) {
  const { holders } = store;
  const group = groupName(store.group);
  if (holders === undefined) return <dd>{promotionText('effect.counting', { group })}</dd>;
  if (holders !== null) return <dd>{holdersText(holders, group)}</dd>;
  return (
    <dd>
      <span>{promotionText('effect.notCounted', { group })}</span>{' '}
      <Button size="small" text={promotionText('effect.retry')} onClick={() => void store.loadHolders()} />
    </dd>
  );
});
