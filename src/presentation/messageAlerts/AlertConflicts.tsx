import { observer } from 'mobx-react-lite';
import { ConflictChoice } from '../kit/forms/ConflictChoice';
import type { DraftForm } from '../kit/forms/DraftForm';
import type { EditorFailure } from './AlertEditorStore';
import type { AlertForm } from './alertFields';
import { alertLabelOf, alertValueText } from './alertValueText';

interface AlertConflictsProps {
  readonly form: DraftForm<AlertForm, EditorFailure>;
}

/** The fields that a colleague changed as well, each with both versions. */
export const AlertConflicts = observer(function AlertConflicts({ form }: AlertConflictsProps) {
  return form.conflicts.map(conflict => (
    <ConflictChoice
      key={conflict.field}
      label={alertLabelOf(conflict.field)}
      before={alertValueText(conflict.base)}
      mine={alertValueText(conflict.mine)}
      theirs={alertValueText(conflict.theirs)}
      choice={conflict.choice}
      onChoose={choice => form.choose(conflict.field, choice)}
    />
  ));
});
