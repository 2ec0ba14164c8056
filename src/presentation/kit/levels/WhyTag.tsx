import { WarningSignIcon } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import { formsText } from '../forms/formsText';
import { Popup } from '../overlays/Popup';
import { focusPopoverBody, PopoverBody } from '../PopoverBody';
import { tagLevelClass, tagTextClass } from './LevelTag';
import styles from './WhyTag.module.css';

export interface SignReason {
  readonly title: string;
  /** The rule in one sentence. */
  readonly because: string;
  /** Id of the rule. */
  readonly rule: string;
  /** The values that the rule saw, with their times. */
  readonly saw: readonly { readonly what: string; readonly when: string }[];
  /** The time at which the values were read, as text; undefined if that is not known. */
  readonly readAt?: string | undefined;
  readonly ends: string;
}

interface WhyTagProps {
  readonly level: 'alarm' | 'watch';
  readonly reason: SignReason;
  /** An icon of 12 px; a warning sign by default. */
  readonly icon?: ReactElement;
  readonly className?: string;
}

/** A tag for a sign of need. Pressing it shows the reason for the sign. */
export function WhyTag({ level, reason, icon = <WarningSignIcon size={12} />, className = '' }: WhyTagProps) {
  return (
    <WhyPopup reasons={[reason]}>
      <button
        type="button"
        className={`${styles['sign']} ${tagLevelClass(level)} ${className}`.trim()}
        title={reason.title}
      >
        {icon}
        <span className={tagTextClass}>{reason.title}</span>
      </button>
    </WhyPopup>
  );
}

interface WhyPopupProps {
  readonly reasons: readonly SignReason[];
  /** The button that opens the popup. */
  readonly children: ReactElement;
}

export function WhyPopup({ reasons, children }: WhyPopupProps) {
  return (
    <Popup
      placement="bottom-start"
      onOpened={focusPopoverBody}
      content={
        <PopoverBody className={styles['why'] ?? ''}>
          {reasons.map((reason, at) => (
            <Why key={`${reason.title} ${at}`} reason={reason} />
          ))}
        </PopoverBody>
      }
    >
      {children}
    </Popup>
  );
}

function Why({ reason: { title, because, rule, saw, readAt, ends } }: { readonly reason: SignReason }) {
  return (
    <section>
      <h3>{title}</h3>
      <p>{because}</p>
      <p className={styles['rule']}>{formsText('why.rule', { rule })}</p>
      <h4>{formsText('why.saw')}</h4>
      <ul className={styles['evidence']}>
        {saw.map(({ what, when }) => (
          <li key={what}>
            {what} <span>{when}</span>
          </li>
        ))}
      </ul>
      {readAt !== undefined && <p className={styles['rule']}>{formsText('why.read', { time: readAt })}</p>}
      <h4>{formsText('why.ends')}</h4>
      <p>{ends}</p>
    </section>
  );
}
