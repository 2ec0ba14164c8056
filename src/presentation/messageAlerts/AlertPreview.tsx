import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { SegmentedChoice } from '../kit/forms/SegmentedChoice';
import { Panel } from '../kit/layout/Panel';
import { Tag } from '../kit/layout/Tag';
import type { AlertEditorStore } from './AlertEditorStore';
import { AlertNotice } from './AlertNotice';
import styles from './AlertPreview.module.css';
import { messageAlertsText } from './messageAlertsText';

interface StoreProps {
  readonly store: AlertEditorStore;
}

type Theme = 'light' | 'dark';

/** The message that is being edited, in every place where people will see it. */
export const AlertPreview = observer(function AlertPreview({ store }: StoreProps) {
  const [theme, setTheme] = useState<Theme>('light');
  const { audiences } = store.target;
  return (
    <Panel
      title={messageAlertsText('preview.title')}
      actions={
        <SegmentedChoice
          isLabelHidden
          label={messageAlertsText('preview.theme')}
          value={theme}
          choices={[
            ['light', messageAlertsText('preview.light')],
            ['dark', messageAlertsText('preview.dark')],
          ]}
          onChoose={setTheme}
        />
      }
    >
      <div className={styles['preview']} data-theme={theme}>
        <Frame label={messageAlertsText('preview.dashboard')} isMeant={audiences.includes('staff')}>
          <div className={styles['bar']}>{messageAlertsText('preview.dashboard')}</div>
          <Shown store={store} />
          <div className={styles['lines']} />
        </Frame>
        <div className={styles['small']}>
          <Frame label={messageAlertsText('preview.login')} isMeant={audiences.includes('public')}>
            <Shown store={store} />
            <div className={styles['field']} />
            <div className={styles['field']} />
            <div className={styles['button']}>{messageAlertsText('preview.loginButton')}</div>
          </Frame>
          <Frame label={messageAlertsText('preview.app')} isMeant={audiences.includes('patients')} isPhone>
            <Shown store={store} />
            <div className={styles['button']}>{messageAlertsText('preview.write')}</div>
          </Frame>
        </div>
      </div>
    </Panel>
  );
});

const Shown = observer(function Shown({ store }: StoreProps) {
  const { message, kind, dismissible } = store.form.mine;
  return (
    <AlertNotice
      kind={kind ?? 'information'}
      message={message === '' ? messageAlertsText('preview.empty') : message}
      onDismiss={dismissible === 'yes' ? () => undefined : undefined}
    />
  );
});

interface FrameProps {
  readonly label: string;
  readonly isMeant: boolean;
  readonly isPhone?: boolean;
  readonly children: ReactNode;
}

/** A picture of a place. It is inert, so that nothing in it can be pressed. */
function Frame({ label, isMeant, isPhone = false, children }: FrameProps) {
  return (
    <figure className={styles['figure']}>
      <figcaption>
        {label} {!isMeant && <Tag>{messageAlertsText('preview.notMeant')}</Tag>}
      </figcaption>
      <div inert className={isPhone ? `${styles['frame']} ${styles['phone']}` : styles['frame']}>
        {children}
      </div>
    </figure>
  );
}
