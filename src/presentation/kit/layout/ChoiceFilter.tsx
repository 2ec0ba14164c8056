import { Radio, RadioGroup } from '@blueprintjs/core';
import { privateField } from '../privateField';
import { FilterMenu } from './FilterMenu';

interface ChoiceFilterProps<V extends string> {
  readonly label: string;
  /** The chosen value; undefined if the list is not filtered. */
  readonly value: V | undefined;
  /** The values with their labels. */
  readonly choices: readonly (readonly [V, string])[];
  readonly allLabel: string;
  readonly clearLabel: string;
  readonly onChoose: (value: V | undefined) => void;
}

/** Filters a list by one of a few values. */
export function ChoiceFilter<V extends string>(props: ChoiceFilterProps<V>) {
  const { label, value, choices, allLabel, clearLabel, onChoose } = props;
  const textOf = (wanted: V | undefined): string | undefined => choices.find(([one]) => one === wanted)?.[1];
  return (
    <FilterMenu label={label} value={textOf(value)} clearLabel={clearLabel} onClear={() => onChoose(undefined)}>
      <RadioGroup
        label={label}
        name={label}
        selectedValue={value ?? ''}
        onChange={event => {
          const chosen = event.currentTarget.value;
          onChoose(choices.find(([one]) => one === chosen)?.[0]);
        }}
      >
        <Radio {...privateField} value="" label={allLabel} />
        {choices.map(([one, text]) => (
          <Radio {...privateField} key={one} value={one} label={text} />
        ))}
      </RadioGroup>
    </FilterMenu>
  );
}
