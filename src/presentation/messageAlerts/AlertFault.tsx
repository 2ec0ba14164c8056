import { ErrorIcon } from '@blueprintjs/icons';
import styles from './AlertEditor.module.css';

/** The error message of a field that has several controls. */
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
