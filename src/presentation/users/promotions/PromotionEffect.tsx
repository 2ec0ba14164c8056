import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { scopeWords } from '../../access/scopeWords';
import { groupName } from '../usersText';
import type { PromotionStore } from './PromotionStore';
import { promotionCount, promotionText } from './promotionWords';

/** What a promotion or a downgrade gives or takes, who gets an email, and when it acts. */
export const PromotionEffect = observer(function PromotionEffect({ store }: { readonly store: PromotionStore }) {
  const heading = useId();
  const { act, scopes } = store;
  if (act === null) return null;
  const isGiven = act === 'promote';
  return (
    <section className="user-difference promotion-effect" aria-labelledby={heading}>
      <h2 id={heading}>{promotionText('effect.title')}</h2>
      <dl>
        <div>
          <dt>{promotionText(isGiven ? 'effect.gained' : 'effect.lost')}</dt>
          {scopes.map(scope => (
            <dd key={scope}>{scopeWords(scope)}</dd>
          ))}
          <dd className="organisation-hint">{promotionText('effect.unless')}</dd>
        </div>
        <div>
          <dt>{promotionText('effect.told')}</dt>
          <dd>{promotionText('effect.each')}</dd>
          <Holders store={store} />
        </div>
        <div>
          <dt>{promotionText('effect.when')}</dt>
          <dd>{promotionText(isGiven ? 'effect.gainedWhen' : 'effect.lostWhen')}</dd>
        </div>
      </dl>
    </section>
  );
});

const Holders = observer(function Holders({ store }: { readonly store: PromotionStore }) {
  const { holders } = store;
  const group = groupName(store.group);
  if (holders === undefined) return <dd>{promotionText('effect.counting', { group })}</dd>;
  if (holders !== null) return <dd>{promotionCount('effect.holders', holders, { group })}</dd>;
  return (
    <dd>
      <span>{promotionText('effect.notCounted', { group })}</span>{' '}
      <Button size="small" text={promotionText('effect.retry')} onClick={() => void store.loadHolders()} />
    </dd>
  );
});
