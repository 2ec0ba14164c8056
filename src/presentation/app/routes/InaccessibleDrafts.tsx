import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { InaccessibleDraft } from '@/application/drafts/ListInaccessibleDrafts';
import { copyText } from '../../kit/copyText';
import { useStore } from '../../kit/useStore';
import { appText } from '../appText';
import type { InaccessibleDraftsStore } from '../InaccessibleDraftsStore';

/** Lets the user read and copy text that they typed on a page they can no longer open. */
export const InaccessibleDrafts = observer(function InaccessibleDrafts({
  createStore,
}: {
  readonly createStore: () => InaccessibleDraftsStore;
}) {
  const store = useStore(createStore);
  const { texts } = store;
  if (store.isUnknown)
    return (
      <p role="alert">
        {appText('typed.unknown')}{' '}
        <Button size="small" text={appText('typed.retry')} onClick={() => void store.load()} />
      </p>
    );
  if (texts.length === 0) return null;
  return (
    <section className="shell-typed" aria-labelledby="typed-title">
      <h2 id="typed-title">{appText('typed.title')}</h2>
      <p>{appText('typed.lead')}</p>
      <ul>
        {texts.map(draft => (
          <DraftTexts key={draft.id} draft={draft} />
        ))}
      </ul>
    </section>
  );
});

function DraftTexts({ draft: { place, texts } }: { readonly draft: InaccessibleDraft }) {
  const [copied, setCopied] = useState(false);
  return (
    <li>
      <h3>{appText(`typed.${place}`)}</h3>
      {texts.map((text, index) => (
        <p key={index} className="shell-typed-text" dir="auto">
          {text}
        </p>
      ))}
      <Button
        size="small"
        text={appText(copied ? 'typed.copied' : 'typed.copy')}
        onClick={() => void copyText(texts.join('\n\n')).then(setCopied)}
      />
    </li>
  );
}
