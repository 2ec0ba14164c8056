import { ErrorIcon } from '@blueprintjs/icons';
import styles from './AlertEditor.module.css';

/** What is wrong with a field that is no single control. */
export function AlertFault({ text }: { readonly text: string | undefined }) {
  return (
    <p role="status" className={styles['fault']}>
      {text !== undefined && (
        <>
          <ErrorIcon />
          <span>{text}</span>
        </>
      )}
    </p>
  );
}
