import { observer } from 'mobx-react-lite';
import { FaultField } from '../kit/forms/FaultField';
import type { SaveFailure } from '../kit/forms/saveFailureText';
import type { MergedForm } from '../kit/forms/MergedForm';
import { MergedFormPanel } from '../kit/forms/MergedFormPanel';
import { Row } from '../kit/layout/Stack';
import { accountText, faultText, nameLimits } from './accountText';
import { nameFault, type NamesForm } from './NamesForm';

interface NamesPanelProps<T, X extends SaveFailure> {
  readonly form: MergedForm<NamesForm, T, X>;
  readonly isRow?: boolean;
  /** True if the page has a save bar for all its forms. */
  readonly isSavedElsewhere?: boolean;
}

/** The form for the first and the last name, in the settings and in a therapist's profile. */
export const NamesPanel = observer(function NamesPanel<T, X extends SaveFailure>({
  form,
  isRow = false,
  isSavedElsewhere = false,
}: NamesPanelProps<T, X>) {
  const faultOf = (field: keyof NamesForm): string | undefined => {
    const fault = form.hasTriedToSubmit && form.fault !== undefined ? nameFault(form.form.mine[field]) : undefined;
    return fault && faultText(fault, nameLimits);
  };
  return (
    <MergedFormPanel
      isRow={isRow}
      form={form}
      title={accountText('names.title')}
      lead={accountText('names.lead')}
      {...(!isSavedElsewhere && { save: accountText('names.save') })}
      saved={accountText('names.saved')}
      labelOf={nameLabel}
      valueText={String}
    >
      <Row gap={16}>
        {(['firstName', 'lastName'] as const).map(field => (
          <FaultField
            key={field}
            label={nameLabel(field)}
            fault={faultOf(field)}
            maxLength={nameLimits.most + 20}
            value={form.form.mine[field]}
            onWrite={text => form.write(field, text)}
          />
        ))}
      </Row>
    </MergedFormPanel>
  );
});

const nameLabel = (field: string): string =>
  field === 'firstName' ? accountText('names.firstName') : accountText('names.lastName');
