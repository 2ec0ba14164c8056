import { DocumentIcon, UploadIcon } from '@blueprintjs/icons';
import { useId, useState, type ChangeEvent } from 'react';
import { privateField } from '../privateField';
import { describedControl, FieldFrame } from './FieldFrame';
import styles from './FileField.module.css';
import { fileText, formsText } from './formsText';

interface FileFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** The kind of file, which the field names. */
  readonly kind: 'csv' | 'picture' | 'any';
  /** The file types offered to choose from, such as `.csv,text/csv`. */
  readonly accept?: string;
  readonly disabled?: boolean;
  /** True if the chosen file is shown elsewhere, so that its name is not repeated here. */
  readonly isShownElsewhere?: boolean;
  readonly isLabelHidden?: boolean;
  readonly onChoose: (file: File) => void;
}

export function FileField({ label, hint, kind, isShownElsewhere = false, onChoose, ...props }: FileFieldProps) {
  const { accept, disabled = false, isLabelHidden = false } = props;
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [isOver, setOver] = useState(false);
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = currentTarget.files ?? [];
    // Without this, choosing the same file again would not be a change.
    currentTarget.value = '';
    if (file === undefined) return;
    if (!isShownElsewhere) setChosen(fileText(file));
    onChoose(file);
  };
  const className = [styles['zone'], isOver && styles['over'], disabled && styles['fixed']].filter(Boolean).join(' ');
  return (
    <FieldFrame id={id} label={label} hint={hint} isLabelHidden={isLabelHidden}>
      <div className={className}>
        {chosen === undefined ? <UploadIcon /> : <DocumentIcon />}
        <span className={chosen === undefined ? undefined : styles['chosen']} role="status">
          {chosen ?? formsText(`file.${kind}`)}
        </span>
        <span className={styles['link']}>{formsText(chosen === undefined ? 'file.choose' : 'file.another')}</span>
        <input
          {...privateField}
          {...describedControl(id, { hint })}
          type="file"
          accept={accept}
          disabled={disabled}
          onChange={handleChange}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
      </div>
    </FieldFrame>
  );
}
