import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { AccessCode } from '@/domain/accessCodes/AccessCode';
import { Hint } from '../kit/layout/Hint';
import { Notice } from '../kit/Notice';
import { QrPicture } from '../kit/QrPicture';
import { useStore } from '../kit/useStore';
import type { AccessCodeStores } from './AccessCodeStores';
import { accessCodesText } from './accessCodesText';

interface CodeQrProps {
  readonly code: AccessCode;
  readonly stores: AccessCodeStores;
}

export const CodeQr = observer(function CodeQr({ code, stores }: CodeQrProps) {
  const store = useStore(() => stores.cards([code]));
  const { cards } = store;
  if (cards === 'preparing') return <Spinner size={24} aria-label={accessCodesText('qr.preparing')} />;
  if (cards === 'failed')
    return (
      <div role="alert">
        <Notice
          intent="danger"
          action={<Button size="small" text={accessCodesText('retry')} onClick={() => void store.prepare()} />}
        >
          {accessCodesText('qr.failed')}
        </Notice>
      </div>
    );
  return (
    <>
      {cards.map(card => (
        <QrPicture key={card.code} code={card.qr} label={accessCodesText('qr.label', { code: card.code })} />
      ))}
      <Hint>{accessCodesText('qr.hint')}</Hint>
    </>
  );
});
