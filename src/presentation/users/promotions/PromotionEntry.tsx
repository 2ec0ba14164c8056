import { Button, InputGroup, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { describedControl, FieldFrame } from '../../kit/forms/FieldFrame';
import { FormNotices } from '../../kit/forms/FormNotices';
import { ReasonField } from '../../kit/forms/ReasonField';
import { Notice } from '../../kit/Notice';
import { privateField } from '../../kit/privateField';
import { DraftConflictsNotice } from '../../kit/forms/DraftConflictsNotice';
import { reasonLimits } from '../rightFields';
import { ChoiceField } from '../../kit/forms/ChoiceField';
import { EntryForm } from '../EntryForm';
import { EndField } from './EndField';
import type { PromotionStore } from './PromotionStore';
import { entryLabel, peopleFaultText, promotionDraftText, promotionText, reasonFaultText } from './promotionWords';
import { ListFileField } from '../../kit/forms/ListFileField';

interface EntryProps {
  readonly store: PromotionStore;
}

/** The form of a promotion or downgrade: the people, the right and the reason. */
export const PromotionEntry = observer(function PromotionEntry({ store }: EntryProps) {
  const { form, hasTriedToSubmit } = store;
  const faults = hasTriedToSubmit ? store.faults : {};
  return (
    <EntryForm onSubmit={() => store.check()} acts={<Acts store={store} />}>
      <FormNotices form={form} labelOf={entryLabel} />
      <DraftConflictsNotice
        others={form.conflictingDrafts}
        textOf={kept => promotionDraftText(form.read(kept), kept)}
      />
      <div role="status">{form.restored && <Notice intent="warning">{promotionText('entry.restored')}</Notice>}</div>
      {store.acts.length > 1 && <ActField store={store} isMissing={faults.act !== undefined} />}
      <PeopleFields store={store} />
      {store.page === 'promoteAnalyst' && <ExtentFields store={store} />}
      {store.act === 'promote' && (
        <EndField entry={form.mine.end} fault={faults.end} zone={store.zone} onWrite={entry => store.writeEnd(entry)} />
      )}
      <ReasonField
        label={promotionText('entry.reason')}
        hint={promotionText('entry.reasonHint', reasonLimits)}
        missing={reasonFaultText()}
        value={form.mine.reason}
        isMissing={faults.reason !== undefined}
        onWrite={reason => store.write('reason', reason)}
      />
    </EntryForm>
  );
});

const Acts = observer(function Acts({ store }: EntryProps) {
  return (
    <>
      <Button type="submit" intent="primary" text={promotionText('entry.check')} />
      {store.form.isUnsaved && (
        <Button variant="minimal" text={promotionText('entry.discard')} onClick={() => store.discard()} />
      )}
    </>
  );
});

const ActField = observer(function ActField({ store, isMissing }: EntryProps & { readonly isMissing: boolean }) {
  const { act } = store.form.mine;
  return (
    <ChoiceField
      label={promotionText('entry.act')}
      value={act}
      choices={store.acts.map(one => [one, promotionText(`entry.${one}`)] as const)}
      fault={isMissing ? promotionText('fault.act') : undefined}
      onChoose={chosen => store.chooseAct(chosen)}
    />
  );
});

const PeopleFields = observer(function PeopleFields({ store }: EntryProps) {
  const id = useId();
  const { problem } = store;
  const hint = promotionText('entry.peopleHint');
  const fault = peopleFaultText(problem);
  return (
    <>
      <FieldFrame id={id} label={promotionText('entry.people')} hint={hint} fault={fault} holds="reason">
        <TextArea
          {...privateField}
          {...describedControl(id, { hint, fault })}
          fill
          rows={6}
          dir="auto"
          value={store.form.mine.people}
          onChange={event => store.write('people', event.currentTarget.value)}
        />
      </FieldFrame>
      <ListFileField
        file={store.file}
        label={promotionText('entry.file')}
        problemText={problem => promotionText(`fault.${problem}`)}
      />
    </>
  );
});

const ExtentFields = observer(function ExtentFields({ store }: EntryProps) {
  const id = useId();
  const { extent, codes } = store.form.mine;
  const faults = store.hasTriedToSubmit ? store.faults : {};
  const hint = promotionText('entry.codeListHint');
  const fault = faults.codes === undefined ? undefined : promotionText('fault.codes');
  return (
    <>
      <ChoiceField
        label={promotionText('entry.extent')}
        value={extent}
        choices={[
          ['everything', promotionText('entry.everything')],
          ['codes', promotionText('entry.codes')],
        ]}
        fault={faults.extent === undefined ? undefined : promotionText('fault.extent')}
        onChoose={chosen => store.chooseExtent(chosen)}
      />
      {extent === 'codes' && (
        <FieldFrame id={id} label={promotionText('entry.codeList')} hint={hint} fault={fault} holds="email">
          <InputGroup
            {...privateField}
            {...describedControl(id, { hint, fault })}
            value={codes}
            maxLength={3_300}
            onValueChange={text => store.write('codes', text)}
          />
        </FieldFrame>
      )}
    </>
  );
});
