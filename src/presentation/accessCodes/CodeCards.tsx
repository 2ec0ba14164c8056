import { Button, Spinner } from '@blueprintjs/core';
import { PrintIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import type { CodeCard } from '@/application/accessCodes/PrepareCodeCards';
import { Notice } from '../kit/Notice';
import { QrPicture } from '../kit/QrPicture';
import { writtenText } from '../kit/text/writtenText';
import { useStore } from '../kit/useStore';
import { accessCodesCount, accessCodesText } from './accessCodesText';
import './codeCards.css';
import { CodeHeader } from './CodeHeader';
import styles from './codes.module.css';
import type { CodeCardsStore } from './CodeCardsStore';

interface CodeCardsProps {
  readonly open: () => CodeCardsStore;
  readonly onClose: () => void;
}

/** Cards with codes to hand out, as a preview. Only the cards are printed. */
export const CodeCards = observer(function CodeCards({ open, onClose }: CodeCardsProps) {
  const store = useStore(open);
  const { cards, codes } = store;
  return (
    <section className={styles['page']} aria-labelledby="cards-title">
      <CodeHeader
        id="cards-title"
        title={accessCodesText('cards.title')}
        back={accessCodesText('cards.back')}
        onBack={onClose}
        actions={
          <Button
            intent="primary"
            icon={<PrintIcon />}
            text={accessCodesText('cards.print')}
            disabled={typeof cards === 'string'}
            onClick={() => window.print()}
          />
        }
      />
      <p role="status">
        {accessCodesCount('cards.count', codes.length)}. {accessCodesText('cards.size')}
      </p>
      {cards === 'preparing' && <Spinner size={24} aria-label={accessCodesText('qr.preparing')} />}
      <div role="alert">
        {cards === 'failed' && (
          <Notice
            intent="danger"
            action={<Button size="small" text={accessCodesText('retry')} onClick={() => void store.prepare()} />}
          >
            {accessCodesText('qr.failed')}
          </Notice>
        )}
      </div>
      {typeof cards !== 'string' && (
        <>
          <Sheet cards={cards} className="code-cards code-cards-preview" />
          {createPortal(<Sheet cards={cards} className="code-cards print-sheet" />, document.body)}
        </>
      )}
    </section>
  );
});

function Sheet({ cards, className }: { readonly cards: readonly CodeCard[]; readonly className: string }) {
  return (
    <ul className={className}>
      {cards.map(({ code, organisationName, qr }) => (
        <li key={code} className="code-card">
          <p className="code-card-organisation">
            <bdi>{writtenText(organisationName)}</bdi>
          </p>
          <QrPicture code={qr} label={accessCodesText('qr.label', { code })} />
          <p className="code-card-code">{code}</p>
          <p>{accessCodesText('cards.instruction')}</p>
        </li>
      ))}
    </ul>
  );
}
