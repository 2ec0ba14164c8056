import { FormGroup, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { PatientFacingOwnProfile } from '@/application/profile/LoadPatientFacingProfile';
import type { MergedForm } from '../kit/forms/MergedForm';
import { MergedFormPanel } from '../kit/forms/MergedFormPanel';
import { privateField } from '../kit/privateField';
import { textDifference } from '../kit/text/textDifference';
import type { BiographyForm } from './OwnProfileStore';
import { longestBiography, profileText } from './profileText';

interface BiographyPanelProps {
  readonly form: MergedForm<BiographyForm, PatientFacingOwnProfile>;
}

/** The form for a therapist's text about themselves, which is plain text. */
export const BiographyPanel = observer(function BiographyPanel({ form }: BiographyPanelProps) {
  const { base, mine } = form.form;
  const id = useId();
  const isTooLong = form.fault !== undefined;
  const values = { count: mine.biography.length, most: longestBiography };
  return (
    <MergedFormPanel
      form={form}
      title={profileText('biography.title')}
      lead={profileText('biography.lead')}
      saved={profileText('biography.saved')}
      labelOf={() => profileText('biography.title')}
      valueText={String}
      differenceOf={({ theirs, mine: own }) => (
        <TextDifference
          title={profileText('biography.conflictDifference')}
          before={String(theirs)}
          after={String(own)}
        />
      )}
    >
      <FormGroup
        label={profileText('biography.label')}
        labelFor={id}
        intent={isTooLong ? 'danger' : 'none'}
        helperText={
          <span id={`${id}-help`}>{profileText(isTooLong ? 'biography.tooLong' : 'biography.count', values)}</span>
        }
      >
        <TextArea
          {...privateField}
          id={id}
          fill
          autoResize
          dir="auto"
          value={mine.biography}
          aria-invalid={isTooLong}
          aria-describedby={`${id}-help`}
          onChange={event => form.write('biography', event.currentTarget.value)}
        />
      </FormGroup>
      {form.hasChange && base.biography !== '' && form.form.conflicts.length === 0 && (
        <TextDifference title={profileText('biography.difference')} before={base.biography} after={mine.biography} />
      )}
    </MergedFormPanel>
  );
});

interface TextDifferenceProps {
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

const elements = { same: 'span', added: 'ins', removed: 'del' } as const;

/** The text with its additions and removals marked. */
function TextDifference({ title, before, after }: TextDifferenceProps) {
  return (
    <details className="profile-difference">
      <summary>{title}</summary>
      <p dir="auto">
        {textDifference(before, after).map(({ kind, text }, place) => {
          const Element = elements[kind];
          return <Element key={place}>{text}</Element>;
        })}
      </p>
    </details>
  );
}
