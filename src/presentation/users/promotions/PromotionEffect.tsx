import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { scopeWords } from '../../access/scopeWords';
import { groupName } from '../usersText';
import type { PromotionStore } from './PromotionStore';
import { promotionCount, promotionText } from './promotionWords';

/** What a promotion or a downgrade gives or takes, who gets an email, and when it acts. */
export const PromotionEffect = observer(function PromotionEffect({ store }: { readonly store: PromotionStore }) {
  const heading = useId();
  const { act, scopes, holders, group } = store;
  if (act === null) return null;
  const isGiven = act === 'promote';
  const name = groupName(group);
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
          <dd>
            {typeof holders === 'number'
              ? promotionCount('effect.holders', holders, { group: name })
              : promotionText(holders === null ? 'effect.holdersUnknown' : 'effect.holdersCounting', { group: name })}
          </dd>
        </div>
        <div>
          <dt>{promotionText('effect.when')}</dt>
          <dd>{promotionText(isGiven ? 'effect.gainedWhen' : 'effect.lostWhen')}</dd>
        </div>
      </dl>
    </section>
  );
});
