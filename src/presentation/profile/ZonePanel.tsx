import { FormGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { MergedFormPanel } from '../kit/forms/MergedFormPanel';
import { saveFailureText } from '../kit/forms/saveFailureText';
import { Notice } from '../kit/Notice';
import { PrivateSelect } from '../kit/PrivateSelect';
import type { OwnProfileStore } from './OwnProfileStore';
import { profileText, zoneName } from './profileText';

/** By which clock the therapist works. */
export const ZonePanel = observer(function ZonePanel({ store }: { readonly store: OwnProfileStore }) {
  const { timeZone: form, zones } = store;
  const { timeZone } = form.form.mine;
  const id = useId();
  const known = zones.known ?? [];
  return (
    <MergedFormPanel
      form={form}
      title={profileText('zone.title')}
      lead={profileText('zone.lead')}
      save={profileText('zone.save')}
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
      <FormGroup
        label={profileText('zone.label')}
        labelFor={id}
        intent={form.fault === undefined ? 'none' : 'danger'}
        helperText={form.fault !== undefined && profileText('zone.unknown')}
      >
        <PrivateSelect
          id={id}
          fill
          value={timeZone}
          aria-invalid={form.fault !== undefined}
          onChange={event => form.write('timeZone', event.currentTarget.value)}
        >
          {!known.includes(timeZone) && <option value={timeZone}>{zoneName(timeZone)}</option>}
          {known.map(zone => (
            <option key={zone} value={zone}>
              {zoneName(zone)}
            </option>
          ))}
        </PrivateSelect>
      </FormGroup>
    </MergedFormPanel>
  );
});
