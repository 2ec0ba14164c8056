import { Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PictureFailure } from '@/application/organisations/ports/PictureGateway';
import { Notice } from '../../kit/Notice';
import styles from './LogoField.module.css';
import { organisationFailureText } from '../organisationsText';
import type { LogoStore } from './LogoStore';
import { settingsText } from './settingsText';
import { FileField } from '../../kit/forms/FileField';

interface LogoFieldProps {
  readonly createStore: () => LogoStore;
  readonly mayEdit: boolean;
}

/** The field for the logo, with a preview in both themes and at the size of a phone. */
export const LogoField = observer(function LogoField({ createStore, mayEdit }: LogoFieldProps) {
  const [store] = useState(createStore);
  const { address } = store;
  return (
    <>
      {mayEdit && store.isOwn && <Chooser store={store} />}
      {store.isRefused && <p className={styles['fault']}>{settingsText('logo.refused')}</p>}
      {address !== undefined && <Pictures key={address} address={address} />}
    </>
  );
});

const Chooser = observer(function Chooser({ store }: { readonly store: LogoStore }) {
  return (
    <>
      <FileField
        kind="picture"
        isLabelHidden
        label={settingsText('logo.choose')}
        hint={settingsText('logo.hint')}
        accept="image/png,image/jpeg"
        isShownElsewhere
        disabled={store.uploading}
        onChoose={file => void store.upload(file)}
      />
      <div role="status">{store.uploading && <Spinner size={20} aria-label={settingsText('logo.uploading')} />}</div>
      <div role="alert">
        {store.failure !== undefined && <Notice intent="danger">{pictureFailureText(store.failure)}</Notice>}
      </div>
    </>
  );
});

function Pictures({ address }: { readonly address: string }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <p className={styles['fault']}>{settingsText('logo.notShown')}</p>;
  return (
    <div className={styles['previews']}>
      {(['light', 'dark', 'phone'] as const).map(look => (
        <figure key={look} className={`${styles['preview']} ${styles[look] ?? ''}`}>
          <img src={address} alt={settingsText('logo.alt')} onError={() => setMissing(true)} />
          <figcaption>{settingsText(`logo.${look}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const BYTES_OF_MEGABYTE = 1_048_576;

function pictureFailureText(failure: PictureFailure): string {
  if (failure.kind !== 'invalidImage') return settingsText('logo.failed', { why: organisationFailureText(failure) });
  const { fault } = failure;
  if (fault?.kind === 'tooLarge')
    return settingsText('logo.fault.tooLarge', { most: Math.floor(fault.mostBytes / BYTES_OF_MEGABYTE) });
  return settingsText(fault?.kind === 'empty' ? 'logo.fault.empty' : 'logo.fault.otherFormat');
}
