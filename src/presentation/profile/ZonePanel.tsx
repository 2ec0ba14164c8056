import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { describedControl, FieldFrame } from '../kit/forms/FieldFrame';
import { MergedFormPanel } from '../kit/forms/MergedFormPanel';
import { saveFailureText } from '../kit/forms/saveFailureText';
import { Notice } from '../kit/Notice';
import { PrivateSelect } from '../kit/PrivateSelect';
import type { OwnProfileStore } from './OwnProfileStore';
import { profileText, zoneName } from './profileText';

/** The form for the therapist's time zone. */
export const ZonePanel = observer(function ZonePanel({ store }: { readonly store: OwnProfileStore }) {
  const { timeZone: form, zones } = store;
  const { timeZone } = form.form.mine;
  const id = useId();
  const known = zones.known ?? [];
  const fault = form.fault === undefined ? undefined : profileText('zone.unknown');
  return (
    <MergedFormPanel
      form={form}
      title={profileText('zone.title')}
      lead={profileText('zone.lead')}
      saved={profileText('zone.saved', { zone: zoneName(timeZone) })}
      labelOf={() => profileText('zone.label')}
      valueText={value => zoneName(String(value))}
    >
      <div role="alert">
        {zones.state.status === 'couldNotCheck' && (
          <Notice intent="warning">
            {profileText('zone.listFailed', { why: saveFailureText(zones.state.failure) })}
          </Notice>
        )}
      </div>
      <FieldFrame id={id} label={profileText('zone.label')} fault={fault} holds="name">
        <PrivateSelect
          {...describedControl(id, { fault })}
          fill
          value={timeZone}
          onChange={event => form.write('timeZone', event.currentTarget.value)}
        >
          {!known.includes(timeZone) && <option value={timeZone}>{zoneName(timeZone)}</option>}
          {known.map(zone => (
            <option key={zone} value={zone}>
              {zoneName(zone)}
            </option>
          ))}
        </PrivateSelect>
      </FieldFrame>
    </MergedFormPanel>
  );
});
