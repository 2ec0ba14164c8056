import { observer } from 'mobx-react-lite';
import { ConflictChoice } from '../kit/forms/ConflictChoice';
import type { CoreHoursForm } from './coreHoursFields';
import type { CoreHoursStore } from './CoreHoursStore';
import { fieldLabel, fieldValueText } from './regionsText';

interface FieldConflictProps {
  readonly store: CoreHoursStore;
  readonly field: keyof CoreHoursForm;
}

/** Both versions of a field that two administrators have changed. */
export const FieldConflict = observer(function FieldConflict({ store, field }: FieldConflictProps) {
  const conflict = store.form.conflictOf(field);
  if (conflict === undefined) return null;
  return (
    <ConflictChoice
      label={fieldLabel(field)}
      before={fieldValueText(conflict.base)}
      mine={fieldValueText(conflict.mine)}
      theirs={fieldValueText(conflict.theirs)}
      choice={conflict.choice}
      onChoose={choice => store.form.choose(field, choice)}
    />
  );
});
