import { observer } from 'mobx-react-lite';
import { FaultField } from '../kit/forms/FaultField';
import type { MergedForm } from '../kit/forms/MergedForm';
import { MergedFormPanel } from '../kit/forms/MergedFormPanel';
import { accountText, faultText, nameLimits } from './accountText';
import { nameFault, type NamesForm } from './NamesForm';

interface NamesPanelProps<T, X extends { readonly kind: string }> {
  readonly form: MergedForm<NamesForm, T, X>;
}

/** First and last name: on the settings, and on the profile of a therapist. */
export const NamesPanel = observer(function NamesPanel<T, X extends { readonly kind: string }>({
  form,
}: NamesPanelProps<T, X>) {
  const faultOf = (field: keyof NamesForm): string | undefined => {
    const fault = form.isTried && form.fault !== undefined ? nameFault(form.form.mine[field]) : undefined;
    return fault && faultText(fault, nameLimits);
  };
  return (
    <MergedFormPanel
      form={form}
      title={accountText('names.title')}
      lead={accountText('names.lead')}
      save={accountText('names.save')}
      saved={accountText('names.saved')}
      labelOf={nameLabel}
      valueText={String}
    >
      <div className="merged-form-pair">
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
      </div>
    </MergedFormPanel>
  );
});

const nameLabel = (field: string): string =>
  field === 'firstName' ? accountText('names.firstName') : accountText('names.lastName');
