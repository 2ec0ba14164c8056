import { Button, InputGroup } from '@blueprintjs/core';
import { CrossIcon, SearchIcon } from '@blueprintjs/icons';
import { privateField } from '../privateField';

interface SearchFieldProps {
  /** Says what is searched; also the placeholder. */
  readonly label: string;
  /** Label of the button that empties the field. */
  readonly clearLabel: string;
  readonly value: string;
  readonly onSearch: (query: string) => void;
  /** Longest text, in UTF-16 code units. */
  readonly maxLength?: number;
}

/** A field that filters a list while the user types. */
export function SearchField({ label, clearLabel, value, onSearch, maxLength }: SearchFieldProps) {
  const clear = <Button variant="minimal" icon={<CrossIcon />} aria-label={clearLabel} onClick={() => onSearch('')} />;
  return (
    <InputGroup
      {...privateField}
      type="search"
      leftIcon={<SearchIcon />}
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={maxLength}
      onValueChange={onSearch}
      {...(value !== '' && { rightElement: clear })}
    />
  );
}
