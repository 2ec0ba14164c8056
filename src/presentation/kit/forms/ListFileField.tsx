import { observer } from 'mobx-react-lite';
import { Notice } from '../Notice';
import { FileField } from './FileField';
import type { ListFile, ListFileFault } from './ListFile';

interface ListFileFieldProps {
  readonly file: ListFile;
  readonly label: string;
  readonly problemText: (problem: ListFileFault) => string;
}

/** A field to drop or choose the file of a list, with the error if it could not be read. */
export const ListFileField = observer(function ListFileField({ file, label, problemText }: ListFileFieldProps) {
  return (
    <>
      <FileField
        kind="csv"
        label={label}
        accept=".csv,.txt,text/csv,text/plain"
        onChoose={chosen => void file.choose(chosen)}
      />
      <div role="alert">
        {file.problem !== undefined && <Notice intent="danger">{problemText(file.problem)}</Notice>}
      </div>
    </>
  );
});
